/** Honest views (section 7): two positions that differ only in what a seat does not know look alike to it. */
import { eventFor } from '@/core/event';
import { randomFrom } from '@/core/random';
import type { Viewer } from '@/core/seat';
import { rules } from '../rules';
import { allPass, table, type Table } from './table';

const ALL: readonly Viewer[] = ['table', 0, 1, 2, 3];

/** Who cannot tell the two apart, by view and by every event so far. */
function blind(one: Table, other: Table): Viewer[] {
  const told = ({ events }: Table, viewer: Viewer) => events.map((event) => eventFor(event, viewer));
  return ALL.filter((viewer) => {
    const seen = [one, other].map((game) => JSON.stringify([rules.view(game.state, viewer), told(game, viewer)]));
    return seen[0] === seen[1];
  });
}

test('a chosen role is known to its chooser alone, and narrows the middle for the next', () => {
  const start = table().B('pay 1', 'pass').S('pass');
  const [mutineer, mate] = [start.copy().S('role mutineer'), start.copy().S('role mate')];
  expect(blind(mutineer, mate)).toEqual(['table', 0, 2, 3]);
  mutineer.F('pass');
  mate.F('pass');
  expect(blind(mutineer, mate)).toEqual(['table', 0, 3]);
});

test('the third chooser sees which two cards are gone, not who has which', () => {
  const start = table().B('pay 1', 'pass').S('pass');
  const one = start.copy().S('role mutineer').F('pass', 'role mate').C('pass');
  const other = start.copy().S('role mate').F('pass', 'role mutineer').C('pass');
  expect(blind(one, other)).toEqual(['table', 0, 3]);
  expect(one.legal()).toEqual(other.legal());
  const think = ({ state }: Table) => rules.write(rules.instinct(rules.view(state, 3), randomFrom('alike')));
  expect(think(one)).toBe(think(other));
});

test('what is left in the middle is known to the last chooser alone', () => {
  const { state } = table({ seats: 3 }).B('pay 1', 'pass').S('pass', 'role boy').F('pass');
  expect(rules.view(state, 2).rolesSeen).toEqual([0, 0, 0b11101]);
  expect(rules.view(state, 1).rolesSeen).toEqual([0, 0b11111, 0]);
  expect(rules.view(state, 0).rolesSeen).toEqual([0, 0, 0]);
  expect(rules.view(state, 'table').rolesSeen).toEqual([0, 0, 0]);
});

test('the Loader’s draw and his first two drops are his alone; the third tells all three', () => {
  const layout = { phase: 'offer', pay: 0, hands: { F: 'ruby ruby ruby' }, up: { F: 'wheat wheat' } } as const;
  const roles = 'S boy, F loader, C merchant';
  const one = allPass(table({ ...layout, deck: 'salt salt wine X X cloth' }), roles);
  const other = allPass(table({ ...layout, deck: 'X cloth salt wine X salt' }), roles);
  expect(blind(one, other)).toEqual(['table', 0, 1, 3]);
  one.F('drop salt', 'drop salt');
  other.F('drop conflict', 'drop cloth');
  expect(blind(one, other)).toEqual(['table', 0, 1, 3]);
  one.F('drop wine');
  other.F('drop salt');
  expect(blind(one, other)).toEqual([]);
});

test('a drawn hand is the drawer’s alone', () => {
  const layout = { phase: 'offer', pay: 0, up: { S: 'wheat' }, hands: { S: '+4' } } as const;
  const roles = 'S boy, F mate, C merchant';
  const one = allPass(table({ ...layout, deck: 'ruby X' }), roles);
  const other = allPass(table({ ...layout, deck: 'X ruby' }), roles);
  expect(blind(one, other)).toEqual(['table', 0, 2, 3]);
});
