/** Bots: exact odds of a mutiny, instinct from what a seat knows, appraisal in order (section 11). */
import { alike } from '@/core/data';
import { below, randomFrom } from '@/core/random';
import { weighKinds } from '../hand-worth';
import { chanceOf, mutinyOdds } from '../odds';
import { rules } from '../rules';
import type { State } from '../state';
import { allPass, table } from './table';

/** What a player with so many conflicts among his five cards does not see. */
const unseen = (own: number): { cards: number; conflicts: number } => ({ cards: 31, conflicts: 6 - own });
const rounded = (odds: number): number => Math.round(odds * 100) / 100;

test('section 11: conflicts in a hand of five', () => {
  const odds = [0, 1, 2, 3].map((conflicts) => rounded(chanceOf(conflicts, 5, { cards: 36, conflicts: 6 })));
  expect(odds).toEqual([0.38, 0.44, 0.16, 0.02]);
});

test('section 11: the table of odds', () => {
  const rows = [0, 1, 2, 3].map((own) =>
    [
      mutinyOdds(own, 0, 5, unseen(own)),
      mutinyOdds(own - 1, 0, 5, unseen(own)),
      mutinyOdds(own - 1, 0, 10, unseen(own)),
      1 - mutinyOdds(-own, 5, 0, unseen(own)),
      1 - mutinyOdds(-own - 1, 5, 0, unseen(own)),
      1 - mutinyOdds(-own - 1, 5, 5, unseen(own)),
    ].map(rounded),
  );
  expect(rows).toEqual([
    [0.31, 0, 0, 0, 0.31, 0.65],
    [0.83, 0.39, 0.12, 0.39, 0.83, 0.9],
    [0.99, 0.89, 0.61, 0.89, 0.99, 0.99],
    [1, 1, 0.97, 1, 1, 1],
  ]);
});

/** What the seat to act leans towards. */
function leanings(state: State): number[] {
  const gains: number[] = [];
  rules.lean?.(state, rules.moves(state), gains);
  return gains;
}

test('instinct and leanings need nothing but the view of the seat to act', () => {
  for (let i = 0; i < 40; i++) {
    const state = rules.setup({ pirates: i % 2 === 0, loaderPool: i % 3 ? 'drawn' : 'hand' }, 3 + (i % 2), `bot ${i}`);
    const random = randomFrom(`bot ${i}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const seed = `chance ${random.a}`;
      const move = rules.instinct(state, randomFrom(seed));
      expect(rules.moves(state).map(rules.write)).toContain(rules.write(move));
      const blind = rules.instinct(rules.view(state, seat), randomFrom(seed));
      if (!alike(move, blind))
        throw new Error(`${rules.write(move)} with the truth, ${rules.write(blind)} with the view`);
      expect(leanings(rules.view(state, seat))).toEqual(leanings(state));
      rules.play(state, below(random, 3) === 0 ? (rules.moves(state)[0] as never) : move);
    }
  }
});

test('instinct beats three random players nearly always', () => {
  let wins = 0;
  for (let i = 0; i < 40; i++) {
    const state = rules.setup({}, 4, `match ${i}`);
    const random = randomFrom(`match ${i}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const legal = rules.moves(state);
      const move = seat === i % 4 ? rules.instinct(state, random) : legal[below(random, legal.length)];
      rules.play(state, move as never);
    }
    if (rules.outcome(state)?.winners.includes(i % 4)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(36);
});

test('a conflict is kept when the tie already wins, and turned up when it decides', () => {
  const layout = { hands: { B: '+5', S: 'X X +3', F: '+5', C: '+5' }, pay: 0, phase: 'offer' } as const;
  const game = allPass(table(layout), 'S mutineer, F merchant, C loader').B('fight 0');
  expect(rules.write(rules.instinct(game.state, randomFrom('a')))).toBe('fight 0');
  const mate = allPass(table({ ...layout, options: { rounds: '1' } }), 'S mutineer, F mate, C loader').B('fight 0');
  expect(rules.write(rules.instinct(mate.state, randomFrom('a')))).not.toBe('fight 0');
});

test('appraisals of all seats sum to one and agree with each alone', () => {
  const random = randomFrom('sum');
  const state = rules.setup({}, 4, 'sum');
  while (rules.seatToAct(state) !== null) {
    const looks: number[] = [];
    rules.appraiseAll?.(state, looks);
    expect(looks.reduce((sum, look) => sum + look, 0)).toBeCloseTo(1, 9);
    expect([0, 1, 2, 3].map((seat) => rules.appraise(state, seat))).toEqual(looks);
    rules.play(state, rules.instinct(state, random));
  }
});

test('goods the next islands want are kept dearer than others', () => {
  const { state } = table({ ship: 'karge_zunge', wake: 'gruenland' });
  const kinds: number[] = [];
  weighKinds(state, state.ship, state.wake, kinds);
  const [ruby, salt, , , wheat, conflict] = kinds as [number, number, number, number, number, number];
  expect([wheat > ruby, salt > ruby, conflict > ruby]).toEqual([true, true, true]);
});

test('a better score is appraised higher, and a finished game by its places', () => {
  const ahead = table({ scores: [20, 10, 10, 10] }).state;
  expect(rules.appraise(ahead, 0)).toBeGreaterThan(rules.appraise(ahead, 1));
  const over = { ...table({ scores: [20, 20, 10, 5] }).state, phase: 'end' as const };
  const worth = [0, 1, 2, 3].map((seat) => rules.appraise(over, seat));
  expect(worth[0]).toBe(worth[1]);
  expect((worth[1] as number) > (worth[2] as number) && (worth[2] as number) > (worth[3] as number)).toBe(true);
});
