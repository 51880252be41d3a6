/** Names at a new table: people are remembered, bots give way to them. */
import type { AnyGame } from '@/core/game';
import { games } from '@/games/registry';
import { createMemoryStore } from '@/store/memory';

import { knownPeople, rememberPeople } from '../people';
import { asKind, seatFor, unseated, usualPlan, withColour } from '../usual';

const names = { person: (number: number) => `Player ${number}`, people: ['Anna', 'Bea'], bots: ['Old Tom', 'Mad Meg'] };
const tom = seatFor([], names);
const anna = { ...tom, kind: 'human' as const, name: 'Anna', colour: 'blue' };

test('a bot’s seat that becomes a person’s takes a known name nobody has, or none in particular', () => {
  expect(asKind([anna, tom], 1, 'human', names)).toMatchObject({ kind: 'human', name: 'Bea' });
  expect(asKind([anna, tom], 1, 'human', { ...names, people: [] })).toMatchObject({ name: 'Player 2' });
  expect(asKind([anna, { ...tom, name: 'Zed' }], 1, 'human', names)).toMatchObject({ name: 'Zed' });
});

test('a person’s seat that becomes a bot’s takes a bot’s name', () => {
  expect(asKind([anna, tom], 0, 'bot', names)).toMatchObject({ kind: 'bot', name: 'Mad Meg' });
});

test('a table begins with as few seats as a game needs, or as many as it likes best', () => {
  const rulesOf = (id: string) => games.find((game) => game.id === id)?.rules as AnyGame;
  expect(usualPlan(rulesOf('cartagena'), names).seats).toHaveLength(2);
  expect(usualPlan(rulesOf('mutineer'), names).seats).toHaveLength(4);
});

test('a seat takes any colour; whoever had it gets the old one', () => {
  const bea = { ...anna, name: 'Bea', colour: 'green' };
  const coloursOf = (colour: string) => withColour([anna, bea], 0, colour).map((seat) => seat.colour);
  expect(coloursOf('green')).toEqual(['green', 'blue']);
  expect(coloursOf('purple')).toEqual(['purple', 'green']);
  expect(coloursOf('blue')).toEqual(['blue', 'green']);
});

test('known people without a seat are offered', () => {
  expect(unseated([anna, tom], names.people)).toEqual(['Bea']);
});

test('people are remembered, the latest first, each once, and nonsense is forgotten', async () => {
  const store = createMemoryStore({ clock: () => 0, newId: () => 'm' });
  const look = { colour: 'red', emblem: 'sabres' };
  await rememberPeople(store, [{ kind: 'human', name: 'Anna', ...look }]);
  await rememberPeople(store, [
    { kind: 'human', name: 'Bea', ...look },
    { kind: 'bot', name: 'Old Tom', strength: 'sailor', ...look },
  ]);
  await rememberPeople(store, [{ kind: 'human', name: 'Anna', ...look }]);
  expect(await knownPeople(store)).toEqual(['Anna', 'Bea']);
  await store.set('people', { not: 'a list' });
  expect(await knownPeople(store)).toEqual([]);
});

test('a game for three or more is laid for three at first, all with names and colours of their own', () => {
  const game = { seats: { min: 3, max: 4 }, presets: [] } as unknown as AnyGame;
  const { seats } = usualPlan(game, { ...names, bots: ['Old Tom', 'Mad Meg', 'Salty Sue'] });
  expect(seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['human Anna', 'bot Old Tom', 'bot Mad Meg']);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
});
