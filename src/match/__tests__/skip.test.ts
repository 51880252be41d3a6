/** Bots can be hurried: their steps are played at once up to the next person's turn, and not shown one by one. */
import { anna, bot, breathe, sit } from './bench';

test('hurried bots wait for no motion and no pace until a person is to act', async () => {
  const { match, thinker, clock, store } = sit([anna, bot, { ...bot, name: 'Meg', colour: 'blue' }]);
  match.behave({ confirm: false, pace: 500 });
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture().canSkip).toBe(true);
  thinker.last.answer('draw');
  await breathe();
  clock.turn(600);
  expect(store.lines).toEqual(['p1 draw']);
  match.skip();
  clock.turn(0);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw']);
  expect(match.getPicture()).toMatchObject({ news: null, canSkip: false });
  thinker.last.answer('draw');
  await breathe();
  clock.turn(0);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw', 'p3 draw']);
  expect(match.getPicture().stage).toEqual({ kind: 'choosing', seat: 0 });
});

test('a bot that only waits for its pace goes at once', async () => {
  const { match, thinker, clock, store } = sit([anna, bot], ['p1 draw']);
  match.behave({ confirm: false, pace: 500 });
  thinker.last.answer('draw');
  await breathe();
  clock.turn(100);
  match.skip();
  clock.turn(0);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw']);
});

test('after a person’s turn the bots are shown again', async () => {
  const { match, thinker, clock } = sit([anna, bot], ['p1 draw']);
  match.behave({ confirm: false, pace: 500 });
  match.skip();
  thinker.last.answer('draw');
  await breathe();
  clock.turn(0);
  await breathe();
  match.touch('pile deck');
  await breathe();
  expect(match.getPicture()).toMatchObject({ canSkip: true, news: { number: 3 } });
});

test('hurrying ends with leaving the table', async () => {
  const { match, thinker, clock, store } = sit([anna, bot], ['p1 draw']);
  match.behave({ confirm: false, pace: 500 });
  match.skip();
  thinker.last.answer('draw');
  await breathe();
  match.pause();
  clock.turn(9000);
  await breathe();
  expect(store.lines).toEqual(['p1 draw']);
  match.resume();
  expect(match.getPicture().canSkip).toBe(true);
});

test('there is nothing to skip on one’s own turn, or where nothing moves', () => {
  const own = sit([anna, bot]).match;
  own.behave({ confirm: false, pace: 500 });
  own.skip();
  expect(own.getPicture().canSkip).toBe(false);
  expect(sit([anna, bot], ['p1 draw']).match.getPicture().canSkip).toBe(false);
});

test('a touch while a bot is to move is told to be closed', () => {
  const { match } = sit([anna, bot], ['p1 draw']);
  match.touch('coin 1');
  expect(match.getPicture()).toMatchObject({ closed: 'coin 1', narrowing: { touched: [] } });
});
