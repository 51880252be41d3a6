/** The light the ring is seen in: a chart in the evening, or the same waters at night. A picture has its own light. */
import { pigment } from '@/ui/scenery/palette';
import { blend } from '@/ui/theme/contrast';

export interface RingLight {
  readonly sea: readonly [near: string, middle: string, far: string];
  readonly wave: string;
  readonly paper: string;
  readonly rule: string;
  /** What passive islands are tinted with, and how strongly. */
  readonly gloom: string;
  readonly dusk: number;
  /** What is drawn in plain ink, on a passive island. */
  readonly silhouette: string;
  /** The tag of an island: paper and ink. */
  readonly tag: string;
  readonly tagDark: string;
  readonly tagInk: string;
}

export const ringLight: Readonly<Record<'light' | 'dark', RingLight>> = {
  light: {
    sea: ['#7fb7a8', '#3f8a85', '#1d5a63'],
    wave: '#0c4650',
    paper: '#ead6a8',
    rule: '#46321d',
    gloom: '#17323c',
    dusk: 0.58,
    silhouette: '#10262e',
    tag: '#fbf0cf',
    tagDark: '#a99a74',
    tagInk: '#1c130b',
  },
  dark: {
    sea: ['#1f5563', '#10333f', '#071a23'],
    wave: '#3f7f86',
    paper: '#3a2f20',
    rule: '#9c8557',
    gloom: '#0a1a26',
    dusk: 0.55,
    silhouette: '#34545f',
    tag: '#f4dfa8',
    tagDark: '#8f8468',
    tagInk: '#1c130b',
  },
};

/** A colour as it is seen on a passive island. */
export function dimmed(colour: string, { gloom, dusk, silhouette }: RingLight): string {
  if (colour === pigment.ink) return silhouette;
  return colour === 'none' ? colour : blend(gloom, colour, dusk);
}
