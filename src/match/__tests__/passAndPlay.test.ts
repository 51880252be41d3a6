/** Whole games of people only, of every game in the registry: what lies open while the device goes round. */
import { alike } from '@/core/data';
import type { AnyGame } from '@/core/game';
import { below, randomFrom } from '@/core/random';
import { games } from '@/games/registry';
import { anna, breathe, sit } from './bench';
import type { Match } from '../match';
import { positionAt, stepCount } from '../history';

/** Steps looked at in each game; most are over before. */
const LONGEST = 250;

const tables = games.flatMap(({ id, rules }) =>
  rules ? [rules.seats.min, rules.seats.max].map((count) => [id, count, rules] as const) : [],
);

/** Every picture, whatever led to it: nothing of a seat other than the viewer's, nothing at all while it lies covered. */
function lookOn(match: Match, rules: AnyGame): void {
  const { viewer, view, stage, news, narrowing } = match.getPicture();
  const history = match.getHistory();
  const truth = positionAt(history, stepCount(history));
  expect(alike(view, rules.view(truth, viewer))).toBe(true);
  if (stage.kind === 'passing') expect(viewer).toBe(stage.seat);
  if (stage.kind === 'choosing') expect(viewer).toBe(stage.isCovered ? 'table' : stage.seat);
  if (stage.kind === 'choosing' && stage.isCovered) lookAtCovered(rules, truth, narrowing.left);
  if (stage.kind === 'forced') {
    expect(viewer).toBe('table');
    expect(rules.moves(truth)).toHaveLength(1);
  }
  if (stage.kind === 'handover') {
    expect(viewer).toBe('table');
    expect(news).toBeNull();
    expect(narrowing.left).toEqual([]);
  }
  for (const { secret } of news?.events ?? [])
    expect(secret === undefined || secret.to.includes(viewer as number)).toBe(true);
}

/** What may be chosen with covered hands is legal, and can be asked for, told apart and told. */
function lookAtCovered(rules: AnyGame, truth: unknown, offered: readonly unknown[]): void {
  const legal = rules.moves(truth).map((move) => rules.write(move));
  const telling = games.find(({ id }) => id === rules.id)?.telling;
  const table = rules.view(truth, 'table');
  expect(offered.length).toBeGreaterThan(0);
  telling?.prompt(table);
  for (const move of offered) {
    expect(legal).toContain(rules.write(move));
    telling?.describe(table, move);
  }
}

test.each(tables)('%s with %i people', async (_id, count, rules) => {
  const random = randomFrom(`pass and play ${rules.id} ${count}`);
  const people = Array.from({ length: count }, (_, seat) => ({ ...anna, name: `Person ${seat}` }));
  const { match } = sit(people, [], {}, rules);
  match.subscribe(() => lookOn(match, rules));
  lookOn(match, rules);
  for (let turn = 0; turn < LONGEST * 3 && stepCount(match.getHistory()) < LONGEST; turn++) {
    const { stage, narrowing, undo } = match.getPicture();
    if (stage.kind === 'over') break;
    if (stage.kind === 'handover') match.takeDevice();
    else if (stage.kind === 'passing') match.passDevice();
    else if (stage.kind === 'forced') match.goOn();
    else if (stage.kind === 'choosing' && stage.isCovered && below(random, 3) === 0) match.takeDevice();
    else if (undo > 0 && below(random, 12) === 0) {
      const before = stepCount(match.getHistory());
      await match.undo();
      expect(stepCount(match.getHistory())).toBe(before - 1);
    } else match.choose(narrowing.left[below(random, narrowing.left.length)]);
    await breathe();
  }
  expect(stepCount(match.getHistory())).toBeGreaterThan(10);
});
