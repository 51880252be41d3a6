/** The pirate variant (R9) and its scenarios S28 – S31. */
import { allPass, type Layout, table, type Table } from './table';

const options = { pirates: true };

/** Everybody keeps one card unless told otherwise, all pass at once. */
function raid(layout: Layout, roles: string): Table {
  const hands = { B: 'cloth', S: 'cloth', F: 'cloth', C: 'cloth', ...layout.hands };
  return allPass(table({ pay: 0, phase: 'offer', ...layout, options, hands }), roles);
}

test('R9.1 the pirate card is in the deck, the pirate ship on Piratennest; active islands stay as they are', () => {
  const game = table({ options });
  expect([game.pirateShip, game.active]).toEqual(['piratennest', 'hochland']);
  expect(game.state.deck.filter((kind) => kind === 6)).toHaveLength(1);
});

test('R9.2 the pirate card counts for distance, is not sold and is no conflict', () => {
  const game = raid(
    { ship: 'piratennest', pirateShip: 'gruenland', hands: { S: 'pirate' } },
    'S mutineer, F boy, C loader',
  );
  game.B('fight 0');
  expect(game.legal()).toEqual(['fight 0']);
  game.S('fight 0').F('fight 0');
  expect(game.told('sailed')).toMatchObject([{ to: 'fingerhut' }]);
  const shown = raid({ up: { B: 'pirate' }, pirateShip: 'gruenland' }, 'S boy, F mate, C loader');
  expect(shown.told('sold')[0]).toMatchObject({ lots: [] });
});

test('R9.3 the Raider’s face-up cards move the pirate ship before the reveal', () => {
  const game = raid({ pirateShip: 'sandkap', up: { F: 'pirate X wine' } }, 'S boy, F merchant, C loader');
  expect(game.told('revealed')).toMatchObject([{ raider: 2, pirateShip: 'gruenland' }]);
  expect(game.state.raider).toBe(2);
});

test('S28 interception: repelled, or the prize is shared', () => {
  const game = raid(
    {
      pirateShip: 'frosthoehle',
      up: { B: 'cloth', S: 'pirate salt salt' },
      hands: { B: 'X wine wine wine', S: 'wheat wheat' },
    },
    'S loader, F merchant, C boy',
  );
  expect([game.now, game.legal(), game.pirateShip]).toEqual(['repel B', ['repel yes', 'repel no'], 'eisfelsen']);
  const yielding = game.copy();
  game.B('repel yes');
  expect(game.bookings).toBe('B ship 5, S sale-hochland 4');
  expect([game.pirateShip, game.discard]).toEqual(['piratennest', 'salt salt cloth X pirate']);
  yielding.B('repel no');
  expect(yielding.bookings).toBe('B ship 2, S prize 3, S sale-hochland 4');
  expect(yielding.pirateShip).toBe('eisfelsen');
});

test('R9.4 without a face-down card he is not asked; without a conflict he can only give way', () => {
  const bare = raid({ pirateShip: 'hochland', hands: { B: '' } }, 'S boy, F merchant, C loader');
  expect(bare.bookings).toBe('B ship 2');
  const asked = raid({ pirateShip: 'frosthoehle' }, 'S boy, F merchant, C loader');
  expect([asked.now, asked.legal()]).toEqual(['repel B', ['repel no']]);
});

test('R9.4 a Mutineer who steers is asked; his conflict does not change the mutiny', () => {
  const layout = { pirateShip: 'frosthoehle', hands: { S: 'X' } };
  const game = raid(layout, 'S mutineer, F boy, C mate').B('fight 0').S('fight 0').F('fight 0').C('fight 0');
  expect(game.told('mutiny')).toMatchObject([{ succeeds: false }]);
  const lost = raid(
    { pirateShip: 'frosthoehle', hands: { S: 'X wine' }, ship: 'sandkap' },
    'S mutineer, F boy, C loader',
  );
  lost.B('fight 0').S('fight 0').F('fight 0');
  expect([lost.now, lost.captain]).toEqual(['repel S', 'B']);
  lost.S('repel yes');
  expect([lost.bookings, lost.captain, lost.pirateShip]).toEqual(['S ship 3, F boy 2', 'S', 'piratennest']);
});

