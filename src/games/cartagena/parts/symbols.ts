/** The six symbols as path data in a 24 × 24 box: told apart by silhouette alone. */
import type { SymbolName } from '../data';

export interface SymbolDrawing {
  /** The body of the thing, filled with its colour and outlined. */
  readonly body: string;
  /** Its lines, in ink over the body. */
  readonly lines: string;
  /** Lit or metal parts, in a pale colour. */
  readonly pale?: string;
  readonly colour: string;
}

export const symbolDrawings: Readonly<Record<SymbolName, SymbolDrawing>> = {
  gun: {
    body: 'M1.6 7.4c5.6-.7 11.2-1 17-.9l2.6-1.2.7 2.1c.4 1.2.2 2.3-.6 3.3-1.3 1.4-2.6 3.4-3.1 6.2-.3 1.7-1.2 2.6-2.8 2.4-1.7-.2-2.4-1.3-2-3 .4-1.8.5-3.4-.4-4.5-3.6.2-7.3.1-11.2-.3Z',
    lines: 'M2 9.4c4.6.5 8.6.6 12.4.3M14.4 6.7c.2 2.2 1.3 3.6 3.6 4M10.6 11.9c.4 1.9 1.5 2.6 3 2.1M17.2 6.3 15.8 4',
    pale: 'M15.2 3.6l1.6-.5.9 3-1.2.2Z',
    colour: '#5d7186',
  },
  rum: {
    body: 'M9.7 1.8h4.6v4.1c0 1.3 3.6 2.2 3.6 5v9.2c0 1.3-.8 2.1-2.1 2.1H8.2c-1.3 0-2.1-.8-2.1-2.1v-9.2c0-2.8 3.6-3.7 3.6-5Z',
    lines: 'M9.4 4.2h5.2M8.8 13.2l2 2.6M10.8 13.2l-2 2.6M13.2 13.2l2 2.6M15.2 13.2l-2 2.6',
    pale: 'M7 11.4h10v6.2H7Z',
    colour: '#8a4a17',
  },
  lantern: {
    body: 'M8 7.2h8l1.9 10.6c.1 1.1-.4 1.8-1.4 1.8h-9c-1 0-1.5-.7-1.4-1.8ZM9.4 4.4h5.2L16.4 7H7.6ZM7.4 19.8h9.2v2.3H7.4Z',
    lines: 'M12 4.2C9.8 3.6 9.9 1.4 12 1.4s2.2 2.2 0 2.8M9.6 8.6l-.9 9.4M14.4 8.6l.9 9.4',
    pale: 'M12 9.4c1.8 2.2 2.7 3.9 2.7 5.3 0 1.7-1.1 2.8-2.7 2.8s-2.7-1.1-2.7-2.8c0-1.4.9-3.1 2.7-5.3Z',
    colour: '#b5862b',
  },
  parrot: {
    body: 'M13.2 2.2c3.3-.5 5.6 1.4 6.4 4.3l1.8 2.8-2.7.4c.3 3.6-.9 6.4-3.6 8.2l-1.8 4.4-1.7-3.1-3.5 3.6-.5-4.6-4.6 1.9c1.2-3.2 2.4-6 3.5-8.5 1.5-3.6 3.2-8.7 6.7-9.4Z',
    lines: 'M8.2 9.6c2 2.6 5 3.8 8.8 3.4M7 13.2c1.9 1.7 4.4 2.4 7.4 2.1M19.6 6.5c-1.3.9-2.2 1-3.1.3',
    pale: 'M14.6 4.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM19.5 6.6l1.9 2.7-2.7.4Z',
    colour: '#2f8a4d',
  },
  hook: {
    body: 'M8.2 1.8h7.6l.8 4.6H7.4ZM10.6 6.8h2.8v4.4c4.2.3 6.8 2.6 6.8 6 0 3.2-2.7 5.2-6.6 5.2-4.3 0-7.3-2.2-8.6-6.4l3.2-.9c.9 2.9 2.7 4.3 5.4 4.3 2.1 0 3.4-.8 3.4-2.3 0-1.8-1.9-2.9-5.6-2.9h-.8Z',
    lines: 'M8 4.2h8M4.9 16l2.6-4.2 2 3.3',
    pale: 'M9.2 2.6h2v3h-2Z',
    colour: '#8b929b',
  },
  chest: {
    body: 'M2.6 10.4c0-4.1 1.9-6.2 5.4-6.2h8c3.5 0 5.4 2.1 5.4 6.2v1.4H2.6ZM3.4 12.6h17.2v8.2H3.4Z',
    lines: 'M6.6 4.6v16M17.4 4.6v16M2.8 11.9h18.4',
    pale: 'M9.6 10.2h4.8v5.4H9.6ZM12 12.1a.9.9 0 1 0 .01 0Z',
    colour: '#7c3f22',
  },
};
