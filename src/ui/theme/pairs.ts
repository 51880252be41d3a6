/** Which colour is set on which, everywhere in the app. The contrast test walks this list; a new pairing belongs here. */
import type { Colours } from './colours';

type Name = keyof Colours;
type Pairs = readonly (readonly [on: Name, under: Name])[];

/** Text, at least 4.5 : 1. */
export const textPairs: Pairs = [
  ['text', 'page'],
  ['text', 'card'],
  ['text', 'sunken'],
  ['textSoft', 'page'],
  ['textSoft', 'card'],
  ['textSoft', 'sunken'],
  ['brassText', 'page'],
  ['brassText', 'card'],
  ['brassText', 'sunken'],
  ['dangerText', 'page'],
  ['dangerText', 'card'],
  ['onAction', 'action'],
  ['onDanger', 'danger'],
  ['onRibbon', 'ribbon'],
  ['card', 'deep'],
  ['text', 'sky'],
  ['text', 'skyLow'],
  ['textSoft', 'sky'],
];

/** How strongly light and worn rim tint the chart; text on the page must stand both. */
export const tints = { glow: 0.75, rim: 0.3 } as const;

/** Icons, borders of controls, focus rings: at least 3 : 1. */
export const graphicPairs: Pairs = [
  ['text', 'card'],
  ['edge', 'page'],
  ['edge', 'card'],
  ['edge', 'sunken'],
  ['action', 'page'],
  ['action', 'card'],
  ['action', 'sunken'],
  ['brass', 'page'],
  ['brass', 'card'],
  ['sea', 'page'],
  ['sea', 'card'],
  ['deep', 'page'],
  ['deep', 'card'],
  ['danger', 'page'],
  ['danger', 'card'],
  ['focus', 'page'],
  ['focus', 'card'],
  ['focus', 'sunken'],
];
