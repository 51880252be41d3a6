/**
 * Times the rule engine: random games of the basic two-player Escape through the public contract, in Node and on
 * Hermes, beside the same game in C.
 *   npm run bench -- engine [--games 1500] [--rounds 5]
 */
import { parseArgs } from 'node:util';

import { inNode, onHermes } from './engine/bundle';
import { limitInC } from './engine/limit';

/** boardgame.io 0.50.2 with random bots, measured for the same game on a machine like ours. */
const BOARDGAME_IO = 8_000;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { games: { type: 'string', default: '1500' }, rounds: { type: 'string', default: '5' } },
  });
  const games = Number(values.games);
  const rounds = Number(values.rounds);
  const node = await inNode({ games, clones: games * 100, rounds });
  const limit = limitInC();
  const hermes = await onHermes({ games: Math.ceil(games / 15), clones: games * 5, rounds: 3 });

  console.log(`Node    ${millions(node.actions)} M actions/s, ${millions(node.clones)} M clones/s`);
  console.log(`        ${Math.round(node.actions / BOARDGAME_IO)} times boardgame.io`);
  console.log(`State   ${node.json} bytes as JSON, ${node.heap} bytes on the heap`);
  if (typeof limit === 'string') console.log(`C       ${limit}`);
  else {
    console.log(`C       limit ${millions(limit.limit)} M, with a move list ${millions(limit.list)} M actions/s`);
    console.log(`        Node reaches 1/${(limit.limit / node.actions).toFixed(1)} of the limit (wanted 1/16)`);
  }
  if (hermes === null) console.log('Hermes  does not run here');
  else {
    console.log(`Hermes  ${millions(hermes.actions)} M actions/s, ${millions(hermes.clones)} M clones/s`);
    console.log(`        1/${(node.actions / hermes.actions).toFixed(1)} of Node (wanted 1/15)`);
  }
}

function millions(rate: number): string {
  return (rate / 1e6).toFixed(2);
}
