/** People with secrets decide in the open with their hands covered, and what is forced needs no handing over. */
import { anna, bea, bot, breathe, sit } from './bench';
import { coveredSea } from './coveredSea';

const HIDDEN = ['p1 hide 1', 'p2 hide 2'];
const SAILED = [...HIDDEN, 'p1 sail 1', 'p2 sail 1'];
const sea = (seats: Parameters<typeof sit>[0], moves: string[] = []) => sit(seats, moves, {}, coveredSea);

test('an open choice is made with all hands covered, without handing over', async () => {
  const { match, store } = sea([anna, bea], HIDDEN);
  expect(match.getPicture()).toMatchObject({
    viewer: 'table',
    view: { hidden: [-1, -1] },
    stage: { kind: 'choosing', seat: 0, isCovered: true },
  });
  expect([...match.getPicture().narrowing.open]).toEqual(['sail 1', 'sail 2']);
  match.touch('sail 1');
  await breathe();
  expect(store.lines).toEqual([...HIDDEN, 'p1 sail 1']);
  expect(match.getPicture()).toMatchObject({
    viewer: 'table',
    news: { number: 3 },
    stage: { kind: 'choosing', seat: 1, isCovered: true },
  });
});

test('whoever chooses in the open may look at the own hand first, and covers it by passing on', async () => {
  const { match } = sea([anna, bea], HIDDEN);
  match.takeDevice();
  expect(match.getPicture()).toMatchObject({ viewer: 0, view: { hidden: [1, -1] } });
  expect(match.getPicture().stage).toEqual({ kind: 'choosing', seat: 0 });
  match.touch('sail 1');
  await breathe();
  expect(match.getPicture().stage).toEqual({ kind: 'passing', seat: 0, next: 1 });
  match.passDevice();
  expect(match.getPicture()).toMatchObject({ viewer: 'table', stage: { kind: 'choosing', seat: 1, isCovered: true } });
});

test('no hint is given to the table, and one that was asked for in hand is gone once it is covered', async () => {
  const { match, thinker } = sea([anna, bea], HIDDEN);
  match.askHint();
  expect(thinker.asked).toHaveLength(0);
  match.takeDevice();
  match.askHint();
  match.cover();
  thinker.last.answer('sail 1');
  await breathe();
  expect(thinker.last.cancelled).toBe(true);
  expect(match.getPicture()).toMatchObject({ viewer: 'table', hint: null });
});

test('what all may see to be forced happens without being handed over, and without being told', async () => {
  const { match, store } = sea([anna, bea], SAILED);
  expect(match.getPicture()).toMatchObject({ viewer: 'table', stage: { kind: 'forced', seat: 0 } });
  expect(match.getPicture().narrowing.left).toEqual([]);
  match.touch('drop 1');
  match.choose('drop 1');
  await breathe();
  expect(store.lines).toEqual(SAILED);
  match.goOn();
  await breathe();
  expect(store.lines).toEqual([...SAILED, 'p1 drop 1']);
  expect(match.getPicture().news?.events).toEqual([{ kind: 'dropped', seat: 0 }]);
  expect(match.getPicture()).toMatchObject({ viewer: 'table', stage: { kind: 'forced', seat: 1 } });
  match.goOn();
  await breathe();
  expect(match.getPicture()).toMatchObject({ stage: { kind: 'over' }, outcome: { winners: [] }, undo: 0 });
});

test('a forced move can also be made by own eyes', async () => {
  const { match, store } = sea([anna, bea], SAILED);
  match.takeDevice();
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'choosing', seat: 0 } });
  match.touch('drop 1');
  await breathe();
  expect(store.lines.at(-1)).toBe('p1 drop 1');
});

test('one who plays alone always sees the own hand', () => {
  const { match } = sea([anna, bot], HIDDEN);
  expect(match.getPicture()).toMatchObject({ viewer: 0, stage: { kind: 'choosing', seat: 0 } });
});

test('an open step can be undone until another acts; what stands cannot, unless one plays alone', async () => {
  const { match } = sea([anna, bea], HIDDEN);
  match.touch('sail 1');
  await breathe();
  expect(match.getPicture().undo).toBe(1);
  await match.undo();
  expect(match.getPicture()).toMatchObject({ stage: { kind: 'choosing', seat: 0, isCovered: true } });
  match.touch('sail 2');
  await breathe();
  expect(match.getPicture().undo).toBe(0);
  const alone = sea([anna, bot], HIDDEN).match;
  alone.touch('sail 2');
  await breathe();
  expect(alone.getPicture().undo).toBe(1);
});

test('opened again after being cut off, the table lies as it lay', () => {
  for (let number = 2; number < SAILED.length + 1; number++) {
    const { match } = sea([anna, bea], SAILED.slice(0, number));
    match.pause();
    match.resume();
    expect(match.getPicture().viewer).toBe('table');
    expect(match.getPicture().stage.kind).toBe(number < SAILED.length ? 'choosing' : 'forced');
  }
});
