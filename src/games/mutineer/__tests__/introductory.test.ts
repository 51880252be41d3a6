/** S1: the introductory round of the rulebook, move by move, and its remarks S2 – S5. */
import { table, type ByName, type Name, type Table } from './table';

const DECK = 'wheat ruby cloth wheat wine cloth ruby salt wheat X cloth wheat ruby wine cloth wheat';
const HANDS: ByName = {
  B: 'X X wine wine wheat',
  S: 'X X salt wheat cloth',
  F: 'cloth cloth wheat salt wine',
  C: 'salt salt wine X ruby',
};

const opening = (hands: ByName = HANDS, deck = DECK): Table =>
  table({ options: { opening: 'introductory' }, hands, deck });

/** Number, move, face up after it, face down after it (a number: only the count is told). */
const ROUND: readonly [move: string, up: string, down: string | number][] = [
  ['B pay 0', '', 'wine wine wheat X X'],
  ['B play conflict', 'X', 'wine wine wheat X'],
  ['S play conflict', 'X', 'salt cloth wheat X'],
  ['F play cloth', 'cloth', 'salt wine cloth wheat'],
  ['C play wine', 'wine', 'ruby salt salt X'],
  ['B play wine', 'wine X', 'wine wheat X'],
  ['S pass', 'X', 4],
  ['S role mutineer', 'X', 4],
  ['F play cloth', 'cloth cloth', 'salt wine wheat'],
  ['C play salt', 'salt wine', 'ruby salt X'],
  ['B play wine', 'wine wine X', 'wheat X'],
  ['F pass', 'cloth cloth', 3],
  ['F role merchant', 'cloth cloth', 3],
  ['C play salt', 'salt salt wine', 'ruby X'],
  ['B pass', 'wine wine X', 2],
  ['C pass', 'salt salt wine', 2],
  ['C role boy', 'salt salt wine', 2],
  ['B fight 1', 'wine wine X X', 'wheat'],
  ['S fight 1', 'X X', 'salt cloth wheat'],
];

test('S1 every move, the cards face up and face down after it', () => {
  const game = opening();
  for (const [move, up, down] of ROUND) {
    const name = move[0] as Name;
    game.run(move);
    expect([move, game.up(name)]).toEqual([move, up]);
    if (typeof down === 'string') expect([move, game.hand(name)]).toEqual([move, down]);
    else expect([move, game.state.held['BSFC'.indexOf(name)]]).toEqual([move, down]);
  }
  expect(game.now).toBe('fight C');
  expect([game.up('C'), game.hand('C')]).toEqual(['salt salt wine', 'ruby X']);
});

test('S1 what each chooser found in the middle', () => {
  const game = opening();
  for (const [move] of ROUND.slice(0, 17)) game.run(move);
  expect(game.told('rolesSeen').map((event) => event.secret)).toEqual([
    { to: [1], roles: ['mutineer', 'boy', 'mate', 'merchant', 'loader'] },
    { to: [2], roles: ['boy', 'mate', 'merchant', 'loader'] },
    { to: [3], roles: ['boy', 'mate', 'loader'] },
  ]);
});

test('S1 #15 the captain’s destination is told at his pass', () => {
  const game = opening();
  for (const [move] of ROUND.slice(0, 15)) game.run(move);
  expect(game.islandAt(game.state.captainGoal)).toBe('gruenland');
  expect(game.told('passed').at(-1)).toMatchObject({ seat: 0, count: 2, destination: 'gruenland' });
  expect(game.state.mutineerGoal).toBe(-1);
});

test('S1 the reveal', () => {
  const game = opening();
  for (const [move] of ROUND.slice(0, 17)) game.run(move);
  expect(game.told('revealed')).toEqual([
    {
      kind: 'revealed',
      roles: ['captain', 'mutineer', 'merchant', 'boy'],
      unused: ['mate', 'loader'],
      destination: 'eisfelsen',
      reveals: true,
    },
  ]);
  expect(game.now).toBe('fight B');
});

