/** Placing discs and the windows around it (R3, R4). */
import { table } from './table';

const OTHERS = 'p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp';

test('R3.1 captain first, sailors in order; then the action, the Cabin, the Mutiny', () => {
  const game = table({ dice: '1 1 1' }).run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @tavern');
  const order = game.events.flatMap((event) => (event.kind === 'gained' ? [event.cause] : [event.kind]));
  const places = ['tavern', 'dealt', 'cabin.pp', 'mutiny'].map((kind) => order.indexOf(kind));
  expect(places).toEqual(places.slice().sort((a, b) => a - b));
});

test('R3.2 the captain takes space 1 of an ordered action, any other space he can use', () => {
  const game = table({ display: 'R01 X04 W01 B01', hands: { p1: 'R02 R03' } });
  expect(game.legal('@')).toEqual([
    ...['@trade.1', '@trade.2', '@trade.3', '@trade.4', '@blind', '@wreck', '@tavern', '@market.any2'],
    ...['@town.pp', '@town.steal', '@town.rum', '@town.rumour', '@town.market'],
  ]);
  expect(game.run('p1 @wreck').disc('p1')).toBe('wreck.1');
});

test('R3.3 the action under the pirate token may not be chosen, whoever chose it', () => {
  const game = table().run(`p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp, p2 hide`);
  expect([game.token, game.now, game.legal('@tavern')]).toEqual(['tavern', 'place p2', []]);
});

