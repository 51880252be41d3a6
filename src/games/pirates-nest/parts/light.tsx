/** The light the islands lie in: evening sun by day's theme, a full moon by lamplight. */
import type { Theme } from '@/ui/theme';

export interface IslandLight {
  /** From high to low. */
  readonly sky: readonly [high: string, middle: string, low: string];
  readonly cloud: string;
  readonly sea: readonly [far: string, middle: string, near: string];
  /** Strokes of the waves, dark and bright. */
  readonly wave: string;
  readonly foam: string;
  readonly hill: readonly [lit: string, body: string, shade: string];
  readonly leaf: string;
  /** Flowers in the bushes. */
  readonly bloom: string;
  readonly sand: readonly [lit: string, shade: string];
  /** The trodden path: its bank, its bed, its middle. */
  readonly path: readonly [bank: string, bed: string, middle: string];
  /** Slabs of the path: lit, body, rim. */
  readonly slab: readonly [lit: string, body: string, rim: string];
}

export const lights: Readonly<Record<Theme['light'], IslandLight>> = {
  light: {
    sky: ['#2c6f7b', '#8fae8c', '#f3cf88'],
    cloud: '#fff1c4',
    sea: ['#63a596', '#2d7f7e', '#135564'],
    wave: '#0d4350',
    foam: '#dcefd8',
    hill: ['#93a058', '#4a7042', '#25452f'],
    leaf: '#a9b765',
    bloom: '#e2604a',
    sand: ['#f2dca0', '#c79f5c'],
    path: ['#1f3a28', '#b08c50', '#d8b878'],
    slab: ['#faecc6', '#e3c990', '#a97f45'],
  },
  dark: {
    sky: ['#0a1830', '#1d3d5c', '#55758a'],
    cloud: '#9fb6c4',
    sea: ['#2f6a76', '#174c5c', '#0a2c3a'],
    wave: '#051c26',
    foam: '#a9cfc8',
    hill: ['#4d6a50', '#28483a', '#122a23'],
    leaf: '#6f8f66',
    bloom: '#c98a6a',
    sand: ['#cdb684', '#83703f'],
    path: ['#0d2019', '#7a633a', '#a2864f'],
    slab: ['#ecdcb4', '#c8ad78', '#7d6035'],
  },
};