test('S1 mutiny, bookings, sale, voyage and refill', () => {
  const game = opening();
  for (const [move] of ROUND) game.run(move);
  game.C('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ captain: 0, mutineer: 1, strengths: [2, 2], succeeds: true }]);
  expect(game.bookings).toBe('S ship 5, C boy 2, F sale-hochland 4, C sale-hochland 2, B sale-hochland 2');
  expect(game.scores).toBe('B 2 S 5 F 4 C 4');
  expect(game.told('sold').map((event) => [event.seat, event.lots, event.automatic])).toEqual([
    [1, [], true],
    [2, [{ count: 2, good: 'cloth', island: 'hochland' }], true],
    [3, [{ count: 2, good: 'salt', island: 'hochland' }], true],
    [0, [{ count: 2, good: 'wine', island: 'hochland' }], true],
  ]);
  expect(game.active).toBe('eisfelsen hochland');
  expect(game.discard).toBe('salt salt wine wine wine cloth cloth X X X X');
  expect(game.told('drew').map((event) => [event.seat, event.count])).toEqual([
    [1, 2],
    [2, 2],
    [3, 3],
    [0, 4],
  ]);
  expect(game.state.deck).toHaveLength(5);
  expect(['S', 'F', 'C', 'B'].map((name) => game.hand(name as Name))).toEqual([
    'ruby salt cloth wheat wheat',
    'salt wine cloth wheat wheat',
    'ruby ruby wine cloth X',
    'salt cloth wheat wheat X',
  ]);
  expect([game.now, game.state.round, game.captain]).toEqual(['pay S', 2, 'S']);
});

test('S2 Florian as Loader draws five and keeps two of them', () => {
  const game = opening();
  for (const [move] of ROUND) game.run(move === 'F role merchant' ? 'F role loader' : move);
  game.C('fight 0');
  expect(game.scores).toBe('B 2 S 5 F 2 C 4');
  expect(game.now).toBe('drop F');
  expect(game.told('loaderDrew')).toMatchObject([
    { seat: 2, count: 5, secret: { to: [2], cards: ['ruby', 'wine', 'cloth', 'cloth', 'wheat'] } },
  ]);
  game.F('drop wheat', 'drop wine', 'drop ruby');
  expect(game.hand('F')).toBe('salt wine cloth cloth wheat');
  expect(game.told('loaderDropped')).toMatchObject([{ seat: 2, cards: ['ruby', 'wine', 'wheat'] }]);
  expect(game.hand('C')).toBe('ruby salt wheat X X');
  expect(game.hand('B')).toBe('ruby wine cloth wheat wheat');
  expect([game.state.deck.length, game.discard.split(' ').length]).toEqual([2, 14]);
});

test('S3 three salt against pairs: alone in front', () => {
  const game = opening({ ...HANDS, C: 'salt salt salt X ruby' }, 'wheat ruby cloth wheat wine cloth ruby');
  for (const [move] of ROUND) game.run(move === 'C play wine' ? 'C play salt' : move);
  game.C('fight 0');
  expect(game.scores).toBe('B 0 S 5 F 0 C 6');
});

test('S4 one good against three pairs earns nothing', () => {
  const game = opening();
  game.run('B pay 0, B play conflict, S play conflict, F play cloth, C play wine, B play wine, S play wheat');
  game.run('F play cloth, C play salt, B play wine, S pass, S role mutineer, F pass, F role merchant, C play salt');
  game.run('B pass, C pass, C role boy, B fight 1, S fight 1, C fight 0');
  expect(game.told('revealed')).toMatchObject([{ destination: 'karge_zunge' }]);
  expect(game.scores).toBe('B 2 S 4 F 4 C 4');
});

test('S5 Florian as Mate: put down, or a tie with Carmen’s conflict', () => {
  const game = opening();
  for (const [move] of ROUND) game.run(move === 'F role merchant' ? 'F role mate' : move);
  expect(game.now).toBe('fight F');
  game.F('fight 0');
  const tie = game.copy();
  game.C('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ strengths: [3, 2], succeeds: false }]);
  expect([game.scores, game.captain, game.active]).toEqual(['B 6 S 0 F 3 C 2', 'B', 'gruenland hochland']);
  tie.C('fight 1');
  expect(tie.told('mutiny')).toMatchObject([{ strengths: [3, 3], succeeds: true }]);
  expect([tie.scores, tie.captain]).toEqual(['B 2 S 5 F 2 C 4', 'S']);
});
