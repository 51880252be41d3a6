/** What stands among people: in Mutineer a card laid out (E12) is taken back only against bots, until one has acted. */
import type { AnyGame } from '@/core/game';
import { mutineer } from '@/games/mutineer';
import { anna, bea, bot, breathe, sit } from './bench';

const rules = mutineer.rules as AnyGame;
const options = { opening: 'introductory' };

test('against bots pay and a played card can be undone until a bot acts', () => {
  const { match } = sit([anna, bot, bot, bot], ['p1 pay 0', 'p1 play conflict'], options, rules);
  expect(match.getPicture().undo).toBe(2);
});

test('once a bot has acted, or after a pass, nothing can be undone', () => {
  const acted = sit([anna, bot, bot, bot], ['p1 pay 0', 'p1 play conflict', 'p2 play salt'], options, rules);
  expect(acted.match.getPicture().undo).toBe(0);
  const passed = sit([anna, bot, bot, bot], ['p1 pay 0', 'p1 pass'], options, rules);
  expect(passed.match.getPicture().undo).toBe(0);
});

test('with other people at the table pay and a played card stand', async () => {
  const { match } = sit([anna, bea, bot, bot], [], options, rules);
  match.takeDevice();
  match.touch('pay 2');
  await breathe();
  expect(match.getPicture()).toMatchObject({ number: 1, undo: 0 });
  match.touch('card conflict');
  match.touch('card conflict');
  await breathe();
  expect(match.getPicture()).toMatchObject({ number: 2, undo: 0, stage: { kind: 'passing', seat: 0, next: 1 } });
});
