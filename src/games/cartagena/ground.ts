/** Where every place of the path lies on a board of a given size: rows to and fro like a snake, start below, home above. */
import { chartOf } from './chart';
import { SEGMENT_LENGTH } from './data';
import { B, type Dock, H, isSpace, J, PLACES, type Place } from './state';

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
  /** The hull of the ferry at each of its docks. */
  readonly ferry: Readonly<Record<Dock, Box>> | null;
  /** The deck that is home in the Escape; the cove has none. */
  readonly deck: Box | null;
  /** The box of each place, by its number. */
  readonly boxes: readonly (Box | null)[];
}

/** A row is never lower than a finger. */
const LOWEST_ROW = 44;
/** Rock or leaves beside the path, with room for a torch. */
const WALL = 12;
/** Heights in rows. */
const START = 1;
const HOME = 1.1;
const STRAIT = 1.5;

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
    const isAshore = shoreRows > 0 && number >= shoreRows;
    // The sloop crosses from side to side, so the island begins across from where the tunnel ends.
    const rightward = (number % 2 === 0) !== isAshore;
    const first = number * SEGMENT_LENGTH + 1;
    const stretch = story === 'tortuga' || isAshore ? 'island' : 'tunnel';
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
  const ferry = strait ? docksOf(strait, rows[shoreRows - 1]?.rightward === true) : null;
  const deck = story === 'escape' ? deckOf(home) : null;
  return { width, height: units * rowHeight, cell, rows, start, home, strait, ferry, deck, boxes };
}

/** At Cartagena the ferry lies where the tunnel ends, at Tortuga on the other side. */
function docksOf(strait: Box, endsRight: boolean): Record<Dock, Box> {
  const width = Math.min(strait.width * 0.58, strait.height * 4);
  const height = strait.height * 0.27;
  const left = strait.x + strait.width * 0.05;
  const right = strait.x + strait.width * 0.95 - width;
  const at = (x: number, y: number): Box => ({ x, y: strait.y + strait.height * y, width, height });
  return { cartagena: at(endsRight ? right : left, 0.66), tortuga: at(endsRight ? left : right, 0.56) };
}

function deckOf(home: Box): Box {
  const x = home.x + home.width * 0.03;
  return { x, y: home.y + home.height * 0.72, width: home.width * 0.94, height: home.height * 0.26 };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** On wide cells the pirates stand beside the symbol, on others before it. */
function isWide({ width, height }: Ground['cell']): boolean {
  return width > height * 1.3;
}

/** The middle of a space's symbol and its size; it makes room for pirates. */
export function symbolSpot(ground: Ground, space: Place, isVacant: boolean): Spot & { readonly size: number } {
  const box = ground.boxes[space] ?? ground.start;
  const { width, height } = ground.cell;
  if (isVacant) {
    return { x: box.x + width / 2, y: box.y + height * 0.46, size: Math.min(height * 0.54, width * 0.56, 64) };
  }
  const size = Math.min(height * 0.46, width * 0.44, 56);
  if (isWide(ground.cell)) return { x: box.x + width * 0.2, y: box.y + height * 0.48, size };
  return { x: box.x + Math.max(width * 0.28, size * 0.56), y: box.y + height * 0.3, size };
}

/** How tall a pirate is drawn. */
export function pirateHeight({ cell }: Ground): number {
  return Math.min(cell.height * 0.68, cell.width * 0.68, 76);
}

/** Where one pirate of a crowd stands: on a space side by side, aboard along the deck, elsewhere crew by crew. */
export function footing(ground: Ground, place: Place, crowd: Crowd): Spot {
  const box = ground.boxes[place] ?? ground.start;
  if (isSpace(place)) return onSpace(ground, box, crowd);
  if (place === B && ground.ferry) return aboard(ground.ferry[crowd.dock], pirateHeight(ground), crowd);
  const strip = place === H && ground.deck ? ground.deck : box;
  const inset = strip.width * 0.02;
  const berth = (strip.width - 2 * inset) / crowd.seats;
  const apart = Math.min(
    (berth - pirateHeight(ground) * 0.8) / Math.max(1, crowd.crew - 1),
    pirateHeight(ground) * 0.72,
  );
  const left = berth * (crowd.seat + 0.5) - (apart * (crowd.crew - 1)) / 2;
  const y = strip === ground.deck ? strip.y + strip.height * 0.42 : strip.y + strip.height * 0.92;
  return { x: strip.x + inset + left + crowd.ofCrew * apart, y };
}

function onSpace(ground: Ground, box: Box, crowd: Crowd): Spot {
  const wide = isWide(ground.cell);
  const height = pirateHeight(ground);
  const full = crowd.total > 2;
  const middle = box.x + box.width * (wide ? 0.64 : full ? 0.5 : 0.58);
  const room = box.width * (wide ? 0.62 : full ? 0.94 : 0.78) - height * 0.73;
  const apart = crowd.total > 1 ? Math.min(room / (crowd.total - 1), height * 0.8) : 0;
  return { x: middle + (crowd.number - (crowd.total - 1) / 2) * apart, y: box.y + box.height * 0.95 };
}

function aboard(hull: Box, height: number, crowd: Crowd): Spot {
  const room = hull.width * 0.74;
  const apart = Math.min(room / Math.max(1, crowd.total), height * 0.76);
  const x = hull.x + hull.width / 2 + (crowd.number - (crowd.total - 1) / 2) * apart;
  return { x, y: hull.y + hull.height * 0.5 };
}

/** A pirate among those on the same place. */
export interface Crowd {
  /** Which one of all on the place, and how many these are. */
  readonly number: number;
  readonly total: number;
  /** Its crew, and which one of its crew it is here. */
  readonly seat: number;
  readonly ofCrew: number;
  readonly seats: number;
  readonly crew: number;
  /** Where the ferry lies. */
  readonly dock: Dock;
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
