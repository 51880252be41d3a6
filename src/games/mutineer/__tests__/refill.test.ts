/** Voyage, discards, refill, the Loader, and the end of the game (R7, R8). */
import { rules } from '../rules';
import { allPass, table } from './table';

test('R7.1, R8.1 the last round ends right after the sale- no voyage, no cards', () => {
  const game = table({ round: 8, hands: { B: 'wheat +3' } }).B('pay 0', 'play wheat');
  allPass(game, 'S boy, F loader, C merchant');
  expect([game.now, game.legal(), game.active]).toEqual(['end', [], 'hochland']);
  expect([game.up('B'), game.state.held]).toEqual(['wheat', [3, 5, 5, 5]]);
  expect(rules.seatToAct(game.state)).toBeNull();
});

test('R7.2 old and new ship island are active, one if the ship stayed', () => {
  const game = allPass(table({ ship: 'gruenland', wake: 'hochland' }).B('pay 0'), 'S boy, F mate, C merchant');
  expect(game.active).toBe('sommerland gruenland');
  const stayed = table({ ship: 'gruenland', wake: 'hochland', hands: { B: '' }, phase: 'offer', pay: 0 });
  expect(allPass(stayed, 'S boy, F mate, C merchant').active).toBe('gruenland');
});

test('R7.3 everything face up is discarded, everything face down is kept', () => {
  const game = table({ hands: { B: 'X wine salt salt wheat', S: 'ruby X +3' } });
  game.B('pay 0', 'play wine').S('play ruby').F('pass', 'role boy').C('pass', 'role merchant');
  game.B('pass').S('pass', 'role mutineer').B('fight 1').S('fight 1').F('fight 0');
  expect(game.discard).toBe('ruby wine X X');
  expect(game.hand('B')).toContain('salt salt');
});

test('R7.4 hands are filled one after another from the Captain on', () => {
  const up = { B: 'wheat', S: 'wheat wheat', F: '', C: 'cloth' };
  const game = table({
    phase: 'offer',
    pay: 0,
    up,
    hands: { B: '+4', S: '+3', F: '+5', C: '+4' },
    deck: 'ruby X salt X',
  });
  allPass(game, 'S boy, F mate, C merchant');
  expect(game.told('drew').map((event) => [event.seat, event.secret?.cards])).toEqual([
    [0, ['ruby']],
    [1, ['salt', 'conflict']],
    [3, ['conflict']],
  ]);
});

test('R7.5 an empty deck is refilled only when a card is needed', () => {
  const up = { B: 'wheat wheat' };
  const game = table({ phase: 'offer', pay: 0, up, hands: { B: '+3' }, deck: 2 });
  allPass(game, 'S boy, F mate, C merchant');
  expect([game.state.deck.length, game.told('reshuffled').length]).toEqual([0, 0]);
  const short = table({ phase: 'offer', pay: 0, up, hands: { B: '+3' }, deck: 1 });
  const discards = short.discard.split(' ').length + 2;
  allPass(short, 'S boy, F mate, C merchant');
  expect(short.told('reshuffled')).toEqual([{ kind: 'reshuffled', count: discards }]);
  expect(short.state.deck).toHaveLength(discards - 1);
});

test('R7.6 the Loader drops three of the cards just drawn, secretly until the third', () => {
  const game = table({
    phase: 'offer',
    pay: 0,
    up: { F: 'wheat wheat' },
    hands: { F: 'ruby ruby ruby' },
    deck: 'salt salt wine X X cloth',
  });
  allPass(game, 'S boy, F loader, C merchant');
  expect([game.now, game.legal()]).toEqual(['drop F', ['drop salt', 'drop wine', 'drop conflict']]);
  game.F('drop salt', 'drop salt');
  expect(game.told('loaderDropped')).toEqual([]);
  expect(game.legal()).toEqual(['drop wine', 'drop conflict']);
  game.F('drop wine');
  expect([game.hand('F'), game.now]).toEqual(['ruby ruby ruby X X', 'pay B']);
  expect(game.told('loaderDropped')).toMatchObject([{ cards: ['salt', 'salt', 'wine'] }]);
});

