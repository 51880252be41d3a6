/** The two lights the chart is seen in: parchment by day, the same chart by lamplight. */

export interface Colours {
  /** The chart behind everything. */
  readonly page: string;
  /** A sheet lying on the chart: cards, dialogs. */
  readonly card: string;
  /** Pressed into the paper: fields, tracks. */
  readonly sunken: string;
  readonly text: string;
  readonly textSoft: string;
  /** Decorative ink: rhumb lines, hatching, hairlines. Carries no meaning. */
  readonly faint: string;
  /** Ink that outlines something to be seen: borders of controls, icons. */
  readonly edge: string;
  readonly action: string;
  readonly onAction: string;
  readonly brass: string;
  readonly brassText: string;
  readonly sea: string;
  readonly deep: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerText: string;
  /** A being-rigged ribbon, a notice across the sheet. */
  readonly ribbon: string;
  readonly onRibbon: string;
  readonly focus: string;
  readonly shadow: string;
  readonly scrim: string;
  /** The warm middle of the light and the worn, dark rim of the chart. */
  readonly glow: string;
  readonly rim: string;
  /** The harbour's sky, high and low, behind the app's name. */
  readonly sky: string;
  readonly skyLow: string;
}

const day: Colours = {
  page: '#EFE2C4',
  card: '#FAF3E2',
  sunken: '#E6D6B0',
  text: '#2A1C10',
  textSoft: '#5B4530',
  faint: '#B99C6B',
  edge: '#7A5C36',
  action: '#14465A',
  onAction: '#FBF3DF',
  brass: '#99681A',
  brassText: '#744C0C',
  sea: '#1D6E67',
  deep: '#14465A',
  danger: '#982A1C',
  onDanger: '#FDF3E2',
  dangerText: '#8C2417',
  ribbon: '#7C2A1E',
  onRibbon: '#FCEFD6',
  focus: '#0B5C8A',
  shadow: '#4A3213',
  scrim: 'rgba(38, 24, 10, 0.55)',
  glow: '#FBF3DC',
  rim: '#B08D55',
  sky: '#D9CFA9',
  skyLow: '#F6E3B4',
};

const lamplight: Colours = {
  page: '#0F1D26',
  card: '#272016',
  sunken: '#1A1610',
  text: '#F4E6C6',
  textSoft: '#CBB78E',
  faint: '#5E5236',
  edge: '#9C8557',
  action: '#DDAB4D',
  onAction: '#231705',
  brass: '#D6A247',
  brassText: '#E9BE6C',
  sea: '#58B5A6',
  deep: '#7DB4D6',
  danger: '#E2745C',
  onDanger: '#220903',
  dangerText: '#F39A84',
  ribbon: '#8E3527',
  onRibbon: '#FDEBD0',
  focus: '#8FD0F5',
  shadow: '#000000',
  scrim: 'rgba(4, 7, 10, 0.7)',
  glow: '#5B3F17',
  rim: '#070B0F',
  sky: '#0A1526',
  skyLow: '#24405A',
};

export type Light = 'light' | 'dark';

export const colours: Readonly<Record<Light, Colours>> = { light: day, dark: lamplight };

/** A game's own colour: for lines and icons on a card, and filled with text on it. */
export interface Accent {
  readonly ink: string;
  readonly on: string;
}

const accents: Readonly<Record<Light, Readonly<Record<string, Accent>>>> = {
  light: {
    cartagena: { ink: '#9A4412', on: '#FDF3E2' },
    'pirates-nest': { ink: '#17695F', on: '#F5F6E6' },
    'die-meuterei': { ink: '#24507E', on: '#F6F3E6' },
    mutineer: { ink: '#6A3A72', on: '#FBF0F2' },
    '21-mutinies': { ink: '#8C2036', on: '#FDF0E6' },
  },
  dark: {
    cartagena: { ink: '#EE9A57', on: '#241004' },
    'pirates-nest': { ink: '#63C0AE', on: '#05201B' },
    'die-meuterei': { ink: '#86B4E6', on: '#07182A' },
    mutineer: { ink: '#CB9AD3', on: '#210B26' },
    '21-mutinies': { ink: '#EE8390', on: '#2A0409' },
  },
};

/** The accent of a game; a game that has none yet gets brass. */
export function accentOf(light: Light, game: string): Accent {
  const { brass, card } = colours[light];
  return accents[light][game] ?? { ink: brass, on: card };
}

export const accentedGames: readonly string[] = Object.keys(accents.light);
