/** The bots' own thread, as the browser runs it: questions come in as messages, answers go out, a cancel is heard at once. */
import { sightOf } from '@/bots/sight';
import { Thinking, type Question } from '@/bots/thinking';
import { games } from '@/games/registry';

import type { FromWorker, ToWorker } from '../bot.worker';

interface Thread {
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

const thread = globalThis as unknown as Thread;
const heard: FromWorker[] = [];
let wake: () => void = () => undefined;

beforeAll(async () => {
  thread.postMessage = (message) => {
    heard.push(message);
    wake();
  };
  await import('../bot.worker');
});

beforeEach(() => {
  heard.length = 0;
});

const tell = (data: ToWorker) => thread.onmessage?.({ data: JSON.parse(JSON.stringify(data)) as ToWorker });
const nextMessage = () => new Promise<void>((resolve) => (wake = resolve));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function questionOf({ id, rules }: (typeof games)[number], strength: Question['strength']): Question {
  if (rules === undefined) throw new Error(`${id} has no rules.`);
  const seats = rules.seats.min;
  const state = rules.setup({}, seats, 'worker');
  for (let moves = 0; moves < 6 || rules.moves(state).length < 3; moves++) {
    rules.play(state, rules.moves(state)[0]);
  }
  const seat = rules.seatToAct(state) ?? 0;
  return { game: id, sight: sightOf(rules, state, seat, seats), strength, character: 'plain', seed: 'worker' };
}

describe.each(games.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
  test('a question is answered as it would be on one thread', async () => {
    const question = questionOf(entry, 'deckhand');
    tell({ id: 7, question });
    await nextMessage();
    const thinking = new Thinking(entry.rules as NonNullable<typeof entry.rules>, question);
    while (!thinking.step(10));
    expect(heard).toEqual([{ id: 7, answer: thinking.answer() }]);
  });

  test('a captain hears within 50 ms that it is called off, stops at once and never answers', async () => {
    const real = Thinking.prototype.step;
    const step = jest.spyOn(Thinking.prototype, 'step').mockImplementation(function (this: Thinking, iterations) {
      real.call(this, iterations);
      return false; // Never content: only the cancel ends it.
    });
    tell({ id: 8, question: questionOf(entry, 'captain') });
    let longest = 0;
    for (let turn = 0; turn < 8; turn++) {
      const before = onCore();
      await pause(0);
      longest = Math.max(longest, onCore() - before);
    }
    tell({ cancel: 8 });
    const steps = step.mock.calls.length;
    expect(steps).toBeGreaterThan(0);
    await pause(50);
    expect(step.mock.calls.length).toBe(steps);
    expect(heard).toEqual([]);
    expect(longest).toBeLessThan(50);
    step.mockRestore();
  });
});

test('what cannot be thought about is told', async () => {
  const question = questionOf(games[0] as (typeof games)[number], 'sailor');
  tell({ id: 9, question: { ...question, game: 'chess' } });
  await nextMessage();
  expect(heard).toEqual([{ id: 9, error: expect.stringContaining('chess') }]);
});

/** Milliseconds of this process on a core: others on the machine do not count. */
function onCore(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
