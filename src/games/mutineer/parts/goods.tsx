/** The goods, the sabre and the pirates as path data in a 24 × 24 box: told apart by silhouette alone. */
import { emblemPaths } from '@/ui/scenery/emblems';

import type { KindId } from '../data';

export interface GoodDrawing {
  /** The body of the thing, filled with its colour and outlined. */
  readonly body: string;
  /** Its lines, in ink over the body. */
  readonly lines: string;
  /** Lit parts. */
  readonly pale: string;
  readonly colour: string;
  readonly light: string;
}

/** `any`: a pair of scales, for islands that buy whatever comes. */
export const goods: Readonly<Record<KindId | 'any', GoodDrawing>> = {
  ruby: {
    body: 'M6.2 3.4h11.6L22.6 10 12 21.8 1.4 10Z',
    lines: 'M1.6 10h20.8M6.2 3.6 8.6 10 12 21.4 15.4 10 17.8 3.6M8.6 10 12 3.6 15.4 10',
    pale: 'M6.6 4.4 3 9.2h5ZM12 4.4 9.6 9.2h4.8Z',
    colour: '#b3172f',
    light: '#ff9aa0',
  },
  salt: {
    body: 'M8.2 2.2h7.6l-1.7 3.9c4.5 1.7 7.1 6 7.1 10.4 0 3.9-2.7 5.7-9.2 5.7s-9.2-1.8-9.2-5.7c0-4.4 2.6-8.7 7.1-10.4Z',
    lines: 'M8.8 6.3c2.1.7 4.3.7 6.4 0M6.2 15.4c.3-2.2 1.3-3.9 2.9-5.1',
    pale: 'M9.4 12.6h4.2v4.2H9.4ZM13.4 16.2h3.4v3.4h-3.4ZM7.6 17.6h2.8v2.8H7.6Z',
    colour: '#c9b48c',
    light: '#fffdf4',
  },
  wine: {
    body: 'M5.6 1.8h12.8c.8 6.6-.9 11-5 12.2v4.9l4.8 1.7v1.8H5.8v-1.8l4.8-1.7V14c-4.1-1.2-5.8-5.6-5-12.2Z',
    lines: 'M5.6 6.2c4.4 1.3 8.4 1.3 12.8 0M10.6 18.8h2.8',
    pale: 'M7.3 3.2h2.2c-.3 3.9.2 6.6 1.6 8.6-2.8-1.2-4-4.2-3.8-8.6Z',
    colour: '#6d2158',
    light: '#d9a5cf',
  },
  cloth: {
    body: 'M4.8 2.6h14.6c1.9 0 3 1.2 3 2.9s-1.1 2.9-3 2.9v11.4l-2.6 2.4-2.5-2-2.5 2-2.5-2-2.6 2-2.3-2.4V8.4c-1.9-.1-2.8-1.3-2.8-2.9s1.2-2.9 3.2-2.9Z',
    lines: 'M4.4 8.4h15M4.8 5.5h9.6M6.6 12.4l12.6-.2M6.6 16.2l12.6-.2',
    pale: 'M19.4 4.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6ZM6.8 13.2l12.4-.2v2.2l-12.4.2Z',
    colour: '#2c6aa0',
    light: '#bfe0ef',
  },
  wheat: {
    body: 'M12 1c1.9 1.9 1.9 4.2 0 6.2-1.9-2-1.9-4.3 0-6.2ZM6.2 4.8c2.8.3 4.5 2 4.8 4.8-2.8-.3-4.5-2-4.8-4.8ZM17.8 4.8c-.3 2.8-2 4.5-4.8 4.8.3-2.8 2-4.5 4.8-4.8ZM5 9.6c2.9.4 4.8 2.1 5.4 4.9-2.9-.3-4.8-2-5.4-4.9ZM19 9.6c-.6 2.9-2.5 4.6-5.4 4.9.6-2.8 2.5-4.5 5.4-4.9ZM4.6 14.6c3 .3 5 2 5.8 4.9-3.1-.2-5.1-1.8-5.8-4.9ZM19.4 14.6c-.7 3.1-2.7 4.7-5.8 4.9.8-2.9 2.8-4.6 5.8-4.9Z',
    lines: 'M12 7v16.2',
    pale: 'M12 2.6c.8 1.1.8 2.1 0 3.2-.8-1.1-.8-2.1 0-3.2Z',
    colour: '#d79a1e',
    light: '#fff0b4',
  },
  conflict: {
    body: emblemPaths.sabres,
    lines: 'M4.6 4.2C9.4 7.2 13.8 11.2 17 15.6',
    pale: '',
    colour: '#8494a3',
    light: '#eef4f7',
  },
  pirate: {
    body: 'M12 2.2c4.8 0 8 3.1 8 7.3 0 2.6-1 4.3-2.7 5.4v3.3H6.7v-3.3C5 13.8 4 12.1 4 9.5c0-4.2 3.2-7.3 8-7.3ZM2.6 17.4l2.2-.6 14.6 3 2-.2-.8 1.8.6 1.4-1.8-.2-14.6-3.2-2.4.4.6-1.6Z',
    lines: 'M9.4 18v-1.8M12 18v-1.8M14.6 18v-1.8',
    pale: 'M8.6 8.4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM15.4 8.4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM12 12.6l1 2h-2Z',
    colour: '#e9e2cf',
    light: '#1c130b',
  },
  any: {
    body: 'M11 2h2v2.4l6.8 1.2 3 8c-.3 2-1.7 3.1-3.8 3.1s-3.5-1.1-3.8-3.1L18 7.6l-5-.8v12h4v2.8H7v-2.8h4V6.8l-5 .8 2.8 6c-.3 2-1.7 3.1-3.8 3.1s-3.5-1.1-3.8-3.1l3-8L11 4.4Z',
    lines: 'M1.4 13.4h7.2M15.4 13.4h7.2',
    pale: 'M5 8.6l1.9 4.2H3.1ZM19 8.6l1.9 4.2h-3.8Z',
    colour: '#a8762a',
    light: '#f8edcf',
  },
};
