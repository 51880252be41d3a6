/** Where everything lies on a board of a given size: six places in a ring round the ship, the prestige track at the rim. */
import {
  ACTION_OF,
  BLIND,
  CABIN_HENCHMAN,
  CABIN_PP,
  MARKET,
  MARKET_1,
  MUTINY_0,
  ROW_COUNT,
  SPACES,
  type Space,
  TAVERN,
  TOWN,
  TOWN_PP,
  TRADE,
  TRADE_1,
  WRECK,
} from './data';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** How broad the prestige track at the edge is. */
  readonly rim: number;
  /** The boxes of the six actions, by action. */
  readonly tiles: readonly Box[];
  readonly ship: Box;
  readonly cabin: Box;
  readonly wheel: Box;
  /** What a finger hits, by space; the spaces of an ordered action share their tile. */
  readonly boxes: readonly Box[];
  /** Where a disc stands, by space. */
  readonly pegs: readonly Spot[];
  /** The diameter of a disc, and of the small discs on the prestige track. */
  readonly disc: number;
  readonly marker: number;
  /** Where the piles lie: the blind pile, the Tavern's cask, stock, discard, treasures, mutiny deck. */
  readonly heaps: Readonly<Record<Heap, Spot>>;
  /** The heights of a tile's name and of the smallest print on the board. */
  readonly title: number;
  readonly print: number;
}

export type Heap = 'blind' | 'cask' | 'stock' | 'discard' | 'treasures' | 'deck';

/** Nothing to be touched is smaller than a finger. */
const FINGER = 44;
const GAP = 3;
/** A board cannot be lower than this; on a phone held sideways it scrolls. */
export const LOWEST = 340;
/** Spaces of the prestige track before it begins anew. */
export const LAP = 50;
const TOWN_SPACES = 5;
const CABIN_SPACES = 3;
/** Discs side by side do not touch. */
const BESIDE = 1.02;
/** In disc sizes, a tile so high has room for two rows of pegs under its picture, or just for the rows. */
const TWO_ROWS = 3.9;
const TWO_ROWS_AT_A_PINCH = 2.8;

/** `places`: spaces of an action that are in play; `offers`: jewels in the display. */
export function groundFor(width: number, height: number, places: number, offers: number): Ground {
  const rim = clamp(Math.min(width, height) * 0.046, 15, 34);
  const edge = rim + GAP;
  const inner: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const trade = Math.max(FINGER + 16, inner.height * 0.205);
  const market = Math.max(FINGER + 16, inner.height * 0.2);
  const middle = inner.height - trade - market - 2 * GAP;
  const centre = clamp(inner.width * 0.37, 3 * FINGER, Math.max(3 * FINGER, middle * 0.72));
  const side = (inner.width - centre - 2 * GAP) / 2;
  const top = inner.y + trade + GAP;
  const right = inner.x + side + centre + 2 * GAP;
  const title = clamp(Math.min(side * 0.12, middle * 0.06), 11.5, 21);
  // The Town's houses need three rows of fingers; the wreck lies above them.
  const wreck = Math.max(FINGER + 4, Math.min(middle * 0.4, middle - 3 * FINGER - GAP));
  const half = (middle - GAP) / 2;
  const tiles: Box[] = [];
  tiles[TRADE] = { x: inner.x, y: inner.y, width: inner.width, height: trade };
  tiles[MARKET] = { x: inner.x, y: inner.y + inner.height - market, width: inner.width, height: market };
  tiles[BLIND] = { x: inner.x, y: top, width: side, height: half };
  tiles[TAVERN] = { x: inner.x, y: top + half + GAP, width: side, height: half };
  tiles[WRECK] = { x: right, y: top, width: side, height: wreck };
  tiles[TOWN] = { x: right, y: top + wreck + GAP, width: side, height: middle - wreck - GAP };
  const ship: Box = { x: inner.x + side + GAP, y: top, width: centre, height: middle };
  const cabinHeight = Math.max(FINGER + title * 0.9, middle * 0.27);
  const wheelSize = Math.min(centre, Math.max(2 * FINGER + 2, Math.min(middle * 0.47, middle - cabinHeight - 14)));
  const cabin: Box = { x: ship.x, y: top + middle - cabinHeight, width: centre, height: cabinHeight };
  const wheel: Box = {
    x: ship.x + (centre - wheelSize) / 2,
    y: cabin.y - wheelSize - 2,
    width: wheelSize,
    height: wheelSize,
  };
  const largest = clamp(Math.min(side / 3.7, (half - 34) / 2.5, centre / 5), 19, 54);
  // Slightly smaller discs are better than a second row, which would cover the wreck.
  const inRow = (side - 4) / (places * BESIDE);
  const disc = wreck < TWO_ROWS * largest && inRow > 0.88 * largest ? Math.min(largest, inRow) : largest;
  const base = { width, height, rim, tiles, ship, cabin, wheel, disc, title };
  const boxes = boxesOf(base, offers);
  return {
    ...base,
    boxes,
    pegs: pegsOf({ ...base, boxes }, places),
    marker: clamp(rim * 0.8, 12, 24),
    print: clamp(disc * 0.48, 10.5, 20),
    heaps: heapsOf(base),
  };
}

