/** What can be chosen in sea chest, and what is refused. */
import {
  unknownOption,
  valueProblem,
  type OptionError,
  type Options,
  type OptionSpec,
  type Preset,
} from '@/core/options';
import { below, type Random } from '@/core/random';

import type { House, Scoring } from './state';

export const seats = { min: 2, max: 4 };

export const options: readonly OptionSpec[] = [
  { kind: 'number', name: 'chest', min: 1, max: 3, usual: 2 },
  { kind: 'toggle', name: 'dice', usual: true },
  { kind: 'toggle', name: 'wagers', usual: true },
  { kind: 'choice', name: 'scoring', values: ['sum', 'sets'], usual: 'sum' },
  {
    kind: 'number',
    name: 'bonus',
    min: 1,
    max: 5,
    usual: 3,
    applies: (chosen) => chosen.scoring === 'sets',
  },
  { kind: 'text', name: 'mint', values: ['4,4,4,4', '6,4,2'], usual: '4,4,4,4', sample: sampleMint },
  { kind: 'seat', name: 'first', usual: 'p1' },
];

export const presets: readonly Preset[] = [
  { id: 'quick', options: { chest: 1, dice: false, wagers: false } },
  { id: 'collector', options: { scoring: 'sets', chest: 3, bonus: 5 } },
];

export function checkOptions(chosen: Options, players: number): OptionError | null {
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
    const sentence = `Sea chest is for ${seats.min}-${seats.max} players; got ${players}.`;
    return { id: 'bad-players', option: 'players', sentence };
  }
  const unknown = unknownOption(options, chosen);
  if (unknown) return unknown;
  for (const spec of options) {
    const problem = valueProblem(spec, chosen[spec.name] ?? spec.usual, players);
    if (problem) return { id: `bad-${spec.name}`, option: spec.name, sentence: problem };
  }
  const mint = readMint(String(chosen.mint ?? '4,4,4,4'));
  if (mint === null) {
    const sentence = `Option "mint" must be 3-6 counts of 1-9 coins, like 4,4,4,4; got ${chosen.mint}.`;
    return { id: 'bad-mint', option: 'mint', sentence };
  }
  const house = houseOf(chosen);
  if (house.scoring === 'sets' && house.chest === 1) {
    return { id: 'sets-need-two', option: 'scoring', sentence: 'Sets need a chest of 2 or 3 coins.' };
  }
  const coins = mint.reduce((sum, count) => sum + count, 0);
  if (coins < players * 3) {
    const sentence = `Option "mint" must have at least ${players * 3} coins for ${players} players; got ${coins}.`;
    return { id: 'mint-too-small', option: 'mint', sentence };
  }
  return null;
}

/** The chosen options with the defaults filled in. */
export function houseOf(chosen: Options): House {
  return {
    chest: Number(chosen.chest ?? 2),
    dice: (chosen.dice ?? true) === true,
    wagers: (chosen.wagers ?? true) === true,
    scoring: (chosen.scoring ?? 'sum') as Scoring,
    bonus: Number(chosen.bonus ?? 3),
    mint: readMint(String(chosen.mint ?? '4,4,4,4')) ?? [],
  };
}

function readMint(text: string): number[] | null {
  return /^[1-9](,[1-9]){2,5}$/.test(text) ? text.split(',').map(Number) : null;
}

function sampleMint(random: Random): string {
  const counts: number[] = [];
  const faces = 3 + below(random, 4);
  for (let face = 0; face < faces; face++) counts.push(4 + below(random, 6));
  return counts.join(',');
}
