/** Where everything stands on the board: the ship in section from mast to keel, and the chart of the voyage below it. */
import { EXTRA_DOORS, MUTINY_SPACE, PAIR_COUNT, SAILORS } from '../data';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The hull's outer edges at deck level. */
  readonly left: number;
  readonly right: number;
  /** Sky and rigging above the deck; the lifeboat hangs in it. */
  readonly sky: Box;
  /** The planks: sailors (or in the mutiny the victors) behind, letter pairs before them. */
  readonly deck: Box;
  readonly lifeboat: Box;
  readonly sailors: readonly Box[];
  readonly pairs: readonly Box[];
  /** The wall with the cabin doors; in the mutiny the duel. */
  readonly cabins: Box;
  readonly doors: readonly Box[];
  readonly hold: Box;
  readonly chart: Box;
  /** The spaces of the sea track. */
  readonly track: readonly Spot[];
  /** Upper decks: where the winners of duels stand, V at the stern, D at the bow. */
  readonly upper: readonly [Box, Box];
}

interface Shares {
  readonly least: number;
  /** What it may grow by, and its share of what there is to give. */
  readonly most: number;
  readonly weight: number;
}

type Band = 'sky' | 'sailors' | 'pairs' | 'cabins' | 'hold' | 'chart';

const voyage: Readonly<Record<Band, Shares>> = {
  sky: { least: 42, most: 260, weight: 3 },
  sailors: { least: 88, most: 84, weight: 1.6 },
  pairs: { least: 48, most: 44, weight: 0.8 },
  cabins: { least: 88, most: 110, weight: 2.4 },
  hold: { least: 6, most: 110, weight: 0.8 },
  chart: { least: 66, most: 70, weight: 1.2 },
};

/** The deck is empty then, so the duel gets its room. */
const mutiny: Readonly<Record<Band, Shares>> = {
  ...voyage,
  sailors: { least: 56, most: 90, weight: 1.2 },
  cabins: { least: 120, most: 150, weight: 3 },
};

const ORDER: readonly Band[] = ['sky', 'sailors', 'pairs', 'cabins', 'hold', 'chart'];
/** Between two doors, and at the ends of the row. */
const GAP = 4;
const EDGE = 3;
/** A door's height by its width at most: beyond, the pirates would be lost in it. */
const TALLEST_DOOR = 1.95;

export function planFor(width: number, room: number, seats: number, isMutiny: boolean): Plan {
  const side = width < 460 ? 0 : Math.min(width * 0.07, 70);
  const widest = doorRoom(width - side * 2, seats + EXTRA_DOORS);
  const cabinsMost = Math.max(0, widest * TALLEST_DOOR - voyage.cabins.least);
  const heights = share(room, isMutiny ? mutiny : { ...voyage, cabins: { ...voyage.cabins, most: cabinsMost } });
  const tops: Partial<Record<Band, number>> = {};
  let y = 0;
  for (const band of ORDER) {
    tops[band] = y;
    y += heights[band];
  }
  const [left, right] = [side, width - side];
  const band = (name: Band): Box => ({ x: left, y: tops[name] ?? 0, width: right - left, height: heights[name] });
  const [sky, sailors, pairs, cabins] = [band('sky'), band('sailors'), band('pairs'), band('cabins')];
  const chart = { ...band('chart'), x: 0, width };
  const inset = Math.max(EDGE, (right - left) * 0.012);
  const boat = { width: Math.min(150, width * 0.3), height: Math.min(64, sky.height - 2) };
  return {
    width,
    height: y,
    left,
    right,
    sky,
    deck: { ...sailors, height: sailors.height + pairs.height },
    lifeboat: { x: width / 2 - boat.width / 2, y: sky.height - boat.height, ...boat },
    sailors: cells(SAILORS, 2, sailors, inset),
    pairs: cells(PAIR_COUNT, 1, pairs, inset),
    cabins,
    doors: doorsIn(cabins, seats + EXTRA_DOORS),
    hold: band('hold'),
    chart,
    track: trackIn(chart),
    upper: [
      { x: left + inset, y: sailors.y, width: (right - left) / 2 - inset, height: sailors.height },
      { x: width / 2, y: sailors.y, width: (right - left) / 2 - inset, height: sailors.height },
    ],
  };
}

/** Everything gets its least; what is over is shared by weight as far as each can use it. The sky takes the rest. */
function share(room: number, bands: Readonly<Record<Band, Shares>>): Record<Band, number> {
  const heights = {} as Record<Band, number>;
  let spare = room;
  for (const band of ORDER) {
    heights[band] = bands[band].least;
    spare -= bands[band].least;
  }
  let hungry = ORDER.filter((band) => bands[band].most > 0);
  while (spare > 1 && hungry.length > 0) {
    const weights = hungry.reduce((sum, band) => sum + bands[band].weight, 0);
    const given = spare;
    for (const band of hungry) {
      const { least, most, weight } = bands[band];
      const more = Math.min((given * weight) / weights, least + most - heights[band]);
      heights[band] += more;
      spare -= more;
    }
    hungry = hungry.filter((band) => heights[band] < bands[band].least + bands[band].most - 0.5);
  }
  heights.sky += Math.max(0, spare);
  return heights;
}

function cells(count: number, rows: number, room: Box, inset: number): Box[] {
  const inRow = count / rows;
  const [width, height] = [(room.width - inset * 2) / inRow, room.height / rows];
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + inset + (i % inRow) * width,
    y: room.y + Math.floor(i / inRow) * height,
    width,
    height,
  }));
}

function doorRoom(width: number, count: number): number {
  return Math.min(108, (width - EDGE * 2 - GAP * (count - 1)) / count);
}

/** 46 pt and more: seven of them and their gaps fit a phone of 360. */
function doorsIn(cabins: Box, count: number): Box[] {
  const width = Math.min(doorRoom(cabins.width, count), cabins.height * 0.66);
  const gap = Math.min((cabins.width - EDGE * 2 - width * count) / Math.max(1, count - 1), Math.max(GAP, width * 0.34));
  const start = cabins.x + (cabins.width - width * count - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: start + i * (width + gap),
    y: cabins.y + 2,
    width,
    height: cabins.height - 4,
  }));
}

/** A course that winds a little from the left end of the chart to the right. */
function trackIn(chart: Box): Spot[] {
  const [from, to] = [chart.width * 0.085, chart.width * 0.925];
  return Array.from({ length: MUTINY_SPACE + 1 }, (_, space) => ({
    x: chart.x + from + ((to - from) * space) / MUTINY_SPACE,
    y: chart.y + chart.height * (0.46 + 0.04 * Math.sin(space * 1.15)),
  }));
}