/** Whether there is room before the wheel for the deck of cards and a name. */
export function hasForedeck(wheel: Box, ship: Box): boolean {
  return wheel.y - ship.y > 62;
}

type Base = Pick<Ground, 'tiles' | 'ship' | 'cabin' | 'wheel' | 'disc' | 'title'>;

function heapsOf({ tiles, ship, wheel, disc, title }: Base): Ground['heaps'] {
  const [trade, market] = [boxAt(tiles, TRADE), boxAt(tiles, MARKET)];
  const [blind, wreck, tavern] = [boxAt(tiles, BLIND), boxAt(tiles, WRECK), boxAt(tiles, TAVERN)];
  const under = title * 1.6;
  return {
    stock: { x: trade.x + trade.width - disc * 0.8, y: trade.y + title * 1.1 },
    discard: { x: market.x + market.width - disc * 0.8, y: market.y + title * 1.1 },
    blind: { x: blind.x + disc * 0.75, y: blind.y + under + disc * 0.4 },
    cask: { x: tavern.x + disc * 0.75, y: tavern.y + under + disc * 0.5 },
    treasures: { x: wreck.x + wreck.width - disc * 0.5, y: wreck.y + under + disc * 0.2 },
    deck: {
      x: ship.x + ship.width / 2,
      y: ship.y + Math.max(disc * 0.8, (wheel.y - (hasForedeck(wheel, ship) ? title : 0) - ship.y) * 0.52),
    },
  };
}

function boxesOf({ tiles, cabin, wheel, title }: Base, offers: number): Box[] {
  const boxes = SPACES.map((_, space) => tiles[ACTION_OF[space] ?? TRADE] ?? cabin);
  const trade = below(boxAt(tiles, TRADE), title * 1.3);
  for (let i = 0; i < 5; i++) boxes[TRADE_1 + i] = slice(trade, Math.min(i, offers - 1), offers);
  const market = boxAt(tiles, MARKET);
  for (let row = 0; row < ROW_COUNT; row++) boxes[MARKET_1 + row] = slice(market, row, ROW_COUNT);
  const town = boxAt(tiles, TOWN);
  // The town's name stands where the first house of six would be, or above a row of five.
  const columns = town.width > 3.1 * town.height ? 6 : town.width > 1.35 * town.height ? 3 : 2;
  const rows = 6 / columns;
  const [cellWidth, cellHeight] = [town.width / columns, town.height / rows];
  for (let i = 0; i < TOWN_SPACES; i++) {
    const at = i + 1;
    boxes[TOWN_PP + i] = {
      x: town.x + (at % columns) * cellWidth,
      y: town.y + Math.floor(at / columns) * cellHeight,
      width: cellWidth,
      height: cellHeight,
    };
  }
  for (let i = 0; i < CABIN_SPACES; i++) boxes[CABIN_PP + i] = slice(below(cabin, title * 0.9), i, CABIN_SPACES);
  boxes[CABIN_HENCHMAN] = below(cabin, title * 0.9);
  for (let i = 0; i < 4; i++) {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const [w, h] = [wheel.width / 2, wheel.height / 2];
    boxes[MUTINY_0 + i] = { x: wheel.x + column * w, y: wheel.y + row * h, width: w, height: h };
  }
  return boxes;
}

