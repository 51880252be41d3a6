/** The map's measures: pegs never touch one another, at any size of board and for any number of discs. */
import { ACTIONS, BLIND, TAVERN } from '../data';
import { groundFor } from '../ground';

const BOARDS = [
  [360, 310],
  [390, 520],
  [820, 900],
  [950, 915],
  [844, 340],
] as const;

test.each(BOARDS.flatMap(([width, height]) => [3, 4, 5].map((places) => [width, height, places] as const)))(
  'pegs of ordered actions lie apart and on their tile: %i x %i, %i discs',
  (width, height, places) => {
    const { pegs, disc, tiles } = groundFor(width, height, places, places === 5 ? 5 : 4);
    for (let action = BLIND; action <= TAVERN; action++) {
      const row = pegs.slice(action * 5, action * 5 + places);
      const tile = tiles[action] ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const [i, peg] of row.entries()) {
        for (const other of row.slice(i + 1)) {
          expect(Math.hypot(peg.x - other.x, peg.y - other.y)).toBeGreaterThanOrEqual(disc);
        }
        const isOnTile = peg.x - disc / 2 >= tile.x - 1 && peg.x + disc / 2 <= tile.x + tile.width + 1;
        expect([ACTIONS[action], isOnTile, peg.y + disc / 2 <= tile.y + tile.height + 1]).toEqual([
          ACTIONS[action],
          true,
          true,
        ]);
      }
    }
  },
);
