/** Sentences of the log for convictions, sailors and the mutiny. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Lines, Told } from './log';
import { cardList, joined, seatList, word } from './saying';

export const secretLines: Lines<
  'sideSet' | 'sideHandled' | 'peeked' | 'sailorPicked' | 'sailorsSeen' | 'pairPlaced' | 'pairInspected' | 'pairHandled'
> = {
  sideSet: ({ seat, secret }) =>
    secret
      ? phrase('log.sideSet.known', { who: { seat }, side: word('side', secret.side) })
      : phrase('log.sideSet.hidden', { who: { seat } }),
  sideHandled: ({ seat, secret }) =>
    secret
      ? phrase(secret.changed ? 'log.sideHandled.changed' : 'log.sideHandled.kept', {
          who: { seat },
          side: word('side', secret.side),
        })
      : phrase('log.sideHandled.hidden', { who: { seat } }),
  peeked: ({ seat, target, secret }) =>
    secret
      ? phrase('log.peeked.known', { who: { seat }, target: { seat: target }, side: word('side', secret.side) })
      : phrase('log.peeked.hidden', { who: { seat }, target: { seat: target } }),
  sailorPicked: () => null,
  sailorsSeen: ({ seat, secret }) =>
    secret
      ? phrase('log.sailors.known', {
          who: { seat },
          first: secret.values[0] as number,
          second: secret.values[1] as number,
        })
      : phrase('log.sailors.hidden', { who: { seat } }),
  pairPlaced: ({ seat, pair, secret }) =>
    secret
      ? phrase('log.pairPlaced.known', { who: { seat }, pair, v: secret.V, d: secret.D })
      : phrase('log.pairPlaced.hidden', { who: { seat }, pair }),
  pairInspected: ({ seat, pair, secret }) =>
    secret
      ? phrase('log.pairInspected.known', { who: { seat }, pair, v: secret.V, d: secret.D })
      : phrase('log.pairInspected.hidden', { who: { seat }, pair }),
  pairHandled: ({ seat, pair, secret }) =>
    secret
      ? phrase(secret.swapped ? 'log.pairHandled.swapped' : 'log.pairHandled.left', {
          who: { seat },
          pair,
          v: secret.V,
          d: secret.D,
        })
      : phrase('log.pairHandled.hidden', { who: { seat }, pair }),
};

export const mutinyLines: Lines<
  | 'mutinyBegun'
  | 'duelStarted'
  | 'committed'
  | 'revealed'
  | 'withdrew'
  | 'eliminated'
  | 'refilled'
  | 'duelWon'
  | 'gameEnded'
> = {
  mutinyBegun: ({ reason, excluded }) =>
    excluded.length === 0
      ? phrase('log.mutiny', { reason: word('voyage', reason) })
      : phrase('log.mutinyWithout', { reason: word('voyage', reason), excluded: seatList(excluded) }),
  duelStarted: ({ pair, V, D }) => phrase('log.duelStarted', { pair, v: V, d: D }),
  committed: ({ seat, secret }) =>
    secret
      ? phrase('log.committed.known', { who: { seat }, card: word('card', secret.card) })
      : phrase('log.committed.hidden', { who: { seat } }),
  revealed: tellReveal,
  withdrew: ({ seat }) => phrase('log.withdrew', { who: { seat } }),
  eliminated: ({ seat }) => phrase('log.eliminated', { who: { seat } }),
  refilled: ({ seats }) => phrase('log.refilled', { seats: seatList(seats) }),
  duelWon: ({ pair, side, V, D, byCards, wins }) =>
    phrase(byCards ? 'log.duelWonByCards' : 'log.duelWon', {
      pair,
      side: word('side', side),
      v: V,
      d: D,
      winsV: wins.V,
      winsD: wins.D,
    }),
  gameEnded: ({ side, winners }) =>
    winners.length === 0
      ? phrase('log.nobodyWins', { side: word('side', side) })
      : phrase('log.gameEnded', { side: word('side', side), winners: seatList(winners) }),
};

function tellReveal({ cards, mascots, V, D }: Told<'revealed'>): Phrase {
  const monkeys = mascots.map((seat) => phrase('log.mascotOf', { who: { seat } }));
  if (cards.length === 0) return phrase('log.revealed', { shown: joined(monkeys), v: V, d: D });
  if (monkeys.length === 0) return phrase('log.revealed', { shown: cardList(cards), v: V, d: D });
  return phrase('log.revealedBoth', { cards: cardList(cards), mascots: joined(monkeys), v: V, d: D });
}