function pegsOf(base: Base & { readonly boxes: readonly Box[] }, places: number): Spot[] {
  const { boxes, disc, wheel } = base;
  const pegs = boxes.map(middleOf);
  for (const action of [BLIND, WRECK, TAVERN]) {
    const tile = boxAt(base.tiles, action);
    for (let i = 0; i < 5; i++) pegs[action * 5 + i] = orderedPeg(tile, i, places, disc);
  }
  for (let i = 0; i < 5; i++) {
    const box = boxAt(boxes, TRADE_1 + i);
    pegs[TRADE_1 + i] = { x: box.x + box.width * 0.74, y: box.y + box.height * 0.36 };
  }
  for (let row = 0; row < ROW_COUNT; row++) {
    const box = boxAt(boxes, MARKET_1 + row);
    pegs[MARKET_1 + row] = { x: box.x + box.width / 2, y: box.y + box.height * 0.56 };
  }
  for (let i = 0; i < TOWN_SPACES; i++) {
    const box = boxAt(boxes, TOWN_PP + i);
    pegs[TOWN_PP + i] = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 };
  }
  const hub = middleOf(wheel);
  for (let i = 0; i < 4; i++) pegs[MUTINY_0 + i] = toward(hub, middleOf(boxAt(boxes, MUTINY_0 + i)), 1.12);
  return pegs;
}

/** The pegs of an ordered action stand in one row if there is room, otherwise in two, at the foot of its tile. */
function orderedPeg(tile: Box, index: number, places: number, disc: number): Spot {
  const fitsInRow = tile.width - 4 >= places * disc * BESIDE;
  const isLow = tile.height < disc * (fitsInRow ? TWO_ROWS : TWO_ROWS_AT_A_PINCH);
  const perRow = isLow ? places : places === 4 ? 2 : 3;
  const apart = Math.min(disc * 1.16, (tile.width - 4 - disc) / (Math.max(2, perRow) - 1));
  const rows = Math.ceil(places / perRow);
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, places - row * perRow);
  const x = tile.x + tile.width / 2 + ((index % perRow) - (inRow - 1) / 2) * apart;
  const y = tile.y + tile.height - disc * 0.68 - (rows - 1 - row) * disc * 1.1;
  return { x, y };
}

/** The middle of a space of the prestige track: from the lower left corner up, round with the sun. */
export function trackSpot({ width, height, rim }: Ground, points: number): Spot {
  const half = rim / 2;
  const [w, h] = [width - rim, height - rim];
  const around = 2 * (w + h);
  let way = ((((points % LAP) + LAP) % LAP) / LAP) * around;
  if (way <= h) return { x: half, y: half + h - way };
  way -= h;
  if (way <= w) return { x: half + way, y: half };
  way -= w;
  if (way <= h) return { x: half + w, y: half + way };
  return { x: half + w - (way - h), y: half + h };
}

/** The discs of those who share a space stand side by side, a little over each other. */
export function among(spot: Spot, index: number, count: number, size: number): Spot {
  const apart = size * (count > 2 ? 0.5 : 0.62);
  return {
    x: spot.x + (index - (count - 1) / 2) * apart,
    y: spot.y + (count > 1 ? ((index % 2) - 0.5) * size * 0.3 : 0),
  };
}

export function boxAt(boxes: readonly Box[], at: Space): Box {
  return boxes[at] ?? { x: 0, y: 0, width: 0, height: 0 };
}

export function middleOf({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function toward(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function slice({ x, y, width, height }: Box, index: number, of: number): Box {
  return { x: x + (index * width) / of, y, width: width / of, height };
}

function below({ x, y, width, height }: Box, by: number): Box {
  return { x, y: y + by, width, height: height - by };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
