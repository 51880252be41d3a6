/** The light the map lies in: late sun by day's theme, moon and lanterns by lamplight. */
import type { Theme } from '@/ui/theme';

export interface MapLight {
  readonly sky: readonly [high: string, middle: string, low: string];
  /** Sun or moon. */
  readonly orb: string;
  readonly sea: readonly [far: string, middle: string, near: string];
  readonly wave: string;
  readonly foam: string;
  readonly sand: readonly [lit: string, shade: string];
  readonly leaf: readonly [lit: string, shade: string];
  readonly rock: readonly [lit: string, shade: string];
  readonly fog: string;
  /** Walls of houses, lit and in shadow; roofs. */
  readonly wall: readonly [lit: string, shade: string];
  readonly roof: readonly [lit: string, shade: string];
  readonly deck: readonly [lit: string, body: string, seam: string];
  readonly wood: readonly [lit: string, body: string, dark: string];
  readonly window: string;
  /** The rim: the band of the prestige track, its divisions and numbers. */
  readonly rim: readonly [band: string, line: string, print: string];
  /** Paper of labels on the board, and what is printed on it. */
  readonly paper: string;
  readonly print: string;
}

export const lights: Readonly<Record<Theme['light'], MapLight>> = {
  light: {
    sky: ['#4f8f9c', '#a9c3a0', '#f6d792'],
    orb: '#fff3c8',
    sea: ['#7fb8a6', '#3a8b89', '#1c6472'],
    wave: '#12505c',
    foam: '#e4f2da',
    sand: ['#f1dca4', '#c8a15f'],
    leaf: ['#93a257', '#44693f'],
    rock: ['#9b8467', '#4f3e2f'],
    fog: '#dfe6dc',
    wall: ['#f4e3bc', '#c9a670'],
    roof: ['#c0603c', '#7c2f22'],
    deck: ['#d9a862', '#b98343', '#7a4f22'],
    wood: ['#b67c3e', '#8a5526', '#3d220e'],
    window: '#ffd982',
    rim: ['#ecd9aa', '#8a6a38', '#3a2612'],
    paper: '#f8ecca',
    print: '#2a1c10',
  },
  dark: {
    sky: ['#0a1730', '#1c3a58', '#4d6c82'],
    orb: '#f4ecd2',
    sea: ['#2b6270', '#164656', '#0a2b3a'],
    wave: '#051c27',
    foam: '#9fc6c0',
    sand: ['#b39c6a', '#6f5c36'],
    leaf: ['#4d6a50', '#1f3a2c'],
    rock: ['#635848', '#261f19'],
    fog: '#8ea6ac',
    wall: ['#b49a6c', '#6c5634'],
    roof: ['#83402c', '#431a14'],
    deck: ['#a97a40', '#82562a', '#472b12'],
    wood: ['#8b5c2b', '#5f3a1a', '#241307'],
    window: '#ffcf6e',
    rim: ['#c9b07a', '#5e4622', '#23160a'],
    paper: '#ecdcb4',
    print: '#23160a',
  },
};
