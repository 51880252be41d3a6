/** The rulebook's worked examples, E1 to E6 of the specification (9.1). */
import { figure1, figure2 } from './table';

test('E1 yellow is captain by a tie, sails free, lands and goes home with three compasses', () => {
  const game = figure1();
  expect(game.list('sail')).toEqual(['sail out free']);
  game.play('sail out free', 'play compass boat>33', 'play compass boat>nest', 'play compass 28>nest');
  expect(game.toAct()).toBe('B');
  expect(game.on('33')).toBe('Y');
  expect(game.on('nest')).toBe('Y2 B R');
});

test('E1 variant: the third compass may take the first pirate home, which breaks the chain', () => {
  const game = figure1().play('sail out free', 'play compass boat>33', 'play compass boat>nest');
  expect(game.can('play compass 33>nest')).toBe(true);
  game.play('play compass 33>nest');
  expect(game.on('33')).toBe('');
});

test('E2 three pushes earn two cards each, and where red lands depends on who stands where', () => {
  const game = figure1();
  game.play('push blue 13>14');
  expect(game.list('push red start')).toEqual(['push red start>5']);
  game.play('push green 3>5');
  expect(game.list('push red start')).toEqual(['push red start>3']);
  game.play('push red start>3');
  expect(game.told('pushed')).toMatchObject([{ gain: 2 }]);
  expect(game.size('Y')).toBe(10);
  expect(game.on('3')).toBe('Y2 R');
  expect(game.on('start')).toBe('Y R');
});

test('E3 leads to figure 2: blue is not captain', () => {
  const game = figure2();
  expect(game.size('Y')).toBe(4);
  expect(game.on('25')).toBe('');
  expect(game.on('28')).toBe('Y B G');
  expect(game.toAct()).toBe('B');
  expect(game.on('boat')).toBe('B G2');
  expect(game.list('sail')).toEqual(['sail back']);
});

test('E4 blue calls the boat back, boards, and pushes green aboard', () => {
  const game = figure2().play('sail back', 'play chest 13>boat', 'push green 14>boat');
  expect(game.on('boat')).toBe('B2 G3');
  expect(game.size('B')).toBe(6);
  expect(game.toAct()).toBe('G');
});

test('E5 an occupied space is jumped, and from 13 every card leads to the boat', () => {
  const game = figure2().play('play parrot boat>23', 'sail back');
  const cards = ['chest', 'map', 'cannon', 'compass'].map((card) => `play ${card} 13>boat`);
  expect(
    game
      .list('play')
      .filter((text) => text.includes(' 13>'))
      .sort(),
  ).toEqual(cards.sort());
});

test('E6 a space with three is skipped, and a pirate may go on with a second card', () => {
  const game = figure2();
  game.play('push red start>5');
  expect(game.told('pushed')).toMatchObject([{ gain: 2 }]);
  game.play('play cannon 18>26', 'play compass 26>nest');
  expect(game.on('nest')).toBe('Y B2 R');
});
