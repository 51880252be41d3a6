/** What a seat may know, what it may not, and imagining the rest (section 7, S24). */
import { alike } from '@/core/data';
import { eventFor } from '@/core/event';
import { facelessRandom, randomFrom } from '@/core/random';
import { KIND_COUNT, MATE, MUTINEER } from '../data';
import { rules } from '../rules';
import { HIDDEN, NONE, type State } from '../state';
import { allPass, table, type Table } from './table';

const shownRoles = (game: Table, seat: number | 'table'): number[] => rules.view(game.state, seat).roles;

test('S24 roles and role lists in the introductory round', () => {
  const game = table({ options: { opening: 'introductory' }, hands: { B: '+5', S: '+5', F: '+5', C: '+5' } });
  game.B('pay 0', 'pass').S('pass', 'role mutineer');
  expect([shownRoles(game, 2), rules.view(game.state, 2).rolesSeen]).toEqual([
    [NONE, HIDDEN, NONE, NONE],
    [0, 0, 0, 0],
  ]);
  expect(rules.view(game.state, 1).rolesSeen).toEqual([0, 31, 0, 0]);
  game.F('pass');
  expect(rules.view(game.state, 2).rolesSeen).toEqual([0, 0, 0b11110, 0]);
  game.F('role merchant').C('pass');
  expect(shownRoles(game, 0)).toEqual([NONE, HIDDEN, HIDDEN, NONE]);
  expect(shownRoles(game, 2)).toEqual([NONE, HIDDEN, 3, NONE]);
  expect(shownRoles(game, 'table')).toEqual([NONE, HIDDEN, HIDDEN, NONE]);
  game.C('role boy');
  for (const viewer of [0, 1, 2, 3, 'table'] as const) expect(shownRoles(game, viewer)).toEqual([NONE, 0, 3, 1]);
  expect(rules.view(game.state, 2).rolesSeen).toEqual([0, 0, 0, 0]);
});

test('section 7: roles lie open at the moment the reveal is told, also where no fight follows', () => {
  const { state } = table().B('pay 0', 'pass').S('pass', 'role boy').F('pass', 'role loader').C('pass');
  let open: number[] = [];
  rules.play(state, { kind: 'role', role: 3 }, (event) => {
    if (event.kind === 'revealed') open = rules.view(state, 0).roles;
  });
  expect(open).toEqual([NONE, 1, 4, 3]);
});

test('section 7: a seat sees its own hand, the sizes of the others, no deck order and no generator', () => {
  const { state } = table();
  const view = rules.view(state, 1);
  for (let seat = 0; seat < 4; seat++) {
    const cards = view.hands.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
    const truth = state.hands.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
    expect(cards).toEqual(seat === 1 ? truth : [0, 0, 0, 0, 0, 0, 0]);
  }
  expect(view.held).toEqual([5, 5, 5, 5]);
  expect(view.deck).toEqual(state.deck.map(() => HIDDEN));
  expect(view.random).toEqual(facelessRandom());
});

test('section 7: the Loader’s cards and drops are his alone until the third', () => {
  const game = table({ phase: 'offer', pay: 0, up: { F: 'wheat wheat' }, hands: { F: 'X X X' } });
  allPass(game, 'S boy, F loader, C merchant').F(game.legal()[0] as string);
  const own = rules.view(game.state, 2);
  const other = rules.view(game.state, 0);
  expect([own.pool, own.dropped]).toEqual([game.state.pool, game.state.dropped]);
  expect([other.poolSize, other.droppedSize]).toEqual([4, 1]);
  expect(other.pool.concat(other.dropped).every((count) => count === 0)).toBe(true);
  const drop = game.told('dropped')[0];
  expect(drop && eventFor(drop, 0)).not.toHaveProperty('secret');
  expect(drop && eventFor(drop, 2)).toHaveProperty('secret');
});

test('section 7: private parts of events are addressed to their owner only', () => {
  const game = table().B('pay 0', 'pass').S('pass', 'role mutineer').F('pass', 'role boy').C('pass', 'role mate');
  game.B('fight 0').S('fight 0').F('fight 0').C('fight 0');
  const secret = game.events.filter((event) => event.secret);
  expect([...new Set(secret.map((event) => event.kind))].sort()).toEqual(['roleTaken', 'rolesSeen']);
  for (const event of secret) expect(event.secret?.to).toEqual([event.seat]);
});

test('section 7: `fight 0` looks the same with and without conflicts', () => {
  const told = (hand: string): unknown => {
    const game = allPass(table({ hands: { S: hand } }).B('pay 0'), 'S mutineer, F merchant, C loader')
      .B('fight 0')
      .S('fight 0');
    return [game.told('fought'), rules.view(game.state, 0).shown];
  };
  expect(told('X X +3')).toEqual(told('+5'));
});

