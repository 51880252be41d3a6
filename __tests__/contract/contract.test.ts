/** The contract for every game that has rules, and for the teaching game. */
import { games } from '@/games/registry';

import { seaChest } from '../teaching-game';
import { contract } from './suite';

contract(seaChest);

for (const { rules } of games) {
  if (rules) contract(rules);
}

test('every game with a table has rules', () => {
  expect(games.filter((game) => game.table && !game.rules)).toEqual([]);
});
