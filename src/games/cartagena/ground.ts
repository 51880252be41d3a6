/** Where every place of the path lies on a board of a given size: rows to and fro like a snake, start below, home above. */
import type { Box, Spot } from '../path/box';
import { aboard, inBerth, onSpace, pirateHeightOn } from '../path/footing';
import type { Crowd } from '../path/standing';
import type { Row } from '../path/winding';
import { chartOf } from './chart';
import { SEGMENT_LENGTH } from './data';
import { B, type Dock, H, isSpace, J, PLACES, type Place } from './state';

/** One segment as a row of six spaces. */
export interface Segment extends Row {
  readonly stretch: 'tunnel' | 'island';
  /** The lowest space of the row. */
  readonly first: Place;
}

export interface Ground {
  readonly width: number;
  /** May be more than the room there is; then the board scrolls. */
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly rows: readonly Segment[];
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
  const rows: Segment[] = [];
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

/** How tall a pirate is drawn. */
export function pirateHeight({ cell }: Ground): number {
  return pirateHeightOn(cell);
}

/** Where one pirate of a crowd stands: on a space side by side, aboard along the deck, elsewhere crew by crew. */
export function footing(ground: Ground, place: Place, crowd: Crowd, dock: Dock): Spot {
  const box = ground.boxes[place] ?? ground.start;
  const height = pirateHeight(ground);
  if (isSpace(place)) return onSpace(box, crowd);
  if (place === B && ground.ferry) return aboard(ground.ferry[dock], crowd, height);
  const strip = place === H && ground.deck ? ground.deck : box;
  const y = strip === ground.deck ? strip.y + strip.height * 0.42 : strip.y + strip.height * 0.92;
  return { x: inBerth(strip, crowd, height), y };
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
