/** Where every place lies on a board of a given size: two islands in rows to and fro, the strait between, the Nest above. */
import type { Box, Spot } from '../path/box';
import { aboard, inBerth, onSpace, pirateHeightOn } from '../path/footing';
import type { Crowd } from '../path/standing';
import type { Row } from '../path/winding';
import { PIECE_COUNT, PIECE_LENGTH, SMALL_PIECES } from './data';
import { BOAT, isSpace, NEST, PLACES, START, type Place, type Shore } from './state';

/** One piece as a row of seven spaces. */
interface PieceRow extends Row {
  readonly island: Shore;
  /** The lowest place of the row. */
  readonly first: Place;
}

export interface Ground {
  readonly width: number;
  /** May be more than the room there is; then the board scrolls. */
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly rows: readonly PieceRow[];
  readonly start: Box;
  readonly strait: Box;
  readonly nest: Box;
  /** The hull of the boat at each quay. */
  readonly hull: Readonly<Record<Shore, Box>>;
  /** What a finger hits to reach the boat at each quay, and beside it the water it would cross. */
  readonly berth: Readonly<Record<Shore, Box>>;
  readonly course: Readonly<Record<Shore, Box>>;
  /** The box of each place, by its number. */
  readonly boxes: readonly Box[];
}

/** Nothing is lower than a finger; the boat needs a little more. */
const FINGER = 44;
const LOWEST_STRAIT = 50;
/** Rocks and palms beside the path. */
const WALL = 12;
/** Heights in rows, where there is room. */
const START_ROWS = 1;
const STRAIT_ROWS = 1.4;
const NEST_ROWS = 1.3;

export function groundFor(width: number, height: number): Ground {
  const row = Math.max(FINGER, height / (PIECE_COUNT + START_ROWS + STRAIT_ROWS + NEST_ROWS));
  const bands = bandsOf(height - PIECE_COUNT * row);
  const total = PIECE_COUNT * row + bands.start + bands.strait + bands.nest;
  const wall = Math.max(WALL, width * 0.035);
  const cell = { width: (width - 2 * wall) / PIECE_LENGTH, height: row };
  const boxes = new Array<Box>(PLACES);
  const rows: PieceRow[] = [];
  let y = total - bands.start;
  const start: Box = { x: 0, y, width, height: bands.start };
  let strait = start;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (piece === SMALL_PIECES) {
      y -= bands.strait;
      strait = { x: 0, y, width, height: bands.strait };
    }
    y -= row;
    const isLarge = piece >= SMALL_PIECES;
    // The boat crosses from side to side, so the large island begins across from where the small one ends.
    const rightward = (piece % 2 === 0) !== isLarge;
    const first = piece * PIECE_LENGTH + (isLarge ? 2 : 1);
    rows.push({ box: { x: 0, y, width, height: row }, island: isLarge ? 'large' : 'small', first, rightward });
    for (let i = 0; i < PIECE_LENGTH; i++) {
      const column = rightward ? i : PIECE_LENGTH - 1 - i;
      boxes[first + i] = { x: wall + column * cell.width, y, ...cell };
    }
  }
  const nest: Box = { x: 0, y: 0, width, height: bands.nest };
  boxes[START] = start;
  boxes[BOAT] = strait;
  boxes[NEST] = nest;
  return { width, height: total, cell, rows, start, strait, nest, ...watersOf(strait), boxes };
}

/** What is left for beach, strait and Nest, shared out; each keeps what it needs at least. */
function bandsOf(spare: number): { readonly start: number; readonly strait: number; readonly nest: number } {
  const unit = Math.max(spare, 2 * FINGER + LOWEST_STRAIT) / (START_ROWS + STRAIT_ROWS + NEST_ROWS);
  const start = Math.max(FINGER, START_ROWS * unit);
  const left = Math.max(spare - start, FINGER + LOWEST_STRAIT);
  const strait = Math.max(LOWEST_STRAIT, Math.min(left - FINGER, (left * STRAIT_ROWS) / (STRAIT_ROWS + NEST_ROWS)));
  return { start, strait, nest: left - strait };
}

/** At the small island the boat lies on the left, where its path ends; at the large one on the right. */
function watersOf(strait: Box): Pick<Ground, 'hull' | 'berth' | 'course'> {
  const width = Math.min(strait.width * 0.58, strait.height * 4.2);
  const height = strait.height * 0.27;
  const left = strait.x + strait.width * 0.04;
  const right = strait.x + strait.width * 0.96 - width;
  const hullAt = (x: number, y: number): Box => ({ x, y: strait.y + strait.height * y, width, height });
  const share = strait.width * 0.66;
  const part = (x: number, partWidth: number): Box => ({ ...strait, x: strait.x + x, width: partWidth });
  const rest = strait.width - share;
  return {
    hull: { small: hullAt(left, 0.66), large: hullAt(right, 0.56) },
    berth: { small: part(0, share), large: part(rest, share) },
    course: { small: part(share, rest), large: part(0, rest) },
  };
}

/** How tall a pirate is drawn. */
export function pirateHeight({ cell }: Ground): number {
  return pirateHeightOn(cell);
}

/** Where one pirate of a crowd stands: on a space side by side, aboard along the hull, elsewhere crew by crew. */
export function footing(ground: Ground, place: Place, crowd: Crowd, shore: Shore): Spot {
  const box = ground.boxes[place] ?? ground.start;
  const height = pirateHeight(ground);
  if (isSpace(place)) return onSpace(box, crowd);
  if (place === BOAT) return aboard(ground.hull[shore], crowd, height);
  return { x: inBerth(box, crowd, height), y: box.y + box.height * 0.93 };
}

/** The places a pirate passes on its way forward, both ends included; an island ends at the boat or the Nest. */
export function pathBetween(from: Place, to: Place): Place[] {
  const places: Place[] = [];
  for (let place = from; place <= to; place++) places.push(place);
  return places;
}
