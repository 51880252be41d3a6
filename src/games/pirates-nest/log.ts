/** Sentences of the log, from events as their reader may know them. */
import type { GameEvent } from '@/core/event';
import { type Phrase, phrase } from '@/core/phrase';

import { cardPhraseWith, counted, grouped, joined, placePhrase } from '../path/saying';
import { HAND_LIMIT } from './data';
import type { NestEvent } from './events';

/** `map` or `golden map`. */
export const cardPhrase = cardPhraseWith('golden');

/** Null for what needs no words of its own. */
export function tell(event: GameEvent): Phrase | null {
  const told = event as NestEvent;
  switch (told.kind) {
    case 'played':
      return phrase('log.played', { who: { seat: told.seat }, card: cardPhrase(told.card) });
    case 'moved': {
      const way = { who: { seat: told.seat }, from: placePhrase(told.from), to: placePhrase(told.to) };
      return told.to === 'nest' ? phrase('log.home', way) : phrase('log.moved', way);
    }
    case 'pushed': {
      const way = { from: placePhrase(told.from), to: placePhrase(told.to) };
      return phrase('log.pushed', { who: { seat: told.seat }, rival: { seat: told.rival }, ...way });
    }
    case 'drew':
      return tellDrew(told);
    case 'sailed':
      return phrase(`log.${told.free ? 'sailedFree' : 'sailed'}.${told.shore}`, { who: { seat: told.seat } });
    case 'checked': {
      if (told.over.length === 0) return phrase('log.checkedNobody');
      const over = joined(told.over.map((seat) => ({ seat })));
      return phrase('log.checked', { over, limit: HAND_LIMIT });
    }
    case 'dropped':
      return phrase('log.dropped', { who: { seat: told.seat }, card: cardPhrase(told.card) });
    case 'reshuffled':
      return phrase('log.reshuffled', { count: told.count });
    case 'relief':
      return phrase('log.relief', { who: { seat: told.seat } });
    case 'calm':
      return phrase('log.calm', { who: { seat: told.seat } });
    case 'flagRaised':
      return phrase('log.flagRaised', { who: { seat: told.seat } });
    case 'turnEnded':
      // The turn's end shows by itself.
      return null;
  }
}

function tellDrew(event: Extract<NestEvent, { kind: 'drew' }>): Phrase {
  const who = { seat: event.seat };
  if (event.count === 0) return phrase('log.drew.none', { who });
  const cards = event.cards ?? event.secret?.cards;
  if (cards === undefined) return counted('log.drew', event.count, { who });
  return phrase('log.drew.known', { who, cards: grouped(cards, cardPhrase) });
}