test('R7.7 a Loader with a full hand drops all three without a move', () => {
  const game = allPass(table({ deck: 'X ruby salt cloth' }).B('pay 0'), 'S boy, F loader, C merchant');
  expect([game.now, game.state.deck.length]).toEqual(['pay B', 1]);
  expect(game.told('loaderDropped')).toMatchObject([{ seat: 2, cards: ['ruby', 'salt', 'conflict'] }]);
  expect(game.told('dropped')).toEqual([]);
});

test('R7.8, S27 with the pool "hand" he drops any three of eight', () => {
  const layout = { hands: { F: 'ruby ruby salt wine wheat' }, deck: 'cloth X wheat' };
  const game = allPass(table({ ...layout, options: { loaderPool: 'hand' } }).B('pay 0'), 'S boy, F loader, C merchant');
  expect(game.state.poolSize).toBe(8);
  game.F('drop salt', 'drop wine', 'drop cloth');
  expect(game.hand('F')).toBe('ruby ruby wheat wheat X');
  const drawn = allPass(table(layout).B('pay 0'), 'S boy, F loader, C merchant');
  expect([drawn.now, drawn.hand('F')]).toEqual(['pay B', 'ruby ruby salt wine wheat']);
});

test('R7.9 the next round follows', () => {
  const game = allPass(table({ captain: 'S' }).S('pay 0'), 'F boy, C loader, B merchant');
  expect(game.told('roundStarted')).toEqual([{ kind: 'roundStarted', round: 2, captain: 1 }]);
});

test('R8.2 neither cards nor the captaincy are worth anything', () => {
  const game = allPass(table({ round: 8, hands: { B: 'ruby X X X X' } }).B('pay 0'), 'S boy, F loader, C merchant');
  expect(game.scores).toBe('B 2 S 0 F 0 C 0');
});

test('R8.3, S25 equal highest totals share the win and the rank', () => {
  const game = table({ round: 8, scores: [29, 31, 20, 18] }).B('pay 0');
  allPass(game, 'S boy, F loader, C merchant');
  const outcome = rules.outcome(game.state);
  expect(outcome).toMatchObject({ points: [31, 31, 20, 18], winners: [0, 1], ranks: [1, 1, 3, 4], reason: 'rounds' });
});

test('R8.4 totals are the sums of the bookings, in the order of the round', () => {
  const game = table({ options: { rounds: '1' }, hands: { B: 'wheat +3', S: 'salt +4' } }).B('pay 2', 'play wheat');
  game.S('play salt');
  game.F('pass', 'role mate').C('pass', 'role merchant').B('pass').S('pass', 'role loader');
  expect(game.bookings).toBe('B ship 4, F mate 3, B pay -2, B sale-hochland 3, S sale-hochland 3');
  const outcome = rules.outcome(game.state);
  outcome?.bookings?.forEach((bookings, seat) => {
    expect(bookings.reduce((sum, booking) => sum + booking.points, 0)).toBe(outcome.points?.[seat]);
  });
});

test('S21 reshuffle in the middle of the Loader’s draw', () => {
  const game = table({
    phase: 'offer',
    pay: 0,
    up: { B: 'wheat wheat', F: 'cloth cloth', C: 'salt' },
    hands: { B: '+3', S: '+5', F: '+3', C: '+4' },
    deck: 3,
  });
  expect([game.state.deck.length, game.state.discard.reduce((a, b) => a + b)]).toEqual([3, 13]);
  allPass(game, 'S boy, F loader, C merchant');
  expect(game.told('reshuffled')).toEqual([{ kind: 'reshuffled', count: 18 }]);
  expect([game.now, game.state.deck.length]).toEqual(['drop F', 14]);
  for (let i = 0; i < 3; i++) game.F(game.legal()[0] as string);
  expect([game.state.deck.length, game.state.discard.reduce((a, b) => a + b)]).toEqual([13, 3]);
  expect(game.state.held).toEqual([5, 5, 5, 5]);
});
