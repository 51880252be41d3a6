/** Secret choices go round the people one after another; where nothing is secret, nobody is asked to hand over. */
import { anna, bea, bot, breathe, sit } from './bench';
import { openSea } from './openSea';

const carl = { ...anna, name: 'Carl', colour: 'green' };
const sea = (seats: Parameters<typeof sit>[0], moves: string[] = []) => sit(seats, moves, {}, openSea);
const SAILED = ['p1 sail 1', 'p2 sail 1', 'p1 sail 1', 'p2 sail 1'];

test('where everything is open, people take turns at one device without handing over', async () => {
  const { match } = sea([anna, bea]);
  expect(match.getPicture().stage).toEqual({ kind: 'choosing', seat: 0 });
  match.touch('sail 1');
  await breathe();
  expect(match.getPicture()).toMatchObject({ viewer: 1, stage: { kind: 'choosing', seat: 1 } });
});

test('where everything is open, whoever acted last may undo until another acts', async () => {
  const { match, store } = sea([anna, bea]);
  match.touch('sail 1');
  await breathe();
  expect(match.getPicture().undo).toBe(1);
  await match.undo();
  expect(store.lines).toEqual([]);
  expect(match.getPicture().stage).toEqual({ kind: 'choosing', seat: 0 });
  match.touch('sail 2');
  await breathe();
  match.touch('sail 1');
  await breathe();
  expect(match.getPicture()).toMatchObject({ undo: 1, stage: { kind: 'choosing', seat: 0 } });
});

test('a choice that will be secret is handed over before it is made, though nothing is secret yet', () => {
  const { match } = sea([anna, bea], SAILED);
  expect(match.getPicture().stage).toEqual({ kind: 'handover', next: 0 });
});

test('a person keeps the device and the own secret in sight while a bot chooses', async () => {
  const { match } = sea(
    [anna, bot, bea],
    ['p1 sail 1', 'p2 sail 1', 'p3 sail 1', 'p1 sail 1', 'p2 sail 1', 'p3 sail 1'],
  );
  match.takeDevice();
  match.touch('hide 2');
  await breathe();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'waiting', seat: 1 }, undo: 1 });
  expect(match.getPicture().view).toMatchObject({ hidden: [2, 0, 0] });
});

test('between the secret choices of three people no picture holds a choice of another', async () => {
  const moves = ['p1', 'p2', 'p3', 'p1', 'p2', 'p3'].map((seat) => `${seat} sail 1`);
  const { match } = sea([anna, bea, carl], moves);
  const seen: unknown[] = [];
  match.subscribe(() => {
    const { viewer, view, news } = match.getPicture();
    const { hidden } = view as { hidden: number[] };
    if (hidden.includes(0)) seen.push(...hidden.filter((number, seat) => number > 0 && seat !== viewer));
    for (const event of news?.events ?? []) {
      if (event.secret && (viewer === 'table' || !event.secret.to.includes(viewer))) seen.push(event);
    }
  });
  for (const seat of [0, 1, 2]) {
    expect(match.getPicture()).toMatchObject({ viewer: 'table', stage: { kind: 'handover', next: seat } });
    match.takeDevice();
    match.touch(`hide ${(seat % 2) + 1}`);
    await breathe();
    match.passDevice();
  }
  expect(seen).toEqual([]);
  expect(match.getPicture()).toMatchObject({ stage: { kind: 'over' }, view: { hidden: [1, 2, 1] }, undo: 0 });
});

test('a secret choice can be undone until the device is passed on, and after it was taken back', async () => {
  const { match, store } = sea([anna, bea], SAILED);
  match.takeDevice();
  match.touch('hide 1');
  await breathe();
  match.passDevice();
  expect(match.getPicture()).toMatchObject({ undo: 0, lastHolder: 0, stage: { kind: 'handover', next: 1 } });
  match.takeDeviceBack();
  expect(match.getPicture()).toMatchObject({ undo: 1, viewer: 0, stage: { kind: 'passing', seat: 0, next: 1 } });
  await match.undo();
  expect(store.lines).toEqual(SAILED);
  expect(match.getPicture()).toMatchObject({ stage: { kind: 'choosing', seat: 0 } });
});

test('after being cut off between two people the last one finds the same undo', () => {
  const { match } = sea([anna, bea], [...SAILED, 'p1 hide 1']);
  expect(match.getPicture()).toMatchObject({ viewer: 'table', lastHolder: 0, stage: { kind: 'handover', next: 1 } });
  match.takeDeviceBack();
  expect(match.getPicture()).toMatchObject({ viewer: 0, undo: 1 });
});

test('nobody takes back a device that nobody has used, or that does not lie covered', () => {
  expect(sit([anna, bea]).match.getPicture().lastHolder).toBeNull();
  const own = sit([anna, bea, bot], ['p1 draw', 'p2 draw']).match;
  own.takeDeviceBack();
  expect(own.getPicture().stage.kind).toBe('waiting');
});

test('a glance away covers what belongs to one of several people, and nothing of one who plays alone', () => {
  const two = sit([anna, bea]);
  two.match.takeDevice();
  two.match.cover();
  expect(two.match.getPicture()).toMatchObject({ viewer: 'table', stage: { kind: 'handover', next: 0 } });
  const alone = sit([anna, bot]);
  alone.match.cover();
  expect(alone.match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'choosing', seat: 0 } });
});

test('a glance away does not stop the bots', async () => {
  const { match, thinker, clock, store } = sit([anna, bot, bea]);
  match.takeDevice();
  match.touch('pile deck');
  await breathe();
  match.cover();
  expect(match.getPicture().viewer).toBe('table');
  thinker.last.answer('draw');
  await breathe();
  match.settled(1);
  clock.turn(1);
  await breathe();
  expect(store.lines).toEqual(['p1 draw', 'p2 draw']);
  expect(match.getPicture().stage).toEqual({ kind: 'handover', next: 2 });
});
