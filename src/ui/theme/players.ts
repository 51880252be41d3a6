/** The players' colours. Each has an emblem, so that nobody needs to tell them apart by colour. */
import type { Light } from './colours';

export const crews = ['red', 'green', 'blue', 'yellow', 'brown', 'purple'] as const;
export type Crew = (typeof crews)[number];

export type EmblemShape = 'sabres' | 'turtle' | 'anchor' | 'sun' | 'barrel' | 'star';

export const emblems: Readonly<Record<Crew, EmblemShape>> = {
  red: 'sabres',
  green: 'turtle',
  blue: 'anchor',
  yellow: 'sun',
  brown: 'barrel',
  purple: 'star',
};

export interface CrewColours {
  readonly fill: string;
  /** The emblem drawn on the fill. */
  readonly on: string;
  /** The rim that sets a pale fill off from the card. */
  readonly rim: string;
}

export const crewColours: Readonly<Record<Light, Readonly<Record<Crew, CrewColours>>>> = {
  light: {
    red: { fill: '#B3301F', on: '#FDF3E2', rim: '#5C150C' },
    green: { fill: '#2F7040', on: '#F6F6E4', rim: '#153A1F' },
    blue: { fill: '#235C9C', on: '#F2F5F2', rim: '#0F2F55' },
    yellow: { fill: '#E3B32C', on: '#2E1E02', rim: '#74540A' },
    brown: { fill: '#6F4626', on: '#FBEBD2', rim: '#382010' },
    purple: { fill: '#71368A', on: '#FAEFFA', rim: '#3A164A' },
  },
  dark: {
    red: { fill: '#E0604B', on: '#2A0703', rim: '#F6A493' },
    green: { fill: '#62AE72', on: '#08200E', rim: '#A3DBAE' },
    blue: { fill: '#6AA3E0', on: '#061A30', rim: '#B0D2F5' },
    yellow: { fill: '#EFC54B', on: '#2C1D01', rim: '#FAE3A0' },
    brown: { fill: '#B98A5E', on: '#241204', rim: '#E2BE9A' },
    purple: { fill: '#B884D1', on: '#230A2E', rim: '#DFBFF0' },
  },
};

/** The crew of a stored colour; red for one this version does not know. */
export function crewOf(colour: string): Crew {
  return crews.find((crew) => crew === colour) ?? 'red';
}
