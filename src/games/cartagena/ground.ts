/** Where every place of the path lies on a board of a given size: rows to and fro like a snake, start below, home above. */
import { chartOf } from './chart';
import { SEGMENT_LENGTH } from './data';
import { B, H, isSpace, J, PLACES, type Place } from './state';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One segment as a row of six spaces. */
export interface Row {
  readonly box: Box;
  readonly stretch: 'tunnel' | 'island';
  /** The lowest space of the row. */
  readonly first: Place;
  /** True if its numbers run from left to right. */
  readonly rightward: boolean;
}

export interface Ground {
  readonly width: number;
  /** May be more than the room there is; then the board scrolls. */
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly rows: readonly Row[];
  readonly start: Box;
  readonly home: Box;
  /** The strip of sea with the ferry sloop, in the Whole Jailbreak. */
  readonly strait: Box | null;
  /** The box of each place, by its number. */
  readonly boxes: readonly (Box | null)[];
}

/** A row is never lower than a finger. */
const LOWEST_ROW = 46;
/** Rock or leaves beside the path, with room for a torch. */
const WALL = 12;
/** Heights in rows. */
const START = 1.05;
const HOME = 1.15;
const STRAIT = 1.35;

export function groundFor(layout: string, story: string, width: number, height: number): Ground {
  const chart = chartOf(layout);
  const rowCount = chart.spaces / SEGMENT_LENGTH;
  const shoreRows = chart.shore / SEGMENT_LENGTH;
  const units = rowCount + START + HOME + (shoreRows > 0 ? STRAIT : 0);
  const rowHeight = Math.max(LOWEST_ROW, height / units);
  const wall = Math.max(WALL, width * 0.035);
  const cell = { width: (width - 2 * wall) / SEGMENT_LENGTH, height: rowHeight };
  const boxes: (Box | null)[] = new Array<Box | null>(PLACES).fill(null);
  const strip = (y: number, share: number): Box => ({ x: 0, y, width, height: share * rowHeight });
  let y = units * rowHeight - START * rowHeight;
  const start = strip(y, START);
  const rows: Row[] = [];
  let strait: Box | null = null;
  for (let number = 0; number < rowCount; number++) {
    if (shoreRows > 0 && number === shoreRows) {
      y -= STRAIT * rowHeight;
      strait = strip(y, STRAIT);
    }
    y -= rowHeight;
    const rightward = number % 2 === 0;
    const first = number * SEGMENT_LENGTH + 1;
    const stretch = story === 'tortuga' || (shoreRows > 0 && number >= shoreRows) ? 'island' : 'tunnel';
    rows.push({ box: strip(y, 1), stretch, first, rightward });
    for (let i = 0; i < SEGMENT_LENGTH; i++) {
      const column = rightward ? i : SEGMENT_LENGTH - 1 - i;
      boxes[first + i] = { x: wall + column * cell.width, y, ...cell };
    }
  }
  const home = strip(0, HOME);
  boxes[J] = start;
  boxes[H] = home;
  boxes[B] = strait;
  return { width, height: units * rowHeight, cell, rows, start, home, strait, boxes };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** On high cells the symbol lies above the pirates, on low ones beside them. */
function isHigh({ width, height }: Ground['cell']): boolean {
  return height > width * 0.95;
}

/** The middle of a space's symbol and its size; it makes room for pirates. */
export function symbolSpot(ground: Ground, space: Place, isVacant: boolean): Spot & { readonly size: number } {
  const box = ground.boxes[space] ?? ground.start;
  const { width, height } = ground.cell;
  const middle = { x: box.x + width / 2, y: box.y + height * 0.46 };
  if (isVacant) return { ...middle, size: Math.min(height * 0.54, width * 0.56, 64) };
  if (isHigh(ground.cell))
    return { x: middle.x, y: box.y + height * 0.27, size: Math.min(height * 0.38, width * 0.5, 48) };
  return { x: box.x + width * 0.25, y: middle.y, size: Math.min(height * 0.56, width * 0.4, 56) };
}

/** How tall a pirate is drawn. */
export function pirateHeight({ cell }: Ground): number {
  return Math.min(isHigh(cell) ? cell.height * 0.52 : cell.height * 0.68, cell.width * 0.62, 72);
}

/** Where one pirate of a crowd stands: on a space side by side, elsewhere crew by crew along the strip. */
export function footing(ground: Ground, place: Place, crowd: Crowd): Spot {
  const box = ground.boxes[place] ?? ground.start;
  if (isSpace(place)) {
    const high = isHigh(ground.cell);
    const room = box.width * (high ? 0.9 : 0.52);
    const apart = Math.min(room / 3, pirateHeight(ground) * 0.62);
    const middle = box.x + box.width * (high ? 0.5 : 0.69);
    return { x: middle + (crowd.number - (crowd.total - 1) / 2) * apart, y: box.y + box.height * 0.9 };
  }
  const berth = box.width / crowd.seats;
  const apart = Math.min((berth - 24) / crowd.crew, pirateHeight(ground) * 0.7);
  const left = berth * (crowd.seat + 0.5) - (apart * (crowd.crew - 1)) / 2;
  return { x: box.x + left + crowd.ofCrew * apart, y: box.y + box.height * 0.88 };
}

/** A pirate among those on the same place. */
export interface Crowd {
  /** Which one of all on the space, and how many these are. */
  readonly number: number;
  readonly total: number;
  /** Its crew, and which one of its crew it is here. */
  readonly seat: number;
  readonly ofCrew: number;
  readonly seats: number;
  readonly crew: number;
}

/** The places a pirate passes on its way, both ends included. */
export function pathBetween(from: Place, to: Place, layout: string): Place[] {
  const { spaces, shore } = chartOf(layout);
  const before = (place: Place) => (place === H ? spaces + 1 : place === B ? shore + 0.5 : place);
  const a = before(from);
  const b = before(to);
  const between: Place[] = [];
  for (let space = 1; space <= spaces; space++) {
    if (space > Math.min(a, b) && space < Math.max(a, b)) between.push(space);
  }
  if (b < a) between.reverse();
  return [from, ...between, to];
}
