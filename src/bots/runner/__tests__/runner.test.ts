/** The runner of native and tests: answers questions of any registered game, drops what is no longer asked. */
import { createBotRunner } from '@/match/botRunner';
import { games } from '@/games/registry';
import type { AnyGame } from '@/core/game';

import { sightOf } from '../../sight';
import type { Question } from '../../thinking';

const game = games.find((entry) => entry.rules !== undefined)?.rules as AnyGame;
const state = game.setup({}, game.seats.min, 'runner');
const seat = game.seatToAct(state) as number;
const question: Question = {
  game: game.id,
  sight: sightOf(game, state, seat, game.seats.min),
  strength: 'deckhand',
  character: 'bold',
  seed: 'runner',
};

test('a question is answered with a legal move and a ranking of all of them, the same each time', async () => {
  const runner = createBotRunner();
  const first = await runner.think(question).answer;
  const second = await runner.think(question).answer;
  const legal = game.moves(state).map((move) => game.write(move));
  expect(legal).toContain(first.move);
  expect(first.ranking.map((advice) => advice.move).sort()).toEqual([...legal].sort());
  expect(second).toEqual(first);
});

test('a question survives the way to a worker: plain data', () => {
  expect(JSON.parse(JSON.stringify(question))).toEqual(question);
});

test('a cancelled question never settles, and neither does one of a closed runner', async () => {
  const runner = createBotRunner();
  const settled: string[] = [];
  const note = (name: string) => () => void settled.push(name);
  const cancelled = runner.think(question);
  cancelled.answer.then(note('cancelled'), note('cancelled'));
  cancelled.cancel();
  const closed = runner.think({ ...question, strength: 'captain' });
  closed.answer.then(note('closed'), note('closed'));
  runner.close();
  await createBotRunner().think(question).answer;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(settled).toEqual([]);
});

test('a game without rules is an error that names it', async () => {
  const answer = createBotRunner().think({ ...question, game: 'chess' }).answer;
  await expect(answer).rejects.toThrow('A bot cannot play "chess"');
});
