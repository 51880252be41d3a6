/** Plans of new matches: what is refused and why, and what is remembered. */
import {
  CUSTOM,
  matchSeats,
  planProblem,
  readPlan,
  rememberedPlan,
  withOption,
  withoutSeat,
  withPreset,
  type Plan,
} from '../plan';
import { game } from './bench';

const anna = { kind: 'human', name: 'Anna', colour: 'red', strength: 'sailor', character: 'plain' } as const;
const tom = { kind: 'bot', name: 'Old Tom', colour: 'green', strength: 'captain', character: 'bold' } as const;
const preset = game.presets[0];
const usual: Plan = { seats: [anna, tom], preset: preset?.id ?? CUSTOM, options: preset?.options ?? {} };

test('a sensible plan can be started', () => {
  expect(planProblem(game, usual)).toBeNull();
});

test.each([
  ['nameless', [anna, { ...tom, name: '  ' }]],
  ['same-name', [anna, { ...tom, name: 'Anna ' }]],
  ['same-colour', [anna, { ...tom, colour: 'red' }]],
] as const)('a plan with a %s seat says so', (kind, seats) => {
  expect(planProblem(game, { ...usual, seats })).toEqual({ kind, seat: 1 });
});

test('an impossible option is named', () => {
  const problem = planProblem(game, { ...usual, options: { chest: 99 } });
  expect(problem).toMatchObject({ kind: 'option', error: { option: 'chest' } });
});

test('changing an option makes the plan a custom one', () => {
  const plan = withOption(game, usual, 'dice', false);
  expect(plan).toMatchObject({ preset: CUSTOM, options: { dice: false } });
  expect(planProblem(game, plan)).toBeNull();
});

test('what no longer applies is dropped', () => {
  const hidden = game.options.find(
    (spec) =>
      spec.applies &&
      game.options.some((other) => other.kind === 'toggle' && !spec.applies?.({ [other.name]: false }, 2)),
  );
  const switchOf = game.options.find(
    (other) => other.kind === 'toggle' && hidden?.applies?.({ [other.name]: false }, 2) === false,
  );
  if (!hidden || !switchOf) throw new Error('The teaching game has an option that a toggle switches off.');
  const plan = withOption(game, { ...usual, options: { [hidden.name]: hidden.usual } }, switchOf.name, false);
  expect(plan.options).toEqual({ [switchOf.name]: false });
});

test('a plan is remembered and read back; nonsense gives the usual one', () => {
  const plan = withOption(game, usual, 'dice', false);
  expect(readPlan(game, JSON.parse(JSON.stringify(rememberedPlan(plan))), usual)).toEqual(plan);
  for (const nonsense of [null, 7, 'x', [], {}, { seats: 3 }, { seats: [{ kind: 'parrot' }] }]) {
    expect(readPlan(game, nonsense, usual)).toEqual(usual);
  }
  expect(readPlan(game, { seats: [], preset: CUSTOM, options: { chest: 99 } }, usual)).toEqual(usual);
});

test('a preset that was remembered brings its own options', () => {
  const plan = withPreset(game, { ...usual, options: {} }, usual.preset);
  expect(plan).toEqual(usual);
});

test('seats are stored with the emblem of their colour, bots with their minds', () => {
  expect(matchSeats(usual, { red: 'sabres', green: 'turtle' })).toEqual([
    { kind: 'human', name: 'Anna', colour: 'red', emblem: 'sabres' },
    { kind: 'bot', name: 'Old Tom', colour: 'green', emblem: 'turtle', strength: 'captain', character: 'bold' },
  ]);
});

const first = preset?.id ?? '';

test('who begins can be chosen without leaving a preset, and outlives the next preset', () => {
  const chosen = withOption(game, withPreset(game, usual, first), 'first', 'p2');
  expect(chosen).toMatchObject({ preset: first, options: { first: 'p2' } });
  expect(withPreset(game, chosen, game.presets[1]?.id ?? '').options).toMatchObject({ first: 'p2' });
  expect(readPlan(game, rememberedPlan(chosen), usual)).toMatchObject({ preset: first, options: { first: 'p2' } });
});

test('a remembered first player who has no seat any more is dropped, the preset stays', () => {
  const kept = { seats: [], preset: first, options: { first: 'p5' } };
  expect(readPlan(game, kept, usual)).toMatchObject({ preset: first });
  expect(readPlan(game, kept, usual).options).not.toHaveProperty('first');
});

test('who begins stays the same player when another seat is removed, and goes with their own', () => {
  const three = { ...usual, seats: [...usual.seats, { ...anna, name: 'Carl' }] };
  const chosen = withOption(game, three, 'first', 'p3');
  expect(withoutSeat(game, chosen, 0).options).toMatchObject({ first: 'p2' });
  expect(withoutSeat(game, chosen, 2).options).not.toHaveProperty('first');
  expect(withoutSeat(game, chosen, 0).seats).toHaveLength(2);
});
