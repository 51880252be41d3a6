/** What can be agreed before a game of Cartagena, and why an agreement is refused (section 2). */
import { type OptionError, type Options, type OptionSpec, type Preset } from '@/core/options';
import { unknownOption, valueProblem } from '@/core/options';
import { below, type Random, shuffle } from '@/core/random';

import { DEAL_LEAST, DEAL_MOST, DEALS, SEGMENT_CODES } from './data';
import type { Recharge, Story } from './state';

export const seats = { min: 2, max: 5 } as const;

/** The box holds eight segments. */
const BOX_SEGMENTS = SEGMENT_CODES.length;

const isJailbreak = (options: Options): boolean => options.story === 'jailbreak';
const isOneStretch = (options: Options): boolean => !isJailbreak(options);

export const options: readonly OptionSpec[] = [
  { name: 'story', kind: 'choice', values: ['escape', 'tortuga', 'jailbreak'], usual: 'escape' },
  { name: 'segments', kind: 'number', min: 4, max: 8, usual: 6, applies: isOneStretch },
  { name: 'tunnel', kind: 'number', min: 3, max: 5, usual: 3, applies: isJailbreak },
  { name: 'island', kind: 'number', min: 3, max: 5, usual: 3, applies: isJailbreak },
  { name: 'pirates', kind: 'number', min: 4, max: 6, usual: 6 },
  { name: 'recharge', kind: 'choice', values: ['retreat', 'morgan', 'both', 'split'], usual: 'retreat' },
  { name: 'filibusters', kind: 'toggle', usual: false },
  { name: 'blackMagic', kind: 'toggle', usual: false },
  { name: 'ritual', kind: 'toggle', usual: false, applies: (chosen) => chosen.blackMagic === true },
  { name: 'openHands', kind: 'toggle', usual: false },
  { name: 'openRow', kind: 'toggle', usual: false },
  { name: 'deal', kind: 'text', values: Object.keys(DEALS), usual: 'equal', sample: sampleDeal },
  { name: 'first', kind: 'seat', usual: 'random' },
  { name: 'layout', kind: 'text', values: ['random'], usual: 'random', sample: sampleLayout },
];

export const presets: readonly Preset[] = [
  { id: 'firstVoyage', options: { segments: 5, pirates: 5 } },
  { id: 'classic', options: {} },
  { id: 'openChart', options: { openHands: true, openRow: true } },
  { id: 'henryMorgan', options: { segments: 8, recharge: 'morgan', filibusters: true } },
  { id: 'wholeJailbreak', options: { story: 'jailbreak' } },
  {
    id: 'fullFury',
    options: { story: 'jailbreak', tunnel: 4, island: 4, recharge: 'both', filibusters: true, blackMagic: true },
  },
];

/** The choices of a checked option set, with defaults filled in. */
export interface Choice {
  readonly story: Story;
  /** Segments of the path, or of tunnel and island. */
  readonly paths: readonly number[];
  readonly pirates: number;
  readonly recharge: Recharge;
  readonly filibusters: boolean;
  readonly blackMagic: boolean;
  readonly ritual: boolean;
  readonly openHands: boolean;
  readonly openRow: boolean;
  /** Cards in turn order. */
  readonly deal: readonly number[];
  readonly first: string;
  readonly layout: string;
}

export function choiceOf(chosen: Options, players: number): Choice {
  return {
    story: (chosen.story ?? 'escape') as Story,
    paths: pathsOf(chosen),
    pirates: Number(chosen.pirates ?? 6),
    recharge: (chosen.recharge ?? 'retreat') as Recharge,
    filibusters: chosen.filibusters === true,
    blackMagic: chosen.blackMagic === true,
    ritual: chosen.ritual === true,
    openHands: chosen.openHands === true,
    openRow: chosen.openRow === true,
    deal: dealOf(String(chosen.deal ?? 'equal'), players) ?? [],
    first: String(chosen.first ?? 'random'),
    layout: String(chosen.layout ?? 'random'),
  };
}

export function checkOptions(chosen: Options, players: number): OptionError | null {
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
    return error('bad-players', 'players', `Cartagena is for ${seats.min}-${seats.max} players; got ${players}.`);
  }
  return unknownOption(options, chosen) ?? valueError(chosen, players) ?? combinationError(chosen, players);
}

/** The first value outside its own range. */
function valueError(chosen: Options, players: number): OptionError | null {
  for (const spec of options) {
    const value = chosen[spec.name];
    if (value === undefined) continue;
    const problem = valueProblem(spec, value, players);
    if (problem !== null) return error(errorId(spec.name), spec.name, problem);
  }
  return null;
}

