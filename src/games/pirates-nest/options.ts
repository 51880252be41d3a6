/** What can be agreed before a game of The Pirate's Nest, and why an agreement is refused (section 3). */
import { type OptionError, type Options, type OptionSpec, type Preset } from '@/core/options';
import { unknownOption, valueProblem } from '@/core/options';
import { below, type Random, shuffle } from '@/core/random';

import { COLOURS, EXAMPLE_LAYOUT, PIECE_COUNT, SMALL_PIECES } from './data';

export const seats = { min: 2, max: 5 } as const;

export const options: readonly OptionSpec[] = [
  { name: 'pirates', kind: 'number', min: 4, max: 6, usual: 6 },
  { name: 'freebooter', kind: 'toggle', usual: true },
  { name: 'nestPush', kind: 'toggle', usual: false },
  { name: 'openHands', kind: 'toggle', usual: false },
  { name: 'first', kind: 'seat', usual: 'random' },
  { name: 'layout', kind: 'text', values: ['random', 'example'], usual: 'random', sample: drawLayout },
  { name: 'colours', kind: 'text', values: ['usual'], usual: 'usual', sample: sampleColours },
];

export const presets: readonly Preset[] = [
  { id: 'firstVoyage', options: { pirates: 4, openHands: true } },
  { id: 'classic', options: {} },
  { id: 'quick', options: { pirates: 4 } },
  { id: 'family', options: { pirates: 5, freebooter: false, nestPush: true } },
];

/** The choices of a checked option set, with defaults filled in. */
export interface Choice {
  readonly pirates: number;
  readonly freebooter: boolean;
  readonly nestPush: boolean;
  readonly openHands: boolean;
  readonly first: string;
  readonly layout: string;
  /** Numbers in `COLOURS` by seat. */
  readonly colours: readonly number[];
}

export function choiceOf(chosen: Options, players: number): Choice {
  const layout = String(chosen.layout ?? 'random');
  return {
    pirates: Number(chosen.pirates ?? 6),
    freebooter: chosen.freebooter !== false,
    nestPush: chosen.nestPush === true,
    openHands: chosen.openHands === true,
    first: String(chosen.first ?? 'random'),
    layout: layout === 'example' ? EXAMPLE_LAYOUT : layout,
    colours: coloursOf(String(chosen.colours ?? 'usual'), players) ?? [],
  };
}

export function checkOptions(chosen: Options, players: number): OptionError | null {
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
    const sentence = `The Pirate's Nest is for ${seats.min}-${seats.max} players; got ${players}.`;
    return { id: 'bad-players', option: 'players', sentence };
  }
  return (
    unknownOption(options, chosen) ??
    valueError(chosen, players) ??
    coloursError(String(chosen.colours ?? 'usual'), players) ??
    layoutError(String(chosen.layout ?? 'random'))
  );
}

/** The first value outside its own range. */
function valueError(chosen: Options, players: number): OptionError | null {
  for (const spec of options) {
    const value = chosen[spec.name];
    if (value === undefined) continue;
    const sentence = valueProblem(spec, value, players);
    const id = `bad-${spec.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (sentence !== null) return { id, option: spec.name, sentence };
  }
  return null;
}

function coloursError(text: string, players: number): OptionError | null {
  if (coloursOf(text, players) !== null) return null;
  const like = COLOURS.slice(0, players).join(',');
  const sentence =
    `Option "colours" must be usual or ${players} different ones of ${COLOURS.join(', ')} like "${like}"; ` +
    `got "${text}".`;
  return { id: 'bad-colours', option: 'colours', sentence };
}

/** The colours a text names, or null if they are too few, too many, unknown or not all different. */
function coloursOf(text: string, players: number): number[] | null {
  const names = text === 'usual' ? COLOURS.slice(0, players) : text.split(',');
  const colours = names.map((name) => COLOURS.findIndex((colour) => colour === name));
  const isRight = colours.length === players && !colours.includes(-1) && new Set(colours).size === players;
  return isRight ? colours : null;
}

function sampleColours(random: Random, _chosen: Options, players: number): string {
  const colours = [...COLOURS];
  shuffle(random, colours);
  return colours.slice(0, players).join(',');
}

const LAYOUT = /^([1-5][ab][<>]) ([1-5][ab][<>]) \| ([1-5][ab][<>]) ([1-5][ab][<>]) ([1-5][ab][<>])$/;

function layoutError(text: string): OptionError | null {
  if (text === 'random' || text === 'example') return null;
  const match = LAYOUT.exec(text);
  if (!match) {
    const sentence = `Option "layout" must be random, example or two and three pieces like "${EXAMPLE_LAYOUT}"; got "${text}".`;
    return { id: 'bad-layout', option: 'layout', sentence };
  }
  const pieces = new Set(match.slice(1).map((piece) => piece.charAt(0)));
  if (pieces.size === PIECE_COUNT) return null;
  return { id: 'bad-layout', option: 'layout', sentence: `Option "layout" uses a piece twice: "${text}".` };
}

/** The order of the pieces, then side and direction of each in board order (R1.2, R1.5). */
export function drawLayout(random: Random): string {
  const pieces: number[] = [];
  for (let piece = 1; piece <= PIECE_COUNT; piece++) pieces.push(piece);
  shuffle(random, pieces);
  const placed = pieces.map((piece) => {
    const side = below(random, 2) === 0 ? 'a' : 'b';
    return `${piece}${side}${below(random, 2) === 0 ? '>' : '<'}`;
  });
  return `${placed.slice(0, SMALL_PIECES).join(' ')} | ${placed.slice(SMALL_PIECES).join(' ')}`;
}
