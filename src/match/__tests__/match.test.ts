/** One game in progress: touches, saving, undo, bots, and what is shown to whom. */
import { fingerprint } from '@/core/data';

import { chanceAt } from '../questions';
import { anna, bea, bot, breathe, game, sit } from './bench';

test('touching a coin and then the chest buries it, and the move is saved before it is shown', async () => {
  const { match, store } = sit([anna, bot]);
  match.touch('coin 1');
  expect(match.getPicture().narrowing.touched).toEqual(['coin 1']);
  expect([...match.getPicture().narrowing.open]).toEqual(['chest own']);
  match.touch('chest own');
  expect(match.getPicture()).toMatchObject({ number: 0, saving: true });
  await breathe();
  expect(store.lines).toEqual(['p1 bury 1']);
  expect(match.getPicture()).toMatchObject({ number: 1, saving: false });
});

test('a touch that leads nowhere is reported, touching twice lets go', () => {
  const { match } = sit([anna, bot]);
  match.touch('coin 3');
  expect(match.getPicture().closed).toBe('coin 3');
  match.touch('coin 1');
  expect(match.getPicture().closed).toBeNull();
  match.touch('coin 1');
  expect(match.getPicture().narrowing.touched).toEqual([]);
});

test('with confirmation on, a named move waits until it is confirmed', async () => {
  const { match, store } = sit([anna, bot]);
  match.behave({ confirm: true, pace: 0 });
  match.touch('pile deck');
  expect(match.getPicture().pending).toEqual({ move: { kind: 'draw' } });
  expect(store.lines).toEqual([]);
  match.confirm();
  await breathe();
  expect(store.lines).toEqual(['p1 draw']);
});

test('what cannot be saved has not happened, and can be tried again', async () => {
  const { match, store } = sit([anna, bot]);
  store.failure = new Error('disk full');
  match.touch('pile deck');
  await breathe();
  const { trouble, number } = match.getPicture();
  expect(number).toBe(0);
  expect(trouble).toMatchObject({ kind: 'save', error: { message: 'disk full' } });
  store.failure = null;
  trouble?.again();
  await breathe();
  expect(match.getPicture()).toMatchObject({ number: 1, trouble: null });
  expect(store.lines).toEqual(['p1 draw']);
});

test('one person against a bot never hands the device over', async () => {
  const { match, thinker } = sit([anna, bot]);
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'waiting', seat: 1 } });
  expect(thinker.last.question).toMatchObject({ sight: { seat: 1 }, strength: 'sailor' });
});

test('the bot is asked from its own view only; the seed that would tell the rest is not in the question', async () => {
  const { match, thinker } = sit([anna, bot]);
  match.touch('pile deck');
  await breathe();
  const { sight, seed } = thinker.last.question;
  expect(fingerprint(game.view(sight.view, 1))).toBe(fingerprint(sight.view));
  expect(seed).not.toContain('bench');
  expect(seed).toBe(chanceAt('bench', 1));
  expect(seed).not.toBe(chanceAt('bench', 2));
});

test('the bot moves once the motion before it is shown and its pace has passed', async () => {
  const { match, thinker, clock, store } = sit([anna, bot]);
  match.behave({ confirm: false, pace: 500 });
  match.touch('pile deck');
  await breathe();
  thinker.last.answer('draw');
  await breathe();
  clock.turn(600);
  await breathe();
  expect(store.lines).toEqual(['p1 draw']);
  match.settled(1);
  clock.turn(499);
  await breathe();
  expect(store.lines).toEqual(['p1 draw']);
  clock.turn(1);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw']);
});

test('a table that never reports its motion does not stop the bots for ever', async () => {
  const { match, thinker, clock, store } = sit([anna, bot]);
  match.touch('pile deck');
  await breathe();
  thinker.last.answer('draw');
  await breathe();
  clock.turn(8000);
  clock.turn(1);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw']);
});

test('leaving the table stops the bot; coming back asks it again; the late answer is dropped', async () => {
  const { match, thinker, clock, store } = sit([anna, bot], ['p1 draw']);
  expect(thinker.asked).toHaveLength(1);
  match.pause();
  expect(thinker.asked[0]?.cancelled).toBe(true);
  thinker.asked[0]?.answer('draw');
  await breathe();
  clock.turn(9000);
  await breathe();
  expect(store.lines).toEqual(['p1 draw']);
  match.resume();
  expect(thinker.asked).toHaveLength(2);
  thinker.last.answer('look');
  await breathe();
  clock.turn(1);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 look']);
});

