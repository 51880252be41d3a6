/** Section 6: what a seat knows, what its view shows, and what it imagines. */
import { randomFrom } from '@/core/random';

import { rules } from '../rules';
import { FACE_DOWN, KINDS, type State } from '../state';
import { readKind } from '../notation';
import { table, X } from './table';

const magic = { blackMagic: true };
const held = (state: State, seat: number, card: string) => state.hands[seat * KINDS + readKind(card)] as number;

test('without Black Magic and an open row there is nothing to remember', () => {
  const state = rules.setup({}, 4, 'plain');
  expect([state.atLeast, state.tops]).toEqual([[], []]);
});

test('with open hands hands need no memory, and cards put back are known to all', () => {
  const options = { ...magic, openHands: true };
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: 'rum gun hook chest rum', options });
  game.play('lantern!', 'keep:chest', 'next:rum', 'next:gun');
  expect(game.state.atLeast).toEqual([]);
  expect([game.top('p1'), game.top('p2')]).toEqual(['rum gun hook', 'rum gun hook']);
});

test('Gun: the victim knows the stolen card, third seats lower what they knew', () => {
  const hands = { p1: 'gun gun', p2: 'rum rum hook', p3: 'gun' };
  const game = table({ path: X, players: 3, hands, toMove: 'p3', options: magic });
  game.play('gun!P2', 'take:hook', 'end');
  expect(game.bound('p3', 'p2')).toBe('rum rum');
  expect(game.bound('p2', 'p3')).toBe('hook');
  game.play('gun!P2', 'take:rum');
  expect(game.bound('p3', 'p2')).toBe('rum');
});

test('Rum: the giver knows what each received, the others learn nothing', () => {
  const game = table({ path: X, players: 3, hands: { p1: 'rum' }, deck: 'gun hook chest parrot rum', options: magic });
  game.play('rum!', 'give:P2:gun', 'give:P3:hook');
  expect([game.bound('p1', 'p2'), game.bound('p1', 'p3')]).toEqual(['gun', 'hook']);
  expect([game.bound('p2', 'p3'), game.bound('p3', 'p2'), game.bound('p2', 'p1')]).toEqual(['', '', '']);
});

test('Lantern: the actor knows what it put back and what it knew below, nobody else knows the front', () => {
  const hands = { p1: 'lantern', p2: 'lantern' };
  const game = table({ path: X, hands, deck: 'rum gun hook chest parrot rum', options: magic });
  game.play('lantern!', 'keep:chest', 'next:rum', 'next:gun', 'end');
  expect(game.top('p1')).toBe('rum gun hook');
  game.play('lantern!', 'keep:parrot', 'next:hook', 'next:gun');
  expect([game.top('p1'), game.top('p2')]).toEqual(['', 'hook gun rum']);
});

test('open row: everybody knows what is drawn, given and kept', () => {
  const options = { ...magic, openRow: true };
  const game = table({ path: X, players: 3, hands: { p1: 'rum' }, deck: 'gun hook chest parrot rum', options });
  game.play('rum!', 'give:P2:gun', 'give:P3:hook');
  expect([game.bound('p2', 'p1'), game.bound('p3', 'p2'), game.bound('p2', 'p3')]).toEqual([
    'parrot chest',
    'gun',
    'hook',
  ]);
  game.play('end', 'gun:J>3', 'end', 'hook:J>1', 'end');
  expect(game.bound('p3', 'p2')).toBe('');
});

test('a reshuffle leaves nothing known of the deck', () => {
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: 'rum rum', options: magic });
  game.play('lantern!', 'keep:lantern', 'end');
  expect(game.top('p1')).toBe('rum rum');
  game.play('skip');
  expect(game.top('p1')).toBe('rum');
});

test('a view shows the own hand, the known front and the opened hand, and nothing else', () => {
  const hands = { p1: 'gun lantern', p2: 'rum rum hook', p3: 'chest' };
  const game = table({ path: X, players: 3, hands, deck: 'gun gun gun rum hook', options: magic });
  game.play('lantern!', 'keep:rum');
  const seen = rules.view(game.state, 0);
  expect(seen.deck.filter((card) => card !== FACE_DOWN)).toHaveLength(3);
  expect(rules.view(game.state, 1).deck.every((card) => card === FACE_DOWN)).toBe(true);
  game.play('gun!P2');
  expect(held(rules.view(game.state, 0), 1, 'rum')).toBe(2);
  expect(held(rules.view(game.state, 2), 1, 'rum')).toBe(0);
  expect(rules.view(game.state, 0).tops.slice(1)).toEqual([0, 0]);
});

test('the cards of Rum and Lantern are face down to all but the actor', () => {
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: 'rum gun hook chest', options: magic });
  game.play('lantern!');
  expect(rules.view(game.state, 1).pool).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN]);
  expect(rules.view(game.state, 0).pool).toEqual(game.state.pool);
});

test('an imagined hand holds what is remembered, and the known front stays', () => {
  const hands = { p1: 'gun lantern', p2: 'rum rum hook', p3: 'chest chest' };
  const game = table({ path: X, players: 3, hands, options: magic });
  game.play('gun!P2', 'take:hook');
  const seen = rules.view(game.state, 0);
  for (let i = 0; i < 50; i++) {
    const imagined = rules.imagine(seen, randomFrom(`dream ${i}`));
    expect(held(imagined, 1, 'rum')).toBeGreaterThanOrEqual(2);
    expect(imagined.handSizes).toEqual(game.state.handSizes);
  }
});

test('unseen cards are imagined evenly: a hidden card is each kind by its share', () => {
  // P1 sees 12 of 17 rums; of the 90 unseen cards 5 are rums and 17 of each other symbol.
  const pile = new Array(12).fill('rum').join(' ');
  const seen = rules.view(table({ path: X, pile, hands: { p2: 'gun' } }).state, 0);
  const random = randomFrom('even');
  const counts = new Array<number>(6).fill(0);
  const draws = 6000;
  for (let i = 0; i < draws; i++) {
    const imagined = rules.imagine(seen, random);
    for (let kind = 0; kind < 6; kind++)
      counts[kind] = (counts[kind] as number) + (imagined.hands[KINDS + kind] as number);
  }
  const share = [17, 5, 17, 17, 17, 17].map((cards) => cards / 90);
  share.forEach((expected, kind) => {
    const error = Math.sqrt((expected * (1 - expected)) / draws);
    expect(Math.abs((counts[kind] as number) / draws - expected)).toBeLessThan(4.5 * error);
  });
});

test('tiles: opened ones are out of the imagined rest', () => {
  const game = table({ path: X, p1: '8', hands: { p1: 'chest' }, tiles: { 8: 3 }, options: magic });
  game.play('chest!8');
  const seen = rules.view(game.state, 1);
  for (let i = 0; i < 20; i++) {
    const imagined = rules.imagine(seen, randomFrom(`tiles ${i}`));
    const closed = [...imagined.tiles.filter((tile) => tile >= 0), ...imagined.box].sort();
    expect(closed).toEqual([0, 1, 1, 2, 2, 3, 4]);
  }
});
