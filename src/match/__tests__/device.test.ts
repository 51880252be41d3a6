/** One device, several people: nothing private is shown between two of them. */
import { alike } from '@/core/data';

import { anna, bea, bot, breathe, game, sit } from './bench';

function showsNothingPrivate(picture: { viewer: unknown; view: unknown; news: unknown }): void {
  expect(picture.viewer).toBe('table');
  expect(alike(game.view(picture.view, 'table'), picture.view)).toBe(true);
  expect(picture.news).toBeNull();
}

test('a match of two people opens covered, for the one who is to act', () => {
  const { match } = sit([anna, bea]);
  expect(match.getPicture().stage).toEqual({ kind: 'handover', next: 0 });
  showsNothingPrivate(match.getPicture());
  match.takeDevice();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'choosing', seat: 0 } });
});

test('the one who has acted sees what came of it, passes the device on, and it lies covered', async () => {
  const { match } = sit([anna, bea]);
  match.takeDevice();
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'passing', seat: 0, next: 1 } });
  expect(match.getPicture().news?.events[0]).toMatchObject({ kind: 'drew', secret: { to: [0] } });
  match.passDevice();
  expect(match.getPicture().stage).toEqual({ kind: 'handover', next: 1 });
  showsNothingPrivate(match.getPicture());
  match.takeDevice();
  expect(match.getPicture()).toMatchObject({ viewer: 1, stage: { kind: 'choosing', seat: 1 } });
});

test('news of another seat are not told to the one who takes the device', async () => {
  const { match } = sit([anna, bea]);
  match.takeDevice();
  match.touch('pile deck');
  await breathe();
  match.passDevice();
  match.takeDevice();
  expect(match.getPicture().news).toBeNull();
});

test('between two turns of one person and a bot the holder keeps the device', async () => {
  const { match, thinker, clock } = sit([anna, bot, bea]);
  match.takeDevice();
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'waiting', seat: 1 } });
  thinker.last.answer('draw');
  await breathe();
  match.settled(1);
  clock.turn(1);
  await breathe();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'passing', seat: 0, next: 2 } });
});

test('leaving the table covers the device of several people', () => {
  const { match } = sit([anna, bea]);
  match.takeDevice();
  match.pause();
  expect(match.getPicture().stage).toEqual({ kind: 'handover', next: 0 });
  showsNothingPrivate(match.getPicture());
});

test('bots among themselves are watched from the table', () => {
  const { match } = sit([bot, bot]);
  showsNothingPrivate(match.getPicture());
  expect(match.getPicture().stage).toEqual({ kind: 'waiting', seat: 0 });
});

test('nobody touches anything while the device lies covered', async () => {
  const { match, store } = sit([anna, bea]);
  match.touch('pile deck');
  await breathe();
  expect(store.lines).toEqual([]);
});