test('a bot that fails or answers nonsense is said to have failed and can be asked again', async () => {
  const { match, thinker, clock } = sit([anna, bot], ['p1 draw']);
  thinker.last.fail(new Error('worker died'));
  await breathe();
  expect(match.getPicture().trouble).toMatchObject({ kind: 'bot', error: { message: 'worker died' } });
  match.getPicture().trouble?.again();
  thinker.last.answer('fly');
  await breathe();
  clock.turn(1);
  await breathe();
  expect(match.getPicture().trouble).toMatchObject({ kind: 'bot' });
  expect(thinker.asked).toHaveLength(2);
});

test('undo takes back own steps up to the last revelation', async () => {
  const { match, store } = sit([anna, bea], ['p1 draw', 'p2 draw']);
  match.takeDevice();
  expect(match.getPicture().undo).toBe(0);
  match.touch('coin 1');
  match.touch('chest own');
  await breathe();
  expect(match.getPicture().undo).toBe(1);
  await match.undo();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw']);
  expect(match.getPicture()).toMatchObject({ number: 2, undo: 0, stage: { kind: 'choosing', seat: 0 } });
});

test('what was revealed cannot be undone, but taken back against bots, which makes it practice', async () => {
  const { match, store, thinker } = sit([anna, bot]);
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture()).toMatchObject({ undo: 0, canTakeBack: true });
  await match.takeBack();
  expect(thinker.asked[0]?.cancelled).toBe(true);
  expect(store).toMatchObject({ lines: [], practice: true });
  expect(match.getPicture()).toMatchObject({ number: 0, practice: true, stage: { kind: 'choosing', seat: 0 } });
});

test('between people nothing can be taken back', () => {
  const { match } = sit([anna, bea], ['p1 draw', 'p2 draw']);
  expect(match.getPicture().canTakeBack).toBe(false);
});

test('a hint comes from the view of the one who asks and is forgotten with the next step', async () => {
  const { match, thinker } = sit([anna, bot]);
  match.askHint();
  expect(match.getPicture().hint).toBe('thinking');
  expect(thinker.last.question).toMatchObject({ sight: { seat: 0 }, strength: 'captain' });
  const { view } = thinker.last.question.sight;
  expect(fingerprint(game.view(view, 0))).toBe(fingerprint(view));
  thinker.last.answer('look');
  await breathe();
  expect(match.getPicture().hint).toEqual({ move: { kind: 'look' }, chance: 0.6 });
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture().hint).toBeNull();
});

test('no hint is asked for while a move is being saved', async () => {
  const { match, thinker } = sit([anna, bea], ['p1 draw', 'p2 draw']);
  match.takeDevice();
  match.touch('coin 1');
  match.touch('chest own');
  match.askHint();
  expect(thinker.asked).toHaveLength(0);
  await breathe();
  expect(match.getPicture().hint).toBeNull();
});

test('the end is saved with its outcome, and nobody is asked any more', async () => {
  const { match, store, thinker, clock } = sit([anna, bot]);
  for (let guard = 0; guard < 200 && match.getPicture().stage.kind !== 'over'; guard++) {
    const { stage, view } = match.getPicture();
    if (stage.kind === 'choosing') match.choose(game.moves(view).at(-1));
    else thinker.last.answer(game.write(game.moves(thinker.last.question.sight.view).at(-1)));
    await breathe();
    clock.turn(9000);
    clock.turn(1);
    await breathe();
  }
  expect(match.getPicture().stage).toEqual({ kind: 'over' });
  expect(store.finished).toBe(true);
  expect(match.getPicture().outcome?.ranks).toHaveLength(2);
  expect(match.getPicture()).toMatchObject({ undo: 0, canTakeBack: false });
});

test('time at the table counts only while the table is open', () => {
  const { match, clock } = sit([anna, bot]);
  clock.turn(3000);
  match.pause();
  clock.turn(50_000);
  match.resume();
  clock.turn(2000);
  expect(match.timeAtTable()).toBe(5000);
});