test('E12 undo ends with pass, role, fight, repel, sell and drop, not with pay and play', () => {
  const flagged = (game: Table, move: string): boolean => {
    game.events.length = 0;
    game.run(move);
    return game.events.some((event) => event.reveals);
  };
  const game = table({
    options: { pirates: true },
    hands: { B: 'wheat wheat wine wine wine', F: 'salt wheat +3' },
    pirateShip: 'karge_zunge',
    wake: 'karge_zunge',
  });
  expect(['B pay 0', 'B play wheat', 'S pass', 'S role mutineer'].map((move) => flagged(game, move))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(['F play salt', 'C pass', 'C role boy', 'B play wheat'].map((move) => flagged(game, move))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['F pass', 'F role loader', 'B pass', 'B fight 0'].map((move) => flagged(game, move))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  game.S('fight 0').C('fight 0');
  expect([flagged(game, 'B sell 1wheat@hochland 1wheat@karge_zunge'), game.now]).toEqual([true, 'drop F']);
  expect(flagged(game, `F ${game.legal()[0]}`)).toBe(true);
});

/** Plays to a position with much hidden: two have chosen, one is choosing. */
function choosing(): State {
  const game = table().B('pay 1', 'pass').S('pass', 'role loader').F('pass', 'role mutineer').C('pass');
  return game.state;
}

function tally<T>(times: number, draw: (i: number) => T): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const name = JSON.stringify(draw(i));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

test('imagined roles: the third chooser knows which two are gone, not who has which', () => {
  const view = rules.view(choosing(), 3);
  const counts = tally(2000, (i) => rules.imagine(view, randomFrom(`${i}`)).roles);
  expect([...counts.keys()].sort()).toEqual(['[-1,0,4,-1]', '[-1,4,0,-1]']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(100);
});

test('imagined roles: the first chooser knows only what he left', () => {
  const view = rules.view(choosing(), 1);
  const counts = tally(2000, (i) => rules.imagine(view, randomFrom(`${i}`)).roles);
  expect([...counts.keys()].sort()).toEqual(['[-1,4,0,-1]', '[-1,4,1,-1]', '[-1,4,2,-1]', '[-1,4,3,-1]']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(50);
});

test('imagined roles: the Captain and the table know nothing, so every pair can be', () => {
  for (const viewer of [0, 'table'] as const) {
    const view = rules.view(choosing(), viewer);
    const counts = tally(6000, (i) => rules.imagine(view, randomFrom(`${i}`)).roles);
    expect(counts.size).toBe(20);
  }
});

test('imagined roles: who is paid more is likelier to be the Mate, who lacks conflicts less likely the Mutineer', () => {
  const share = (pay: number, role: number, up: string): number => {
    const view = rules.view(
      table({ up: { S: up } })
        .B(`pay ${pay}`, 'pass')
        .S('pass', 'role loader').state,
      0,
    );
    let count = 0;
    for (let i = 0; i < 1000; i++) if (rules.imagine(view, randomFrom(`${i}`)).roles[1] === role) count++;
    return count;
  };
  expect(share(3, MATE, 'wheat')).toBeGreaterThan(share(0, MATE, 'wheat') + 200);
  expect(share(1, MUTINEER, 'X X')).toBeGreaterThan(share(1, MUTINEER, 'wheat wheat') + 200);
});

test('imagined role lists follow from the imagined roles', () => {
  const state = rules.imagine(rules.view(choosing(), 0), randomFrom('lists'));
  const [, first, second] = state.roles as [number, number, number];
  expect(state.rolesSeen).toEqual([0, 31, 31 & ~(1 << first), 31 & ~(1 << first) & ~(1 << second)]);
});

test('imagined hands come from the unseen cards, each as likely as its number', () => {
  const state = table({ hands: { B: 'X X X ruby ruby' }, deck: 4 }).state;
  const view = rules.view(state, 0);
  let conflicts = 0;
  const times = 4000;
  for (let i = 0; i < times; i++) {
    const imagined = rules.imagine(view, randomFrom(`${i}`));
    expect(alike(rules.view(imagined, 0), view)).toBe(true);
    conflicts += imagined.hands[1 * KIND_COUNT + 5] as number;
  }
  const unseen = 36 - 5 - state.discard.reduce((a, b) => a + b);
  const unseenConflicts = 6 - 3 - (state.discard[5] as number);
  expect(conflicts / times).toBeCloseTo((5 * unseenConflicts) / unseen, 1);
});
