/** The people aboard as busts in a 60 × 60 box: shoulders, head, and what each of them is known by. */
import { emblemPaths } from '@/ui/scenery/emblems';

import type { RoleId } from '../data';

export type PersonId = RoleId | 'captain';

interface Piece {
  readonly d: string;
  readonly fill: string;
}

export interface Person {
  /** The ground behind, and the band of the card. */
  readonly ground: string;
  readonly coat: string;
  /** Behind the head. */
  readonly behind: readonly Piece[];
  /** Over coat and face. */
  readonly before: readonly Piece[];
  /** Thin ink lines over everything. */
  readonly lines: string;
}

const INK = '#1c130b';
const GOLD = '#e8bd52';
const PALE = '#f8edcf';

export const people: Readonly<Record<PersonId, Person>> = {
  captain: {
    ground: '#27496b',
    coat: '#17304f',
    behind: [{ d: 'M19 24q-3 10 1 18h20q4 -8 1 -18Z', fill: '#e9e0cb' }],
    before: [
      { d: 'M24 39l6 8 6-8-2 21h-8Z', fill: PALE },
      { d: 'M8 46q6-6 13-4l-2 6q-6-1-11 2ZM52 46q-6-6-13-4l2 6q6-1 11 2Z', fill: GOLD },
      { d: 'M6 20c7-2 10-6 12-11 3-5 7-7 12-7s9 2 12 7c2 5 5 9 12 11-6 4-14 6-24 6S12 24 6 20Z', fill: '#101b2b' },
      { d: 'M8 20c7 3 14 4.4 22 4.4s15-1.4 22-4.4l1 1.6c-7 3.2-14.6 4.6-23 4.6S14 24.8 7 21.6Z', fill: GOLD },
      { d: 'M30 9a4 4 0 0 1 2.4 7.2V18h-4.8v-1.8A4 4 0 0 1 30 9Z', fill: PALE },
    ],
    lines: 'M26 33q4 2.4 8 0M28 52h4M28 57h4',
  },
  mutineer: {
    ground: '#8c2a1e',
    coat: '#3a2a22',
    behind: [{ d: 'M42 60L49 8q5 8 3 20l-5 32Z', fill: '#c9d3da' }],
    before: [
      { d: 'M23 40l7 12 7-12 4 2-9 18h-4l-9-18Z', fill: PALE },
      { d: 'M18 22q1-12 12-12t12 12q-12-4-24 0ZM19 20l-9 2 3 3-4 6 9-5Z', fill: '#c33a28' },
      { d: 'M31 25h7v4.5q-3.5 2.6-7 0Z', fill: INK },
      { d: 'M21 32q9 12 18 0q1 9-9 10q-10-1-9-10Z', fill: '#5a3a22' },
    ],
    lines: 'M20 24l20 2M22 17a1 1 0 1 0 .1 0M29 14a1 1 0 1 0 .1 0M36 16a1 1 0 1 0 .1 0M27 36q3 1.4 6 0',
  },
  boy: {
    ground: '#3d7f78',
    coat: '#f1ead6',
    behind: [{ d: 'M19 22q-2 8 1 12h20q3-4 1-12Z', fill: '#b5652c' }],
    before: [
      { d: 'M13 50h34v3H13ZM11 56h38v3H11ZM17 45h26v2.6H17Z', fill: '#2c6aa0' },
      { d: 'M24 38q6 6 12 0l3 4q-9 8-18 0Z', fill: '#c33a28' },
      { d: 'M18 22q0-11 12-11t12 11q-3-3-12-3t-12 3Z', fill: '#2c4a63' },
      { d: 'M17 20h26v4H17Z', fill: '#20384d' },
      { d: 'M30 7a3 3 0 1 1-.1 0Z', fill: PALE },
    ],
    lines: 'M25 34q5 4 10 0M23 31h.2M25 32.5h.2M35 32.5h.2M37 31h.2',
  },
  mate: {
    ground: '#3f5a86',
    coat: '#26364f',
    behind: [],
    before: [
      { d: 'M25 40l5 8 5-8-1 20h-8Z', fill: '#d9d2bd' },
      { d: 'M18 26q0 18 12 20q12-2 12-20q-3 7-12 7t-12-7Z', fill: '#7a4a26' },
      { d: 'M16 20q2-10 14-10t14 10v3H16Z', fill: '#1a2638' },
      { d: 'M12 22h36v3.6H12Z', fill: '#101a27' },
      { d: 'M27 13h6v5h-6Z', fill: GOLD },
      { d: 'M38 46h9l3-4 3 2-4 8h-9Z', fill: GOLD },
    ],
    lines: 'M26 36q4 2 8 0M24 40q2 3 6 4M36 40q-2 3-6 4',
  },
  merchant: {
    ground: '#8a6a22',
    coat: '#5b2a5e',
    behind: [{ d: 'M18 24q-2 12 2 16h20q4-4 2-16Z', fill: '#4a2c18' }],
    before: [
      { d: 'M10 50q8-12 20-8q12-4 20 8l-3 6q-8-9-17-6q-9-3-17 6Z', fill: '#e6d3a3' },
      { d: 'M5 22q10-4 13-5q2-10 12-10t12 10q3 1 13 5q-11 4.6-25 4.6T5 22Z', fill: '#3b1f46' },
      { d: 'M18 16.4q12 4 24 0v3q-12 4-24 0Z', fill: GOLD },
      { d: 'M40 16q4-14 15-14q-1 12-12 16Z', fill: PALE },
      { d: 'M27 31q3 2 6 0l1 7q-4 4-8 0Z', fill: '#4a2c18' },
      { d: 'M44 48a5.5 5.5 0 1 1-.1 0Z', fill: GOLD },
    ],
    lines: 'M44 51v5M42 53.5h4M42 15q5-6 11-11',
  },
  loader: {
    ground: '#5d6b3a',
    coat: '#c9905e',
    behind: [
      { d: 'M36 6q11-4 20 2q3 14-2 28q-9 5-18 0Z', fill: '#8a5a2b' },
      { d: 'M36 13q11-3 20 0v3.4q-10-3-20 0ZM36 27q10-3 19.6 0v3.4q-10-3-19.6 0Z', fill: '#3b2410' },
    ],
    before: [
      { d: 'M17 44l6-3 2 19h-7ZM43 44l-6-3-2 19h7Z', fill: '#5a3a1e' },
      { d: 'M18 22q1-9 11-9t11 8q-5-3-11-2t-11 3Z', fill: '#2b180b' },
      { d: 'M40 40q10-6 12-16l4 2q0 12-10 20Z', fill: '#c9905e' },
      { d: 'M21 33q8 8 17 0q-1 7-8 8q-7 0-9-8Z', fill: '#2b180b' },
    ],
    lines: 'M26 36q4 2 7 0M24 50q6 3 12 0',
  },
};

export const unknownSabres = emblemPaths.sabres;