test('S29 the Raider is never intercepted by himself', () => {
  const game = raid(
    { pirateShip: 'karge_zunge', up: { B: 'pirate' }, hands: { B: '+4' } },
    'S boy, F merchant, C loader',
  );
  expect([game.bookings, game.told('repelled')]).toEqual(['B ship 5', []]);
});

test('S30 without a Raider nobody gets the rest', () => {
  const game = raid(
    { ship: 'rotes_riff', wake: 'sommerland', pay: 2, up: { B: 'wine cloth cloth wheat' }, hands: { B: 'wheat' } },
    'S mate, F merchant, C loader',
  );
  expect([game.now, game.legal()]).toEqual(['repel B', ['repel no']]);
  game.B('repel no');
  expect([game.bookings, game.scores]).toEqual([
    'B ship 2, S mate 3, B pay -2, B sale-rotes_riff 4',
    'B 4 S 3 F 0 C 0',
  ]);
});

test('R9.5, R9.6, S31 a blockade pays one column further; the Raider earns 2 where it hurts', () => {
  const zunge = raid(
    { ship: 'karge_zunge', pirateShip: 'frosthoehle', up: { B: 'wheat wheat', S: 'wheat wheat', F: 'pirate X' } },
    'S merchant, F loader, C boy',
  );
  expect(zunge.bookings).toBe('B ship 5, B sale-karge_zunge 2, S sale-karge_zunge 3, F raid 2');
  const affen = { ship: 'affeninsel', pirateShip: 'karge_zunge' };
  const two = raid({ ...affen, up: { B: 'wheat', S: 'wheat', F: 'pirate X' } }, 'S boy, F loader, C mate');
  expect(two.bookings).toBe('B ship 4, C mate 1, B sale-affeninsel 1, S sale-affeninsel 1');
  const one = raid({ ...affen, up: { B: 'wheat', F: 'pirate X' } }, 'S boy, F loader, C mate');
  expect(one.bookings).toBe('B ship 4, C mate 1, B sale-affeninsel 1, F raid 2');
});

test('R9.5 the Raider himself is paid in full, and a blockade holds without a Raider', () => {
  const own = raid({ pirateShip: 'piratennest', up: { F: 'pirate wine X' } }, 'S boy, F loader, C mate');
  expect([own.pirateShip, own.bookings]).toEqual(['hochland', 'B ship 3, C mate 1, F sale-hochland 4']);
  const none = raid({ pirateShip: 'hochland', up: { S: 'wine' } }, 'S boy, F loader, C mate');
  expect(none.bookings).toBe('B ship 3, C mate 1, S sale-hochland 3');
});

test('R9.6 the bonus is booked once an island, after its sale', () => {
  const game = raid(
    { pirateShip: 'piratennest', wake: 'gruenland', up: { B: 'wine', S: 'wine', C: 'salt salt', F: 'pirate X X' } },
    'S boy, F loader, C merchant',
  );
  game.C('sell 2salt@gruenland');
  expect(game.bookings).toBe('B ship 3, B sale-hochland 2, S sale-hochland 2, F raid 2, C sale-gruenland 5');
});

test('R9.7 the pirate ship stays; the card is discarded', () => {
  const game = raid({ pirateShip: 'gruenland', up: { F: 'pirate' } }, 'S boy, F merchant, C mate');
  expect([game.pirateShip, game.discard, game.state.raider]).toEqual(['karge_zunge', 'pirate', -1]);
});

test('E11 both ships may share an island; repelled from Piratennest the pirate ship stays there', () => {
  const game = raid(
    { ship: 'rotes_riff', wake: 'piratennest', pirateShip: 'piratennest', up: { S: 'wheat' }, hands: { B: 'X' } },
    'S boy, F merchant, C loader',
  );
  game.B('repel yes');
  expect([game.pirateShip, game.bookings]).toEqual(['piratennest', 'B ship 5, S sale-piratennest 3']);
  expect(game.active).toBe('piratennest rotes_riff');
});
