/** Pay, offer, roles, reveal, mutiny and the points for roles (R2 – R5), rule by rule. */
import { rules } from '../rules';
import { NONE } from '../state';
import { allPass, table } from './table';

test('R2.1 a round starts with all roles in the middle, nothing passed, shown or aimed at', () => {
  const game = allPass(table().B('pay 1'), 'S boy, F merchant, C loader');
  const { state } = game;
  expect([game.now, state.round, state.pay, state.steersman]).toEqual(['pay B', 2, NONE, NONE]);
  expect([state.passed, state.roles, state.rolesSeen]).toEqual([[], [NONE, NONE, NONE, NONE], [0, 0, 0, 0]]);
  expect([state.captainGoal, state.mutineerGoal]).toEqual([NONE, NONE]);
  expect(state.shown.every((count) => count === 0)).toBe(true);
});

test('R2.2 the Captain chooses 0 – 3, whatever his score, also the same again', () => {
  const game = table({ scores: [-5, 0, 0, 0] });
  expect(game.legal()).toEqual(['pay 0', 'pay 1', 'pay 2', 'pay 3']);
  allPass(game.B('pay 3'), 'S boy, F merchant, C loader');
  expect(game.legal()).toContain('pay 3');
  expect(game.told('paid')).toEqual([{ kind: 'paid', seat: 0, pay: 3, stands: true }]);
});

test('R3.1 turns go clockwise past those who have passed; the last one keeps taking turns', () => {
  const game = table({ captain: 'F', hands: { F: 'wheat wheat wheat X X', B: 'wheat +4' } });
  game.F('pay 0', 'play wheat').C('pass', 'role boy').B('play wheat').S('pass', 'role loader');
  expect(game.now).toBe('offer F');
  game.F('play wheat').B('pass', 'role merchant').F('play wheat', 'play conflict', 'play conflict');
  expect(game.now).toBe('offer F');
});

test('R3.2 every kind in hand may be played: unwanted goods, conflicts, the pirate card', () => {
  const game = table({
    options: { pirates: true },
    ship: 'eisfelsen',
    hands: { B: 'wheat wheat salt X pirate' },
    phase: 'offer',
    pay: 0,
  });
  expect(game.legal()).toEqual(['play salt', 'play wheat', 'play conflict', 'play pirate', 'pass']);
  game.B('play pirate');
  expect([game.up('B'), game.hand('B')]).toEqual(['pirate', 'salt wheat wheat X']);
  expect(game.told('played')).toEqual([{ kind: 'played', seat: 0, card: 'pirate', stands: true }]);
});

test('R3.3 pass is always legal, with five cards and with none', () => {
  expect(table({ phase: 'offer', pay: 0 }).legal()).toContain('pass');
  const empty = table({ phase: 'offer', pay: 0, turn: 'S', hands: { S: '' } });
  expect(empty.legal()).toEqual(['pass']);
  expect(empty.S('pass').now).toBe('role S');
});

test('R3.4 the number of cards kept is public, and who has passed plays no more', () => {
  const game = table({ hands: { S: 'wheat wheat X X X' } })
    .B('pay 0', 'pass')
    .S('play wheat')
    .F('pass', 'role boy');
  game.C('pass', 'role mate').S('pass');
  expect(game.told('passed').map((event) => [event.seat, event.count])).toEqual([
    [0, 5],
    [2, 5],
    [3, 5],
    [1, 4],
  ]);
  expect(rules.view(game.state, 'table').held).toEqual([5, 4, 5, 5]);
  expect(game.refusal('F', 'play wheat')).toBe('not-your-turn');
});

test('R3.5 the Captain’s pass sets his destination at once; he takes no role', () => {
  const game = table({ ship: 'fingerhut', hands: { B: 'wheat wheat X' } }).B('pay 0', 'pass');
  expect([game.islandAt(game.state.captainGoal), game.now]).toEqual(['frosthoehle', 'offer S']);
  const staying = table({ ship: 'sandkap', hands: { B: '' } }).B('pay 0', 'pass');
  expect(staying.islandAt(staying.state.captainGoal)).toBe('sandkap');
});

test('R3.6 another player sees the middle after his pass and must take one of it', () => {
  const game = table().B('pay 0', 'pass').S('pass');
  expect(game.legal()).toEqual(['role mutineer', 'role boy', 'role mate', 'role merchant', 'role loader']);
  game.S('role mate').F('pass');
  expect(game.legal()).toEqual(['role mutineer', 'role boy', 'role merchant', 'role loader']);
  expect(game.refusal('F', 'role mate')).toBe('illegal-move');
  expect(game.refusal('F', 'pass')).toBe('illegal-move');
});

test('R3.7 n − 1 roles are taken of all five, with three players too', () => {
  const game = table({ seats: 3, hands: { B: 'X +4', S: '+5', F: '+5' } })
    .B('pay 0', 'pass')
    .S('pass');
  expect(game.legal()).toHaveLength(5);
  game.S('role mutineer').F('pass', 'role loader');
  expect(game.told('revealed')).toMatchObject([{ unused: ['boy', 'mate', 'merchant'] }]);
});

test('R3.8 the offer ends when all have passed, also with the Captain last', () => {
  const game = table({ hands: { B: 'wheat X +3' } })
    .B('pay 0', 'play wheat')
    .S('pass', 'role mutineer');
  game.F('pass', 'role merchant').C('pass', 'role mate');
  expect(game.now).toBe('offer B');
  expect(game.B('pass').now).toBe('fight B');
});

