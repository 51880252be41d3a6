/** What the table knows of a player, and how that is spoken. */
import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';

import { type Side, SIDES } from '../data';
import { ELIMINATED, EXCLUDED, goldOf, isStale, NONE, type State } from '../state';
import type { PlateProps } from './Seats';

interface SideSeen {
  readonly isSet: boolean;
  /** Null: set, but the viewer does not know it. */
  readonly side: Side | null;
  /** What the viewer once saw; it may have changed. */
  readonly isStale: boolean;
}

export function sideSeen(view: State, seat: Seat): SideSeen {
  const side = view.sides[seat] ?? NONE;
  if (side === NONE) return { isSet: false, side: null, isStale: false };
  if (side >= 0) return { isSet: true, side, isStale: false };
  const observer = view.viewer;
  const seen = observer >= 0 && observer < view.seats ? (view.peeked[observer * view.seats + seat] ?? NONE) : NONE;
  return seen >= 0
    ? { isSet: true, side: seen, isStale: isStale(view, observer, seat) }
    : { isSet: true, side: null, isStale: false };
}

export function goldCount(view: State, seat: Seat): number {
  return view.takenBy.filter((owner) => owner === seat).length;
}

/** In game, but not in this duel any more. */
export function isAway(view: State, seat: Seat): boolean {
  return view.duel !== NONE && (view.withdrawn & (1 << seat)) !== 0;
}

/** `Anna: 3 coins, 5 combat cards, 2 gold cards, has chosen a side`. */
export function useSeatLabel({ view, faces, seat, open }: PlateProps): string {
  const say = useGameWords('die-meuterei');
  const name = faces[seat]?.name ?? '';
  const counts = { coins: view.coins[seat] ?? 0, cards: view.held[seat] ?? 0, gold: goldCount(view, seat) };
  const seen = sideSeen(view, seat);
  const side = seen.side === null ? '' : say(`side.${SIDES[seen.side]}`);
  const how = !seen.isSet ? 'none' : seen.side === null ? 'set' : seen.isStale ? 'stale' : 'known';
  const status = view.status[seat];
  return [
    say('table.seat', { name, ...counts }),
    say(`table.conviction.${how}`, { side }),
    status === EXCLUDED ? say('table.statusSpoken.excluded') : '',
    status === ELIMINATED ? say('table.statusSpoken.eliminated') : '',
    view.duel === NONE && view.giver === seat ? say('table.giver') : '',
    isAway(view, seat) ? say('table.withdrawn') : '',
    view.commits[seat] === NONE ? '' : say('table.committed'),
    view.phase === 'end' ? say('table.worth', { count: goldOf(view, seat) }) : '',
    open.has(`seat ${seatText(seat)}`) ? say('table.canTouch') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
