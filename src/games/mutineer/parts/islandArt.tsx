/** The twelve islands as drawings in a 100 × 56 box, the waterline at 52: each has a face of its own. */
import { engrave, foliage, stipple } from '@/ui/scenery/hatching';
import { inkLoop, polygon, trace, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';

export interface Shape {
  readonly d: string;
  readonly fill: string;
  /** Outlined in ink. */
  readonly lined?: true;
}

/** Shapes from back to front, and where a lamp burns when the island is active. */
export interface IslandArt {
  readonly shapes: readonly Shape[];
  readonly lamps: readonly Point[];
}

const INK = pigment.ink;
const green = { grass: '#7f9c4a', leaf: '#45703c', deep: '#29482d' };
const rock = {
  grey: '#8b8577',
  dark: '#4d463c',
  ice: '#d7e8ec',
  iceDeep: '#7fa6b8',
  red: '#b5573a',
  redDeep: '#6b2a1f',
};
const sand = { light: '#ecd49a', deep: '#c49f5f' };

const land = (points: string, fill: string, seed: string): Shape => ({
  d: inkLoop(trace(points), seed, 1.2),
  fill,
  lined: true,
});
const shade = (points: string, fill: string, angle = 62, gap = 3): Shape => ({
  d: engrave(trace(points), angle, gap, points),
  fill,
});
const flat = (points: string, fill: string): Shape => ({ d: polygon(trace(points)), fill });
const ink = (d: string): Shape => ({ d, fill: INK });

const beach = (points: string, seed: string): Shape => land(points, sand.light, seed);

/** A palm, its foot at x y. */
function palm(x: number, y: number, height: number, lean: number): Shape[] {
  const [cx, cy] = [x + lean, y - height];
  const r = height * 0.52;
  const leaf = (dx: number, dy: number): string =>
    `M${cx} ${cy}Q${cx + dx * 0.5} ${cy + dy - r * 0.42} ${cx + dx} ${cy + dy}Q${cx + dx * 0.45} ${cy + dy * 0.5 - r * 0.05} ${cx} ${cy}Z`;
  return [
    ink(
      `M${x - 1.3} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${cx - 0.7} ${cy}h1.6Q${x + lean * 0.5 + 1} ${y - height * 0.5} ${x + 1.5} ${y}Z`,
    ),
    {
      d: [
        leaf(-r, r * 0.45),
        leaf(r, r * 0.45),
        leaf(-r * 0.85, -r * 0.12),
        leaf(r * 0.85, -r * 0.12),
        leaf(0.2, r * 0.62),
      ].join(''),
      fill: green.deep,
    },
  ];
}

/** A lighthouse or tower, its foot at x y. */
function tower(x: number, y: number, height: number): Shape[] {
  return [
    land(`${x - 4} ${y}, ${x - 2.6} ${y - height}, ${x + 2.6} ${y - height}, ${x + 4} ${y}`, '#efe3c4', `tower ${x}`),
    flat(
      `${x - 3.3} ${y - height * 0.4}, ${x + 3.3} ${y - height * 0.4}, ${x + 3.6} ${y - height * 0.2}, ${x - 3.6} ${y - height * 0.2}`,
      '#a63a2b',
    ),
    ink(`M${x - 4} ${y - height}h8l-4 -5Z`),
  ];
}

export const islandArt: Readonly<Record<string, IslandArt>> = {
  hochland: {
    shapes: [
      land('18 52, 34 22, 42 28, 58 3, 72 26, 78 22, 92 52', rock.grey, 'highland'),
      flat('58 3, 50 16, 55 14, 59 18, 63 14, 67 18', '#f5f6f0'),
      flat('34 22, 29 31, 34 29, 38 32, 41 27.4', '#f5f6f0'),
      shade('59 6, 72 26, 78 24, 90 52, 62 52, 64 30', rock.dark, 64),
      land('4 53, 16 42, 34 45, 50 39, 70 46, 88 43, 97 53', green.grass, 'highland foot'),
      shade('50 41, 70 47, 88 44, 95 53, 52 53', green.deep, 20),
      ...tower(24, 47, 16),
    ],
    lamps: [[24, 29]],
  },
  frosthoehle: {
    shapes: [
      land('6 53, 16 26, 34 12, 62 9, 82 22, 95 53', rock.ice, 'frost'),
      shade('62 11, 82 23, 93 52, 66 52, 70 30', rock.iceDeep, 66),
      land('32 53, 36 34, 48 27, 60 34, 66 53', '#1b3143', 'frost mouth'),
      flat('37 34, 39.5 43, 42 31, 44.6 39, 47 28, 50 41, 53 30, 55.6 39, 58 33, 48 26', '#f3fbfb'),
      flat('34 12, 26 21, 36 18, 46 20, 56 15, 62 9', '#ffffff'),
      beach('2 53, 14 49, 34 52, 66 52, 86 49, 98 53', 'frost beach'),
    ],
    lamps: [[49, 46]],
  },
  gruenland: {
    shapes: [
      land('10 53, 22 26, 44 18, 60 30, 66 53', '#8fb257', 'green back'),
      land('40 53, 54 30, 74 20, 90 34, 97 53', green.grass, 'green hill'),
      land('3 53, 18 38, 38 36, 56 46, 80 42, 97 53', '#9dbb5e', 'green foot'),
      shade('74 22, 90 35, 95 52, 72 52', green.deep, 60),
      { d: foliage([12, 40], [88, 50], 9, 'green trees'), fill: green.leaf },
      land('27 42, 27 35, 33 30, 39 35, 39 42', '#f0e2bd', 'cottage'),
      flat('25 36, 33 28, 41 36', '#8f3e2a'),
    ],
    lamps: [[33, 38]],
  },
  karge_zunge: {
    shapes: [
      land('2 53, 20 44, 40 46, 58 38, 76 42, 99 52', sand.deep, 'tongue'),
      land('48 53, 60 38, 70 35, 82 44, 97 53', '#a58a5c', 'tongue hill'),
      shade('70 37, 82 45, 94 53, 66 53', '#5c4629', 58),
      ink('M27 46L28.6 30L22 22L24 21L29 27L31 14L32.6 14L31.6 26L39 18L40 20L31.8 31L31.6 46Z'),
      { d: stipple([8, 47], [60, 52], 22, 'tongue sand'), fill: '#7a5f35' },
      land('52 49, 52 43, 57 39, 62 43, 62 49', '#e4d3a8', 'tongue hut'),
    ],
    lamps: [[57, 45]],
  },
  eisfelsen: {
    shapes: [
      land('14 53, 24 28, 32 34, 38 18, 46 40, 50 53', rock.iceDeep, 'ice left'),
      land('34 53, 46 16, 54 1, 64 18, 68 14, 86 53', rock.ice, 'ice spire'),
      shade('55 3, 64 19, 68 17, 84 52, 58 52, 60 26', rock.iceDeep, 70),
      flat('54 1, 48 13, 54 20, 52 34, 46 26, 46 18', '#ffffff'),
      land('3 53, 14 47, 26 50, 46 46, 70 50, 84 46, 97 53', '#f1f8f8', 'floe'),
    ],
    lamps: [[30, 45]],
  },
  affeninsel: {
    shapes: [
      land('8 53, 14 32, 30 22, 48 26, 66 20, 84 32, 93 53', green.leaf, 'monkey jungle'),
      { d: foliage([16, 28], [88, 48], 10, 'monkey leaves'), fill: green.deep },
      beach('2 53, 20 47, 48 50, 78 47, 98 53', 'monkey beach'),
      ...palm(30, 49, 34, -6),
      ...palm(70, 49, 30, 7),
      // A monkey hangs by one arm from the left palm.
      ink(
        'M34 17q3 3 3 8q4 -1 4.4 3q2.4 1 1.4 4q3 2 1.6 6l-2 4l-1.6 -1l1 -4q-2 3 -2.6 6h-2l.4 -6q-3 -2 -2.4 -7q-1 -2 0 -4l-.6 -8Z',
      ),
    ],
    lamps: [[56, 44]],
  },
  kalte_klippe: {
    shapes: [
      land('12 53, 14 20, 26 12, 46 14, 50 8, 74 10, 82 24, 88 53', '#96989a', 'cliff'),
      shade('52 10, 74 12, 82 25, 87 52, 56 52', '#3e454e', 86, 3.4),
      { d: 'M20 22l1 26M30 18l-1 30M40 20l1.4 28M48 16l1 34', fill: 'none' },
      flat('14 20, 26 12, 46 14, 50 8, 74 10, 78 17, 60 16, 48 20, 30 18', '#eef3f2'),
      land('2 53, 16 48, 50 51, 84 47, 98 53', '#b9b6a6', 'cliff foot'),
      land('62 10, 62 2, 66 -1, 70 2, 70 10', '#e6d9b8', 'cliff watch'),
    ],
    lamps: [[66, 5]],
  },
  sommerland: {
    shapes: [
      land('6 53, 20 36, 42 30, 64 36, 82 32, 95 53', '#a9c264', 'summer'),
      beach('2 53, 18 45, 44 48, 70 44, 98 53', 'summer beach'),
      ...palm(22, 47, 30, 5),
      ...palm(84, 48, 24, -4),
      land('44 46, 45 36, 61 36, 62 46', '#f3e3bb', 'summer hut'),
      flat('41 37, 53 27, 65 37, 60 36.4, 53 31, 46 36.4', '#c47c2c'),
      ink('M51 46v-6h4v6Z'),
    ],
    lamps: [[58, 41]],
  },
  rotes_riff: {
    shapes: [
      land('8 53, 14 34, 22 30, 30 53', rock.red, 'reef left'),
      land('26 53, 34 16, 44 10, 54 26, 58 53', '#c96a48', 'reef mid'),
      land('52 53, 62 28, 72 22, 84 36, 92 53', rock.red, 'reef right'),
      shade('45 12, 54 27, 57 52, 44 52', rock.redDeep, 72),
      shade('73 24, 84 37, 90 52, 72 52', rock.redDeep, 66),
      land('36 32, 42 26, 48 32, 46 40, 38 40', '#43201a', 'reef hole'),
      beach('2 54, 20 49, 46 52, 74 49, 98 54', 'reef foam'),
    ],
    lamps: [[42, 34]],
  },
  piratennest: {
    shapes: [
      land('10 53, 18 24, 34 8, 58 6, 76 18, 90 53', '#6f675b', 'nest skull'),
      shade('58 8, 76 19, 88 52, 62 52, 68 30', '#2c2823', 66),
      ink('M27 24q6 -5 11 0q1 8 -6 9q-7 -1 -5 -9ZM53 24q6 -5 11 0q2 8 -5 9q-7 -1 -6 -9ZM44 33l4 8h-7Z'),
      { d: 'M32 45h28v7h-28Z', fill: '#e2d7bd' },
      ink('M36 45h1.6v7h-1.6ZM42 45h1.6v7h-1.6ZM48 45h1.6v7h-1.6ZM54 45h1.6v7h-1.6Z'),
      land('2 53, 14 47, 30 50, 64 50, 86 46, 98 53', '#8b7a58', 'nest beach'),
      ink('M70 16V-4h1.6v4q7 -2 13 1q-4 3 -1 7q-6 -2 -12 1v7Z'),
    ],
    lamps: [
      [32, 27],
      [59, 27],
    ],
  },
  fingerhut: {
    shapes: [
      land('30 53, 32 20, 38 10, 50 6, 62 10, 68 20, 70 53', '#b7a578', 'thimble'),
      shade('56 8, 63 11, 68 21, 69 52, 58 52', '#5d4c29', 88, 3),
      { d: stipple([35, 14], [64, 36], 30, 'thimble dimples'), fill: '#6a5730' },
      land('26 44, 30 40, 70 40, 74 44, 72 50, 28 50', green.grass, 'thimble rim'),
      beach('8 54, 26 48, 50 51, 74 48, 92 54', 'thimble beach'),
      ...palm(80, 50, 20, 4),
    ],
    lamps: [[50, 45]],
  },
  sandkap: {
    shapes: [
      land('2 53, 12 40, 30 34, 46 42, 66 48, 99 52', sand.light, 'cape'),
      shade('30 36, 46 43, 64 49, 34 52', sand.deep, 30),
      land('2 53, 8 46, 22 42, 34 48, 40 53', green.grass, 'cape grass'),
      ...tower(30, 42, 30),
      ...palm(14, 48, 22, -3),
      { d: stipple([44, 46], [90, 52], 24, 'cape sand'), fill: '#8a6c37' },
    ],
    lamps: [[30, 9]],
  },
};
