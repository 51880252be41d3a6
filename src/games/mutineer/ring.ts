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
  /** High and large enough for the islands' names. */
  readonly isNamed: boolean;
}

/** Names are left out where they would be too small to read. */
const NAMED = 0.88;

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

/** How far the corners are drawn inwards, so that a ring is seen and not a frame; by the room a cell has to spare. */
const PULL = 0.7;
const EDGE = 4;
/** A cell may be so much wider than high, or higher than wide. */
const WIDEST = 1.5;
const HIGHEST = 1.36;
/** An island is drawn on this. */
const DRAWN = { width: 100, height: 84, name: 18 };

export function ringFor(width: number, height: number): Ring {
  const across = (width - EDGE * 2) / 4;
  const down = (height - EDGE * 2) / 4;
  const cell = { width: Math.min(across, down * WIDEST), height: Math.min(down, across * HIGHEST) };
  const left = (width - cell.width * 4) / 2;
  const top = (height - cell.height * 4) / 2;
  const named = Math.min(cell.width / DRAWN.width, cell.height / (DRAWN.height + DRAWN.name));
  const isNamed = named >= NAMED;
  const scale = isNamed ? named : Math.min(cell.width / DRAWN.width, cell.height / DRAWN.height);
  const spare = {
    x: Math.min((cell.width - DRAWN.width * scale) * PULL, cell.width * 0.16),
    y: (cell.height - (DRAWN.height + (isNamed ? DRAWN.name : 0)) * scale) * PULL,
  };
  const cells = RIM.map(([column, row]): Box => {
    const [inX, inY] = isCorner(column, row) ? [Math.sign(1.5 - column), Math.sign(1.5 - row)] : [0, 0];
    return {
      x: left + column * cell.width + inX * spare.x,
      y: top + row * cell.height + inY * spare.y,
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
    scale,
    isNamed,
  };
}

function isCorner(column: number, row: number): boolean {
  return column % 3 === 0 && row % 3 === 0;
}

export function cellAt(ring: Ring, position: Position): Box {
  return ring.cells[position] as Box;
}

/** Where a ship anchors: before the right half of the land, so that the tag stays in sight. */
export function berthAt(ring: Ring, position: Position): Spot {
  const { x, y, width, height } = cellAt(ring, position);
  return { x: x + width / 2 + 24 * ring.scale, y: y + height / 2 + (ring.isNamed ? 6 : 14) * ring.scale };
}

/** The berths a ship passes on its way clockwise, both ends included. */
export function courseBetween(ring: Ring, from: Position, to: Position): Spot[] {
  const course = [berthAt(ring, from)];
  for (let position = from; position !== to;) {
    position = (position + 1) % RIM.length;
    course.push(berthAt(ring, position));
  }
  return course;
}
