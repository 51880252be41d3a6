/** Sentences of the log, from events as their reader may know them. */
import type { GameEvent } from '@/core/event';
import { type Filling, type Phrase, phrase } from '@/core/phrase';
import type { Seat } from '@/core/seat';

import { tellJewels } from './logJewels';
import {
  actionPhrase,
  cardPhrase,
  causePhrase,
  counted,
  goodsPhrase,
  joined,
  spacePhrase,
  treasurePhrase,
  who,
} from './saying';

/** Null for what needs no words of its own. */
export function tell(event: GameEvent): Phrase | null {
  const values = { who: who(event.seat) };
  switch (event.kind) {
    case 'placed':
      return tellPlaced(event, values);
    case 'moved':
      return phrase('log.moved', { ...values, space: spacePhrase(String(event.to)) });
    case 'used':
      return phrase('log.used', { ...values, treasure: treasurePhrase(event.treasure) });
    case 'played':
      return phrase('log.played', { ...values, card: cardPhrase(event.card) });
    case 'gained':
    case 'lost':
      return phrase(`log.${event.kind}`, { ...values, goods: goodsPhrase(event), by: causePhrase(event.cause) });
    case 'stakePaid':
    case 'stakeReturned':
      return phrase(`log.${event.kind}`, { ...values, goods: goodsPhrase(event) });
    case 'gave':
      return phrase('log.gave', {
        ...values,
        to: who(event.to),
        goods: goodsPhrase(event),
        by: causePhrase(event.cause),
      });
    case 'bonus':
      return phrase('log.bonus', { ...values, at: Number(event.at) });
    case 'drewTreasure':
      return event.secret
        ? phrase('log.drewTreasure.known', { ...values, treasure: treasurePhrase(event.secret.treasure) })
        : phrase('log.drewTreasure.unknown', values);
    case 'rolled':
      return tellRoll(event, values);
    case 'dealt':
      return tellDeal(event);
    default:
      return tellJewels(event) ?? tellRound(event, values);
  }
}

function tellPlaced(event: GameEvent, values: Record<string, Filling>): Phrase {
  const filled = { ...values, space: spacePhrase(String(event.space)), goods: goodsPhrase(event) };
  const isPaid = Number(event.doubloons) > 0 || Number(event.rum) > 0;
  const key = event.henchman === true ? 'log.placedHenchman' : 'log.placed';
  return phrase(`${key}.${isPaid ? 'stake' : 'free'}`, filled);
}

function tellRoll(event: GameEvent, values: Record<string, Filling>): Phrase {
  const [first = 0, second = 0] = event.dice as number[];
  const loaded = Number(event.loaded);
  const filled = { ...values, first: first + loaded, second: second + loaded, beat: Number(event.beat) };
  return phrase(`log.rolled.${event.found === true ? 'found' : 'nothing'}`, filled);
}

/** How many cubes each drinker got, in the order of the deal. */
function tellDeal(event: GameEvent): Phrase {
  const cubes = new Map<Seat, number>();
  for (const seat of event.to as Seat[]) cubes.set(seat, (cubes.get(seat) ?? 0) + 1);
  const shares = [...cubes].map(([seat, count]) => phrase('log.share', { who: who(seat), count }));
  return phrase('log.dealt', { die: Number(event.die), shares: joined(shares) });
}

/** What belongs to the round and to the end of the game. */
function tellRound(event: GameEvent, values: Record<string, Filling>): Phrase | null {
  switch (event.kind) {
    case 'mutinied': {
      const [captain, ...others] = (event.mutineers as Seat[]).map(who);
      const filled = { who: captain as Filling, others: joined(others) };
      return phrase(others.length === 0 ? 'log.mutinied.alone' : 'log.mutinied.over', filled);
    }
    case 'noMutiny':
      return phrase('log.noMutiny', { who: who(event.captain) });
    case 'roundStarted':
      return phrase(event.isLast === true ? 'log.lastRound' : 'log.roundStarted', {
        round: Number(event.round),
        who: who(event.captain),
      });
    case 'drewCard':
      return event.secret
        ? phrase('log.drewCard.known', { ...values, card: cardPhrase(event.secret.card) })
        : phrase('log.drewCard.unknown', values);
    case 'countedDown':
      return counted('log.countedDown', Number(event.left));
    case 'revealedCard':
      return phrase('log.revealedCard', { ...values, card: cardPhrase(event.card) });
    case 'hidCard':
      return phrase('log.hidCard', values);
    case 'lastMutiny':
      return phrase('log.lastMutiny', values);
    case 'closed':
      return counted('log.closed', Number(event.rounds), { action: actionPhrase(event.action) });
    case 'endNears':
      return phrase(`log.endNears.${String(event.reason)}`);
    case 'scored':
      return tellScored(event, values);
    case 'ended':
      return phrase('log.ended', { names: joined((event.winners as Seat[]).map(who)) });
    default:
      return null;
  }
}

function tellScored(event: GameEvent, values: Record<string, Filling>): Phrase {
  const what = String(event.what);
  const named = /^(jewels|cards|exchange|rum)$/.test(what) ? phrase(`counts.${what}`) : causePhrase(what);
  const change = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
  const changes: Filling[] = [];
  for (const kind of ['doubloons', 'prestige'] as const) {
    const count = Number(event[kind]);
    if (count !== 0) changes.push(phrase(`change.${kind}`, { count: change(count) }));
  }
  return changes.length === 0
    ? phrase('log.scoredJewel', { ...values, what: named })
    : phrase('log.scored', { ...values, what: named, changes: joined(changes) });
}
