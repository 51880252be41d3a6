/** The specification's own scenarios of whole rounds: S7 – S14, S22, S23. */
import { rules } from '../rules';
import { allPass, table } from './table';

test('S7 a Captain without cards', () => {
  const game = table({ ship: 'sandkap', wake: 'rotes_riff', hands: { B: 'wine wine wine cloth X' } }).B(
    'pay 1',
    'play wine',
  );
  game.S('pass', 'role mate').F('pass', 'role merchant').C('pass', 'role boy');
  game.B('play wine', 'play wine', 'play cloth', 'play conflict');
  expect(game.legal()).toEqual(['pass']);
  game.B('pass');
  expect(game.told('passed').at(-1)).toMatchObject({ destination: 'sandkap' });
  expect(game.legal()).toEqual([
    'sell 3wine@sandkap',
    'sell 2wine@sandkap 1wine@rotes_riff',
    'sell 1wine@sandkap 2wine@rotes_riff',
    'sell 3wine@rotes_riff',
  ]);
  game.B('sell 2wine@sandkap 1wine@rotes_riff');
  expect(game.bookings).toBe('B ship 3, S mate 2, B pay -1, B sale-sandkap 4, B sale-rotes_riff 4');
  expect([game.scores, game.active]).toEqual(['B 10 S 2 F 0 C 0', 'sandkap']);
});

test('S8 nothing against nothing is a success', () => {
  const game = allPass(table().B('pay 3'), 'S mutineer, F boy, C loader');
  game.B('fight 0').S('fight 0').F('fight 0');
  expect([game.scores, game.captain]).toEqual(['B 0 S 2 F 2 C 0', 'S']);
  expect([game.state.deck.length, game.discard.split(' ').length]).toEqual([13, 3]);
});

test('S9 the Mate’s own strength', () => {
  const game = allPass(table({ hands: { S: 'X +4' } }).B('pay 2'), 'S mutineer, F mate, C merchant').B('fight 0');
  const attack = game.copy();
  game.S('fight 0').F('fight 0');
  expect([game.scores, game.captain]).toEqual(['B 0 S 0 F 3 C 0', 'B']);
  attack.S('fight 1').F('fight 0');
  expect([attack.scores, attack.captain]).toEqual(['B 0 S 2 F 0 C 0', 'S']);
});

test('S10 conflicts before the Loader count for nobody', () => {
  const game = table({
    phase: 'offer',
    pay: 0,
    up: { B: 'wine', F: 'X X', C: 'X' },
    hands: { B: '+4', S: 'X +4', F: '+3', C: '+4' },
  });
  allPass(game, 'S mutineer, F loader, C mate').B('fight 0').S('fight 1').C('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ strengths: [2, 1], succeeds: false }]);
  expect(game.scores).toBe('B 9 S 0 F 0 C 1');
});

test('S11, S12 a negative score, and no pay without a Mate', () => {
  const layout = { ship: 'karge_zunge', wake: 'frosthoehle', hands: { B: 'ruby ruby wine +2' } };
  const round = (role: string): string => {
    const game = table(layout).B('pay 3', 'play ruby').S('pass', `role ${role}`).F('pass', 'role boy');
    game.C('pass', 'role merchant').B('play ruby', 'play wine', 'pass');
    expect(game.told('passed').at(-1)).toMatchObject({ destination: 'affeninsel' });
    return game.scores;
  };
  expect(round('mate')).toBe('B -1 S 4 F 0 C 0');
  expect(round('loader')).toBe('B 2 S 0 F 0 C 0');
});

test('S13 an overthrown Captain neither scores nor pays', () => {
  const game = allPass(table({ hands: { S: 'X X +3' } }).B('pay 3'), 'S mutineer, F mate, C merchant');
  game.B('fight 0').S('fight 2').F('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ strengths: [1, 2], succeeds: true }]);
  expect(game.scores).toBe('B 0 S 2 F 0 C 0');
});

test('S14 round the circle to the same destination', () => {
  const game = table({ ship: 'fingerhut', wake: 'sommerland', hands: { B: 'cloth +4', S: 'wheat X +3' } });
  game
    .B('pay 0', 'play cloth')
    .S('play wheat')
    .F('pass', 'role loader')
    .C('pass', 'role merchant')
    .B('pass')
    .S('pass', 'role mutineer');
  expect([game.islandAt(game.state.captainGoal), game.islandAt(game.state.mutineerGoal)]).toEqual([
    'gruenland',
    'gruenland',
  ]);
  game.B('fight 0').S('fight 1');
  expect([game.scores, game.captain, game.active]).toEqual(['B 0 S 4 F 0 C 0', 'S', 'gruenland fingerhut']);
});

test('S22 three players, one round', () => {
  const game = table({
    seats: 3,
    options: { rounds: '1' },
    phase: 'offer',
    pay: 2,
    up: { B: 'wine wine', S: 'salt salt', F: 'cloth cloth' },
    hands: { B: 'ruby ruby wine', S: 'wheat X ruby', F: 'X wheat wheat' },
  });
  game.B('pass').S('play wheat').F('pass');
  expect(game.legal()).toHaveLength(5);
  game.F('role mate').S('pass');
  expect(game.legal()).toEqual(['role mutineer', 'role boy', 'role merchant', 'role loader']);
  game.S('role mutineer').B('fight 0').S('fight 1').F('fight 1');
  expect(game.told('mutiny')).toMatchObject([{ strengths: [2, 1], succeeds: false }]);
  expect([game.scores, game.now, game.legal(), game.active]).toEqual(['B 4 S 2 F 5', 'end', [], 'hochland']);
  expect(rules.outcome(game.state)).toMatchObject({ winners: [2], ranks: [2, 3, 1] });
});

test('S23 a Mutineer without cards is skipped in the fight', () => {
  const game = table({
    phase: 'offer',
    pay: 1,
    up: { S: 'X X salt wheat wheat' },
    hands: { S: '' },
  });
  allPass(game, 'S mutineer, F mate, C loader');
  expect([game.now, game.legal()]).toEqual(['fight B', ['fight 0']]);
  game.B('fight 0');
  expect([game.now, game.legal()]).toEqual(['fight F', ['fight 0']]);
  game.F('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ strengths: [1, 2], succeeds: true }]);
  expect([game.scores, game.active]).toEqual(['B 0 S 9 F 0 C 0', 'hochland']);
});
