/** The game's own words for cards, islands and lots, filled for the table. */
import { useGameWords, type Say } from '@/i18n/words';

import { islandCard, kindId, KIND_COUNT, roleId, type Kind } from '../data';
import { ahead, heldBy, islandAt, type Lot, type Move, type State } from '../state';

export interface Names {
  readonly say: Say;
  kind(kind: Kind): string;
  island(id: string): string;
  /** Counts by kind: `2 wine, 1 salt`. */
  cards(counts: readonly number[]): string;
  lots(lots: readonly Lot[]): string;
  /** What a move does, in a few words. */
  move(view: State, move: Move): string;
}

export function useNames(): Names {
  const say = useGameWords('mutineer');
  const kind = (one: Kind) => say(`kind.${kindId(one)}`);
  const island = (id: string) => say(`island.${id}`);
  const cards = (counts: readonly number[]) =>
    counts
      .slice(0, KIND_COUNT)
      .flatMap((count, one) => (count > 0 ? [say('cards', { count, kind: kind(one) })] : []))
      .join(', ');
  const lots = (all: readonly Lot[]) =>
    all
      .map(({ count, good, island: where }) =>
        say('lot', { count, good: kind(good), island: island(islandCard(where).id) }),
      )
      .join(', ');
  const move = (view: State, one: Move): string => {
    switch (one.kind) {
      case 'pay':
        return say('move.pay', { pay: one.pay });
      case 'play':
        return say('move.play', { card: kind(one.card) });
      case 'pass': {
        const goal = islandAt(view, ahead(view.ship, heldBy(view, view.turn)));
        return say('table.passTo', { count: heldBy(view, view.turn), island: island(goal.id), ship: goal.ship });
      }
      case 'role':
        return say('move.role', { role: say(`role.${roleId(one.role)}`) });
      case 'fight':
        return say(`move.fight.${one.conflicts === 0 ? 'none' : one.conflicts === 1 ? 'one' : 'many'}`, {
          count: one.conflicts,
        });
      case 'repel':
        return say(one.repels ? 'move.repel' : 'move.yield');
      case 'sell':
        return say('move.sell', { lots: lots(one.lots) });
      case 'drop':
        return say('move.drop', { card: kind(one.card) });
    }
  };
  return { say, kind, island, cards, lots, move };
}
