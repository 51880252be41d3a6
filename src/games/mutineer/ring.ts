/** Where the twelve islands lie on the board: a ring pressed into its room, Hochland top left, clockwise. */
import type { Position } from './state';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Ring {
  readonly width: number;
  readonly height: number;
  /** What is touched, by position. */
  readonly cells: readonly Box[];
  /** The inner room: decks, the mutiny, the market. */
  readonly middle: Box;
  /** What an island's drawing is scaled by: 1 is a cell of 100 × 84. */
  readonly scale: number;
}

/** Column and row of each position on the rim of a 4 × 4 grid. */
const RIM: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
];

/** How far the middle islands of a side bulge outwards, so that a ring is seen and not a frame; by the cell. */
const PULL = 0.06;
const EDGE = 4;
/** A cell may be so much wider than high, or higher than wide. */
const WIDEST = 1.45;
const HIGHEST = 1.12;

export function ringFor(width: number, height: number): Ring {
  const across = (width - EDGE * 2) / 4;
  const down = (height - EDGE * 2) / 4;
  const cell = { width: Math.min(across, down * WIDEST), height: Math.min(down, across * HIGHEST) };
  const left = (width - cell.width * 4) / 2;
  const top = (height - cell.height * 4) / 2;
  const cells = RIM.map(([column, row]): Box => {
    const [inX, inY] = isCorner(column, row) ? [Math.sign(1.5 - column), Math.sign(1.5 - row)] : [0, 0];
    return {
      x: left + column * cell.width + inX * cell.width * PULL,
      y: top + row * cell.height + inY * cell.height * PULL,
      ...cell,
    };
  });
  return {
    width,
    height,
    cells,
    middle: {
      x: left + cell.width + 2,
      y: top + cell.height + 2,
      width: cell.width * 2 - 4,
      height: cell.height * 2 - 4,
    },
    scale: Math.min(cell.width / 100, cell.height / 84),
  };
}

function isCorner(column: number, row: number): boolean {
  return column % 3 === 0 && row % 3 === 0;
}

export function cellAt(ring: Ring, position: Position): Box {
  return ring.cells[position] as Box;
}

/** Where a ship anchors: off the shore on the inner side of its island. */
export function berthAt(ring: Ring, position: Position): Spot {
  const { x, y, width, height } = cellAt(ring, position);
  const [column = 0, row = 0] = RIM[position] ?? [];
  const inX = column === 0 ? 0.74 : column === 3 ? 0.26 : 0.5;
  const inY = row === 0 ? 0.98 : row === 3 ? 0.2 : 0.62;
  return { x: x + width * (row % 3 === 0 && column % 3 !== 0 ? 0.3 : inX), y: y + height * inY };
}

/** The berths a ship passes on its way clockwise, both ends included. */
export function courseBetween(ring: Ring, from: Position, to: Position): Spot[] {
  const course = [berthAt(ring, from)];
  for (let position = from; position !== to; ) {
    position = (position + 1) % RIM.length;
    course.push(berthAt(ring, position));
  }
  return course;
}