/** Values that are fine alone but not together. */
function combinationError(chosen: Options, players: number): OptionError | null {
  if (isJailbreak(chosen) && chosen.segments !== undefined) {
    return error('bad-segments', 'segments', 'The Whole Jailbreak counts "tunnel" and "island"; leave out "segments".');
  }
  for (const name of ['tunnel', 'island']) {
    if (isOneStretch(chosen) && chosen[name] !== undefined) {
      return error('bad-paths', name, `Option "${name}" is only for the story "jailbreak"; leave it out.`);
    }
  }
  const laid = pathsOf(chosen).reduce((sum, count) => sum + count, 0);
  if (laid > BOX_SEGMENTS) {
    const sentence = `The box holds ${BOX_SEGMENTS} segments; "tunnel" and "island" ask for ${laid}.`;
    return error('bad-paths', 'tunnel', sentence);
  }
  if (chosen.recharge === 'split' && isOneStretch(chosen)) {
    const sentence = 'Recharge "split" needs tunnel and island: choose the story "jailbreak" or another recharge.';
    return error('split-needs-jailbreak', 'recharge', sentence);
  }
  if (chosen.ritual === true && chosen.blackMagic !== true) {
    return error('ritual-needs-black-magic', 'ritual', 'The ritual belongs to Black Magic: turn "blackMagic" on.');
  }
  return dealError(chosen, players) ?? layoutError(chosen);
}

function dealError(chosen: Options, players: number): OptionError | null {
  if (chosen.deal === undefined || dealOf(String(chosen.deal), players) !== null) return null;
  const sentence =
    `Option "deal" must be ${Object.keys(DEALS).join(', ')} or ${players} numbers ` +
    `${DEAL_LEAST}-${DEAL_MOST} like "${new Array(players).fill(6).join(',')}"; got "${chosen.deal}".`;
  return error('bad-deal', 'deal', sentence);
}

function layoutError(chosen: Options): OptionError | null {
  const layout = String(chosen.layout ?? 'random');
  if (layout === 'random') return null;
  const paths = pathsOf(chosen);
  const parts = layout.split('|');
  const fits = parts.length === paths.length && parts.every((part, i) => part.length === paths[i]);
  const codes = parts.join('');
  if (!fits || !/^[A-Ha-h]+$/.test(codes)) {
    const wanted = paths.length === 1 ? `${paths[0]} segment letters A-H` : `${paths.join('|')} segment letters A-H`;
    return error('bad-layout', 'layout', `Option "layout" must be random or ${wanted}; got "${layout}".`);
  }
  if (new Set(codes.toUpperCase()).size < codes.length) {
    return error('bad-layout', 'layout', `Option "layout" uses a segment twice: "${layout}".`);
  }
  return null;
}

/** Hand sizes in turn order, or null if the text names none. */
function dealOf(deal: string, players: number): readonly number[] | null {
  const table = Object.hasOwn(DEALS, deal) ? DEALS[deal] : undefined;
  if (table !== undefined) return table[players - seats.min] ?? null;
  const sizes = deal.split(',');
  const isList = sizes.length === players && sizes.every((size) => /^[4-8]$/.test(size));
  return isList ? sizes.map(Number) : null;
}

function pathsOf(chosen: Options): number[] {
  if (isOneStretch(chosen)) return [Number(chosen.segments ?? 6)];
  return [Number(chosen.tunnel ?? 3), Number(chosen.island ?? 3)];
}

function sampleDeal(random: Random, _chosen: Options, players: number): string {
  const sizes: number[] = [];
  for (let i = 0; i < players; i++) sizes.push(DEAL_LEAST + below(random, DEAL_MOST - DEAL_LEAST + 1));
  return sizes.join(',');
}

function sampleLayout(random: Random, chosen: Options): string {
  return drawLayout(random, pathsOf(chosen));
}

/** Which segments in which order, then which way round each lies (R1.2); paths are divided by a bar. */
export function drawLayout(random: Random, paths: readonly number[]): string {
  const codes = [...SEGMENT_CODES];
  shuffle(random, codes);
  const parts = paths.map((count) => codes.splice(0, count));
  return parts
    .map((part) => part.map((code) => (below(random, 2) === 0 ? code : code.toLowerCase())).join(''))
    .join('|');
}

/** `bad-` and the option's name in kebab case; tunnel and island share one name. */
function errorId(option: string): string {
  if (option === 'tunnel' || option === 'island') return 'bad-paths';
  return `bad-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function error(id: string, option: string, sentence: string): OptionError {
  return { id, option, sentence };
}