test('R3.4 a closure of two rounds covers two rounds, and a second never shortens it', () => {
  const game = table({ d: { p2: 9, p1: 9 }, deck: 'C02 V01 V02 V05' });
  game.run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 reveal');
  expect([game.state.round, game.legal('@blind')]).toEqual([2, []]);
  game.run('p2 @wreck, p1 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.state.round, game.legal('@blind')]).toEqual([3, []]);
  game.state.treasureCounts[1] = 0;
  game.run('p2 @tavern, p1 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.state.round, game.legal('@blind')]).toEqual([4, ['@blind']]);
});

test('R3.4 closures give way if nothing else is left; services in Town are not touched', () => {
  const game = table({ closed: 'trade blind tavern town', token: 'wreck' });
  expect(game.legal('@wreck')).toEqual([]);
  expect(game.legal('@').length).toBeGreaterThan(0);
  expect(table({ closed: 'market', hands: { p1: 'R01 R02' } }).legal('@town.market')).toEqual(['@town.market']);
});

test('R3.5 sailors follow on the lowest free space, or go to the Cabin or a free Mutiny space', () => {
  const game = table().run('p1 @wreck, p2 @mutiny.1');
  expect(game.legal('@')).toEqual(['@wreck', '@cabin.pp', '@cabin.d', '@mutiny.0', '@mutiny.3']);
  expect(game.run('p3 @wreck').disc('p3')).toBe('wreck.2');
});

test.each([
  ['trade without a jewel', { display: '- R01 W01 B01' }, '@trade.1'],
  ['trade beyond the purse', { display: 'X04 R01 W01 B01', d: { p1: 2 } }, '@trade.1'],
  ['trade beyond the rum', { display: 'R11 W01 B01 G01' }, '@trade.1'],
  ['blind without a pile', { blind: '' }, '@blind'],
  ['market without the set', { hands: { p1: 'R01 W01' } }, '@market.any3'],
  ['town.pp with 1 D', { d: { p1: 1 } }, '@town.pp'],
  ['town.steal without jewels', { blind: '', display: '- - - -' }, '@town.steal'],
  ['town.steal beyond the purse', { blind: '', display: 'X04 - - -', d: { p1: 2 } }, '@town.steal'],
  ['town.rum from an empty Tavern', { tavern: 0 }, '@town.rum'],
  ['town.market with one jewel', { hands: { p1: 'R01' } }, '@town.market'],
] as const)('R3.6 refused: %s', (_name, layout, move) => {
  expect(table({ ...layout }).legal()).not.toContain(move);
});

test('R3.6 blind is open for as many discs as jewels, for its price', () => {
  const game = table({ blind: 'R01 R02', d: { p2: 0, p3: 4 } }).run('p1 @blind');
  expect(game.legal('@blind')).toEqual([]);
  game.state.doubloons[1] = 1;
  expect(game.run('p2 @blind').legal('@blind')).toEqual([]);
});

test('R3.6 cabin.buy and mutiny need their doubloons', () => {
  const game = table({ d: { p2: 5 } }).run('p1 @wreck');
  expect(game.legal('@cabin.buy')).toEqual(['@cabin.buy']);
  expect(game.legal('@mutiny')).toEqual(['@mutiny.0', '@mutiny.1', '@mutiny.3']);
});

test('R3.7 a placed disc stays', () => {
  const game = table({ cards: { p1: 'V01' } }).run('p1 @wreck');
  expect(game.legal()).toEqual(['done', 'play V01']);
});

test('R4.1 windows: before placing, after it, before the disc is resolved; any number', () => {
  const game = table({ cards: { p2: 'V01 V02 V05' }, treasures: { p2: 'pre1' } }).run('p1 @wreck');
  expect(game.legal('play')).toEqual(['play V01', 'play V02', 'play V05']);
  game.run('p2 play V01, p2 use pre1, p2 @cabin.pp, p2 play V02, p2 done, p3 @cabin.pp, p4 @cabin.pp, p2 play V05');
  expect(game.now).toBe('resolve p2');
  expect(game.run('p2 go').purse('p2')).toBe('9 D 1 rum 6 PP');
});

test('R4.2 AFTER and RESOLVE open for whoever holds anything, refused cards included', () => {
  expect(table({ cards: { p1: 'E05' } }).run('p1 @wreck').now).toBe('after p1');
  expect(table({ treasures: { p1: 'rum1' } }).run('p1 @wreck').now).toBe('after p1');
  expect(table().run('p1 @wreck').now).toBe('place p2');
});

test('R4.3 a drawn card is played from the next round on; Compulsory and End cards never', () => {
  const game = table({ deck: 'V05', cards: { p2: 'C10 E10' } });
  expect(game.run('p1 @tavern').legal('play')).toEqual([]);
  game.run('p2 @mutiny.1, p2 done, p3 @cabin.pp, p4 @cabin.pp, p2 go');
  expect(game.legal()).toEqual(['hide']);
  expect(game.run('p2 hide').legal('play')).toEqual(['play V05']);
});

test('R4.4 used treasures and played cards leave the game openly', () => {
  const game = table({ cards: { p1: 'V01' }, treasures: { p1: 'pre1' } }).run('p1 play V01, p1 use pre1');
  expect([game.cards('p1'), game.treasures('p1'), game.state.treasuresUsed[4]]).toEqual(['', '', 1]);
  expect(game.state.gone).toHaveLength(1);
});

test('R4.5 in the Tavern all windows come before the roll', () => {
  const game = table({ cards: { p1: 'E05', p2: 'E06' } });
  game.run('p1 @tavern, p1 done, p2 @tavern, p2 done, p3 @cabin.pp, p4 @cabin.pp, p1 go');
  expect([game.now, game.told('dealt')]).toEqual(['resolve p2', []]);
  expect(game.run('p2 go').told('dealt')).toHaveLength(1);
});

test('R4.5 elsewhere each disc is resolved before the next window', () => {
  const game = table({ cards: { p1: 'E05', p2: 'E06' } });
  game.run('p1 @wreck, p1 done, p2 @wreck, p2 done, p3 @cabin.pp, p4 @cabin.pp, p1 go');
  expect([game.now, game.told('rolled')]).toMatchObject(['resolve p2', [{ seat: 0 }]]);
});

test('R4.6 a disc moved by V18 has another window where it is resolved', () => {
  const game = table({ cards: { p2: 'V18 V05' } });
  game.run('p1 @wreck, p2 @wreck, p2 done, p3 @cabin.pp, p4 @cabin.pp, p2 play V18, p2 @cabin.pp');
  expect([game.now, game.disc('p2')]).toEqual(['resolve p2', 'cabin.pp']);
  expect(game.run('p2 play V05, p2 go').state.pp[1]).toBe(5);
});

test('nobody needs a window to go on', () => {
  expect(table().run(`p1 @wreck, ${OTHERS}`).state.round).toBe(2);
});
