/** How a face is written down: strokes in the order they are laid on, on 60 × 72, feet of the bust at the lower edge. */
import { G, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

export interface Stroke {
  readonly d: string;
  readonly fill: string;
  /** Outline or line; none where it is missing. */
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** A surface with an inked outline. */
export const form = (d: string, fill: string, width = 1): Stroke => ({ d, fill, line: pigment.ink, width });
/** Colour without an outline: shade, light, soot. */
export const wash = (d: string, fill: string, opacity = 1): Stroke => ({ d, fill, opacity });
/** A pen line. */
export const pen = (d: string, line: string = pigment.ink, width = 1.1): Stroke => ({ d, fill: 'none', line, width });

export const skins = {
  pale: '#f2d3ac',
  ruddy: '#e6ac84',
  tan: '#cf9763',
  brown: '#9c6238',
  dark: '#64391f',
} as const;

const HEAD = 'M18.6 29C18.4 19.5 23 15 30 15s11.6 4.5 11.4 14c-.2 10.5-5 18.6-11.4 18.6S18.8 39.5 18.6 29Z';
const SLIM = 'M20.2 28c0-9.4 4-13.2 9.8-13.2s9.8 3.8 9.8 13.2c0 10.6-4.4 20.4-9.8 20.4S20.2 38.6 20.2 28Z';
const BROAD = 'M17 29c-.4-10 4.6-15.4 13-15.4S43.4 19 43 29c-.2 11.4-5 19.6-13 19.6S17.2 40.4 17 29Z';
const EARS = 'M18.8 29.6c-2.6-1.4-3.8 1-3 3.6.7 2.2 2.4 3.4 4 2.6ZM41.2 29.6c2.6-1.4 3.8 1 3 3.6-.7 2.2-2.4 3.4-4 2.6Z';
const CHEEK = 'M33 15.4c5.8.8 8.6 5.4 8.4 13.6-.2 10-4.6 17.8-10.4 18.6 4.2-4.4 6-10 6-17.4 0-6.6-1.2-11.4-4-14.8Z';

const shapes = { plain: HEAD, slim: SLIM, broad: BROAD } as const;

/** Neck, ears, head and the shaded half of the face. */
export function head(skin: string, shape: keyof typeof shapes = 'plain'): Stroke[] {
  return [
    form('M24 42l-1 12q7 5 14 0l-1-12Z', skin),
    wash('M24 46q6 6 12 0l1 8q-7 4-14 0Z', pigment.ink, 0.3),
    form(EARS, skin),
    form(shapes[shape], skin, 1.2),
    wash(CHEEK, pigment.ink, 0.16),
    wash('M22.6 20c2-2.6 4.6-3.6 7-3.6-3 2.4-4.6 5-5 8.4Z', '#fff6e0', 0.35),
  ];
}

/** Shoulders in a coat, its shaded half and its lapels. */
export function coat(cloth: string, lapel: string): Stroke[] {
  return [
    form('M2 73C3 60 12 54 22 51l8 6 8-6c10 3 19 9 20 22Z', cloth, 1.2),
    wash('M38 51c10 3 19 9 20 22H33l1-12Z', pigment.ink, 0.24),
    form('M22 51l8 22-8 0-5-14ZM38 51l-8 22 8 0 5-14Z', lapel, 0.9),
  ];
}

interface Look {
  readonly iris?: string;
  readonly brow?: string;
  /** Brows drawn down to the nose. */
  readonly stern?: boolean;
}

export function eyes({ iris = pigment.ink, brow = pigment.ink, stern = false }: Look = {}): Stroke[] {
  return [
    form('M22 30.6q2.8-3 5.8 0-2.8 2-5.8 0ZM32.2 30.6q2.8-3 5.8 0-2.8 2-5.8 0Z', '#fff6e0', 0.7),
    wash('M25 29.2a1.5 1.5 0 1 1-.1 0ZM35.2 29.2a1.5 1.5 0 1 1-.1 0Z', iris),
    stern
      ? pen('M21.4 25.6q3.4.4 6.8 2.6M38.6 25.6q-3.4.4-6.8 2.6', brow, 1.7)
      : pen('M21.2 27.2q3-2.4 6.6-.6M32.2 26.6q3.6-1.8 6.6.6', brow, 1.5),
  ];
}

export const nose: Stroke = pen('M30.2 30.4c.4 2.6 1.8 4.4 1.8 5.8-.4 1.1-2.2 1.3-3.4.6', pigment.inkSoft, 1.1);

export function Sketch({ strokes }: { readonly strokes: readonly Stroke[] }) {
  return (
    <G strokeLinejoin="round" strokeLinecap="round">
      {strokes.map(({ d, fill, line, width, opacity }, index) => (
        <Path
          key={index}
          d={d}
          fill={fill}
          {...(line ? { stroke: line } : null)}
          {...(width ? { strokeWidth: width } : null)}
          {...(opacity === undefined ? null : { opacity })}
        />
      ))}
    </G>
  );
}
