/** What a long run should have met: every space, the effect of every card and treasure, every bonus, row and end. */
import type { GameEvent } from '@/core/event';

import { BONUSES, CARD_IDS, LAST_MUTINY, ROWS, SPACES, TREASURES } from './data';

export const landmarks: readonly string[] = [
  ...SPACES.map((space) => `space ${space}`),
  ...CARD_IDS.filter((_id, card) => card !== LAST_MUTINY).map((id) => `card ${id}`),
  ...TREASURES.flatMap((id) => (id.startsWith('rum') ? [`used ${id}`] : [`used ${id}`, `scored ${id}`])),
  ...BONUSES.map((at) => `bonus ${at}`),
  ...ROWS.map((row) => `sold ${row}`),
  ...['fifth in Town', 'no treasure left', 'robbed in the Cabin', 'refused card scored'],
  ...['first run-out', 'second run-out', 'Last Mutiny', 'end by mutinies', 'end by jewels'],
];

/** Cards count when they take effect: Compulsory when revealed, Voluntary when played, End of game when they score. */
export function landmarkOf(event: GameEvent): string | null {
  switch (event.kind) {
    case 'placed':
      return `space ${String(event.space)}`;
    case 'played':
    case 'revealedCard':
      return `card ${String(event.card)}`;
    case 'used':
      return `used ${String(event.treasure)}`;
    case 'scored': {
      const what = String(event.what);
      if (what.startsWith('C')) return 'refused card scored';
      return what.startsWith('E') ? `card ${what}` : `scored ${what}`;
    }
    case 'bonus':
      return `bonus ${String(event.at)}`;
    case 'sold':
      return `sold ${String(event.row)}`;
    case 'gained':
      if (event.cause === 'townFifth') return 'fifth in Town';
      return event.cause === 'noTreasure' ? 'no treasure left' : null;
    case 'gave':
      return event.cause === 'cabin.d' ? 'robbed in the Cabin' : null;
    case 'ranOut':
      return event.time === 1 ? 'first run-out' : 'second run-out';
    case 'lastMutiny':
      return 'Last Mutiny';
    case 'endNears':
      return `end by ${String(event.reason)}`;
    default:
      return null;
  }
}
