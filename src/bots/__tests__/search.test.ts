/** The search: repeatable, resumable, bounded, and it finds what is there to be found. */
import { Search, type Knobs } from '../search';
import { sightOf } from '../sight';
import { plunder, type Plunder } from './plunder';

const knobs: Knobs = { iterations: 400, explore: 0.1, trust: 1, sharpness: 0.05, stay: 2, playout: 3, nodes: 20000 };

function table(fields: Partial<Plunder>): Plunder {
  return { ...plunder.setup({}, 2, 'table'), seat: 0, ...fields };
}

function searched(state: Plunder, changes: Partial<Knobs> = {}, seed = 'seed'): Search {
  const search = new Search(
    plunder,
    sightOf(plunder, state, state.seat, state.hands.length),
    { ...knobs, ...changes },
    seed,
  );
  while (!search.step(97));
  return search;
}

test('the same view, knobs and seed give the same ranking, in one step or in many', () => {
  const state = plunder.setup({}, 3, 'again');
  const sight = sightOf(plunder, state, state.seat, 3);
  const whole = new Search(plunder, sight, knobs, 'seed');
  expect(whole.step(400)).toBe(true);
  const sliced = new Search(plunder, sight, knobs, 'seed');
  let steps = 1;
  while (!sliced.step(7)) steps++;
  expect(steps).toBe(Math.ceil(whole.done / 7));
  expect(sliced.ranking()).toEqual(whole.ranking());
});

test('another seed searches otherwise', () => {
  const state = plunder.setup({}, 3, 'again');
  expect(searched(state, {}, 'a').ranking()).not.toEqual(searched(state, {}, 'b').ranking());
});

test('a win at hand is taken and known to be one', () => {
  const search = searched(
    table({
      chests: [11, 14],
      hands: [
        [1, 2, 4],
        [5, 5],
      ],
    }),
  );
  expect(search.best()).toMatchObject({ move: 'lay:4' });
  expect(search.best().chance).toBeGreaterThan(0.9);
});

test('robbing the leader is seen two moves deep', () => {
  const search = searched(
    table({
      chests: [7, 12],
      hands: [
        [3, 4],
        [5, 5],
      ],
      pile: [3],
    }),
  );
  expect(search.best().move).toBe('lay:3');
});

test('a forced move costs one iteration', () => {
  const state = table({ hands: [[], [2]], pile: [1] });
  expect(searched(state).done).toBe(1);
  expect(searched(state).best().move).toBe('draw');
});

test('every legal move is ranked, visits add up to the iterations', () => {
  const state = plunder.setup({}, 2, 'ranked');
  const search = searched(state);
  const ranking = search.ranking();
  expect(ranking.map((advice) => advice.move).sort()).toEqual(plunder.moves(state).map(plunder.write).sort());
  expect(ranking.reduce((sum, advice) => sum + advice.visits, 0)).toBe(search.done);
  for (const advice of ranking) expect(advice.chance >= 0 && advice.chance <= 1).toBe(true);
});

test('the tree never holds more nodes than allowed, and still answers', () => {
  const state = plunder.setup({}, 4, 'cap');
  expect(searched(state).nodes).toBeGreaterThan(50);
  const small = searched(state, { nodes: 20 });
  expect(small.nodes).toBe(20);
  expect(small.best().visits).toBeGreaterThan(50);
});

test('a choice that the rest could not change is settled early, no other', () => {
  let settled = 0;
  for (let n = 0; n < 20; n++) {
    const search = searched(plunder.setup({}, 2, `settled ${n}`));
    const [first, second] = search.ranking();
    const left = knobs.iterations - search.done;
    if (left === 0 || first === undefined || second === undefined) continue;
    settled++;
    expect(first.visits - second.visits).toBeGreaterThan(left);
    expect(first.visits - second.visits - 50).toBeLessThanOrEqual(left + 50);
  }
  expect(settled).toBeGreaterThan(0);
});

test('a bot out of turn is an error', () => {
  const state = table({});
  expect(() => new Search(plunder, sightOf(plunder, state, 1, 2), knobs, 'seed')).toThrow('out of turn');
});

test('the given view is left as it was', () => {
  const state = plunder.setup({}, 2, 'untouched');
  const sight = sightOf(plunder, state, state.seat, 2);
  const before = JSON.stringify(sight);
  new Search(plunder, sight, knobs, 'seed').step(400);
  expect(JSON.stringify(sight)).toBe(before);
});

test('a playout has its moves for each rival, or once where the appraisal foresees the round', () => {
  const calls = (foresees: boolean): number => {
    let moves = 0;
    const instinct: typeof plunder.instinct = (state, random) => {
      moves++;
      return plunder.instinct(state, random);
    };
    const game = { ...plunder, instinct, ...(foresees ? { foresees: true as const } : {}) };
    const state = game.setup({}, 4, 'rivals');
    const search = new Search(
      game,
      sightOf(game, state, state.seat, 4),
      { ...knobs, playout: 2, iterations: 60 },
      'seed',
    );
    while (!search.step(60));
    return moves;
  };
  expect(calls(true)).toBeLessThanOrEqual(2 * 60);
  expect(calls(false)).toBeGreaterThan(2 * 60);
});
