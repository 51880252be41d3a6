/** Thinking in slices: the same answer as at one stretch, short slices, a quick cancel, an end at the ceiling. */
import { plunder } from '../../__tests__/plunder';
import { sightOf } from '../../sight';
import { strengthOf, type Strength } from '../../strengths';
import { Thinking, type Answer } from '../../thinking';
import { thinkInSlices } from '../slices';

const state = plunder.setup({}, 3, 'slices');
const question = {
  sight: sightOf(plunder, state, state.seat, 3),
  strength: 'captain',
  character: 'plain',
  seed: 'seed',
} as const;

function withIterations(iterations: number, ceiling = 60_000): Strength {
  const captain = strengthOf('captain');
  return { ...captain, ceiling, knobs: { ...captain.knobs, iterations } };
}

function answerOf(strength: Strength): Promise<Answer> {
  return new Promise((answered, failed) => {
    thinkInSlices(() => new Thinking(plunder, question, strength), { slice: 8, answered, failed });
  });
}

test('slices give the answer that one stretch gives', async () => {
  const whole = new Thinking(plunder, question, withIterations(3000));
  while (!whole.step(500));
  expect(await answerOf(withIterations(3000))).toEqual(whole.answer());
});

test('the thread is free between slices', async () => {
  let turns = 0;
  let thinking = true;
  const count = () => {
    turns++;
    if (thinking) setTimeout(count, 0);
  };
  count();
  const { iterations } = await answerOf(withIterations(20_000));
  thinking = false;
  expect(iterations).toBeGreaterThan(10_000);
  expect(turns).toBeGreaterThan(5);
});

test('at the ceiling the best move so far is the answer', async () => {
  const { iterations, move } = await answerOf(withIterations(10_000_000, 100));
  expect(iterations).toBeLessThan(10_000_000);
  expect(plunder.moves(state).map(plunder.write)).toContain(move);
});

test('a cancelled thought ends within a slice and never answers', async () => {
  let answered = false;
  let steps = 0;
  const thinking = new Thinking(plunder, question, withIterations(10_000_000));
  const counted = Object.assign(Object.create(thinking) as Thinking, {
    step: (iterations: number) => {
      steps++;
      return thinking.step(iterations);
    },
  });
  const cancel = thinkInSlices(() => counted, {
    slice: 8,
    answered: () => (answered = true),
    failed: () => (answered = true),
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  cancel();
  const before = steps;
  expect(before).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(steps).toBe(before);
  expect(answered).toBe(false);
});

test('what goes wrong in thinking is told', async () => {
  const outOfTurn = { ...question, sight: sightOf(plunder, state, (state.seat + 1) % 3, 3) };
  const failure = new Promise((answered, failed) => {
    thinkInSlices(() => new Thinking(plunder, outOfTurn), { slice: 8, answered, failed });
  });
  await expect(failure).rejects.toThrow('out of turn');
});