test('R4.1 roles turn up together, the unused with them', () => {
  const game = table().B('pay 0', 'pass').S('pass', 'role mutineer').F('pass', 'role boy').C('pass');
  expect(game.told('revealed')).toEqual([]);
  game.C('role mate');
  expect(game.told('revealed')).toMatchObject([
    { roles: ['captain', 'mutineer', 'boy', 'mate'], unused: ['merchant', 'loader'], destination: 'affeninsel' },
  ]);
});

test('R4.2 the Mutineer’s destination may equal the Captain’s and does not change in the fight', () => {
  const game = allPass(table({ hands: { S: 'X X +3' } }).B('pay 0'), 'S mutineer, F merchant, C loader');
  expect(game.state.mutineerGoal).toBe(game.state.captainGoal);
  game.B('fight 0').S('fight 2');
  expect(game.told('sailed')).toMatchObject([{ from: 'hochland', to: 'affeninsel' }]);
});

test('R4.3 without a Mutineer there is no fight and the Captain holds', () => {
  const game = allPass(table().B('pay 0'), 'S boy, F merchant, C mate');
  expect([game.told('fought'), game.told('mutiny'), game.captain]).toEqual([[], [], 'B']);
  expect(game.bookings).toBe('B ship 2, C mate 1');
});

test('R4.4, R4.5 Captain, Mutineer, Mate and Boy act once each, clockwise from the Captain, with 0 to all conflicts', () => {
  const game = table({ captain: 'F', hands: { F: 'X +4', C: '+5', B: 'X X +3', S: '+5' } });
  allPass(game.F('pay 0'), 'C merchant, B mutineer, S mate');
  expect([game.now, game.legal()]).toEqual(['fight F', ['fight 0', 'fight 1']]);
  game.F('fight 0');
  expect([game.now, game.legal()]).toEqual(['fight B', ['fight 0', 'fight 1', 'fight 2']]);
  game.B('fight 2');
  expect(game.now).toBe('fight S');
  game.S('fight 0');
  expect(game.told('fought').map((event) => [event.seat, event.conflicts])).toEqual([
    [2, 0],
    [0, 2],
    [1, 0],
  ]);
  expect(game.now).toBe('pay B');
});

test('R4.6 with a face-down card one is asked even without a conflict; without any card one is skipped', () => {
  const asked = allPass(table().B('pay 0'), 'S mutineer, F boy, C mate');
  expect([asked.now, asked.legal()]).toEqual(['fight B', ['fight 0']]);
  const skipped = table({ hands: { B: '', F: '' }, phase: 'offer', pay: 0 });
  allPass(skipped, 'S mutineer, F boy, C loader');
  expect(skipped.now).toBe('fight S');
});

test('R4.7 conflicts of both phases count; the Mate’s card counts one; Merchant and Loader count for nobody', () => {
  const game = table({
    phase: 'offer',
    pay: 0,
    up: { B: 'X', S: 'X', F: 'X X' },
    hands: { B: 'wheat', S: 'X wheat', F: 'wheat', C: 'wheat' },
  });
  allPass(game, 'S mutineer, F loader, C mate');
  game.B('fight 0').S('fight 1').C('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ strengths: [2, 2], succeeds: true }]);
});

test('R4.8 a tie succeeds, one less is put down', () => {
  const tie = allPass(table({ hands: { B: 'X +4', S: 'X +4' } }).B('pay 0'), 'S mutineer, F merchant, C loader');
  const less = tie.copy();
  expect(tie.B('fight 1').S('fight 1').captain).toBe('S');
  expect(less.B('fight 1').S('fight 0').captain).toBe('B');
});

test('R5.1, R5.6 put down: the Captain steers, the Mutineer’s card is removed, Mutineer and Boy get nothing', () => {
  const game = table({ hands: { B: 'X +2', S: 'X +3' }, options: { rounds: '1' } });
  allPass(game.B('pay 0'), 'S mutineer, F boy, C loader').B('fight 1').S('fight 0').F('fight 0');
  expect([game.bookings, game.state.steersman, game.state.mutineerGoal]).toEqual(['B ship 4', 0, NONE]);
});

test('R5.2, R5.7 success: the Mutineer steers to his own destination and is Captain from here on', () => {
  const game = table({ hands: { B: '+2', S: '+4' }, options: { rounds: '1' } });
  allPass(game.B('pay 0'), 'S mutineer, F merchant, C loader').B('fight 0').S('fight 0');
  expect([game.bookings, game.state.steersman, game.captain]).toEqual(['S ship 5', 1, 'S']);
  expect([game.state.captainGoal, game.islandAt(game.state.mutineerGoal)]).toEqual([NONE, 'eisfelsen']);
});

test('R5.3 distance 0 scores the ship island again', () => {
  const game = allPass(table({ hands: { B: '' } }).B('pay 0'), 'S boy, F merchant, C loader');
  expect(game.bookings).toBe('B ship 5');
  expect(game.active).toBe('hochland');
});

test('R5.4 the Mate gets 1 + pay, the Captain loses the pay, below 0 if need be', () => {
  const game = table({ ship: 'hochland', hands: { B: '+5' } });
  allPass(game.B('pay 3'), 'S mate, F merchant, C loader');
  expect([game.bookings, game.scores]).toEqual(['B ship 2, S mate 4, B pay -3', 'B -1 S 4 F 0 C 0']);
  const alone = allPass(table().B('pay 3'), 'S boy, F merchant, C loader');
  expect(alone.bookings).toBe('B ship 2');
});

test('R5.5 success: 2 for the Boy, nothing for Captain and Mate, no pay', () => {
  const game = table({ hands: { S: 'X X +3' } });
  allPass(game.B('pay 3'), 'S mutineer, F boy, C mate').B('fight 0').S('fight 1').F('fight 0').C('fight 0');
  expect(game.bookings).toBe('S ship 2, F boy 2');
});
