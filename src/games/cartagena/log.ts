/** Sentences of the log, from events as their reader may know them. */
import type { GameEvent } from '@/core/event';
import { type Filling, type Phrase, phrase } from '@/core/phrase';

import { cardPhraseWith, counted, grouped, joined, placePhrase } from '../path/saying';

/** `rum` or `dark rum`. */
export const cardPhrase = cardPhraseWith('dark');

/** Null for what needs no words of its own. */
export function tell(event: GameEvent): Phrase | null {
  const who = { seat: Number(event.seat) };
  const cards = knownCards(event);
  switch (event.kind) {
    case 'laid':
      return tellLaid(event, who);
    case 'moved':
      return tellMoved(event, who);
    case 'drew': {
      const count = Number(event.count);
      if (count === 0) return phrase('log.drew.none', { who });
      return cards ? phrase('log.drew.known', { who, cards }) : counted('log.drew', count, { who });
    }
    case 'sailed':
      return phrase(event.free === true ? 'log.sailedFree' : 'log.sailed', { who, dock: phrase(`dock.${event.dock}`) });
    case 'alarmed':
      return phrase('log.alarmed', { caught: joined((event.caught as number[]).map((seat) => ({ seat }))) });
    case 'dropped':
      return phrase('log.dropped', { who, card: cardPhrase(String(event.card)) });
    case 'reshuffled':
      return phrase('log.reshuffled', { count: Number(event.count) });
    case 'rowRefilled':
      return phrase('log.rowRefilled', { cards: cards ?? '' });
    default:
      return tellMagic(event, who);
  }
}

function tellLaid(event: GameEvent, who: Filling): Phrase {
  const cards = listed(event.cards);
  if (event.as !== undefined) return phrase('log.pair', { who, cards, symbol: phrase(`symbol.${event.as}`) });
  return phrase(event.power === true ? 'log.power' : 'log.laid', { who, cards });
}

function tellMoved(event: GameEvent, who: Filling): Phrase {
  const way = { who, from: placePhrase(String(event.from)), to: placePhrase(String(event.to)) };
  if (event.by === 'advance') return counted('log.advance', Number(event.pirates), way);
  return phrase(`log.${event.by}`, way);
}

/** The powers: what was seen is told only to those who may know it. */
function tellMagic(event: GameEvent, who: Filling): Phrase | null {
  const cards = knownCards(event);
  const card = knownCard(event);
  switch (event.kind) {
    case 'handSeen': {
      const owner = { seat: Number(event.owner) };
      return cards ? phrase('log.handKnown', { who, owner, cards }) : phrase('log.handSeen', { who, owner });
    }
    case 'stole': {
      const victim = { seat: Number(event.victim) };
      return card ? phrase('log.stoleKnown', { who, victim, card }) : phrase('log.stole', { who, victim });
    }
    case 'poolSeen':
      return cards ? phrase('log.poolKnown', { who, cards }) : counted('log.poolSeen', Number(event.count), { who });
    case 'gave': {
      const receiver = { seat: Number(event.receiver) };
      return card ? phrase('log.gaveKnown', { who, receiver, card }) : phrase('log.gave', { who, receiver });
    }
    case 'kept':
      return cards ? phrase('log.kept.known', { who, cards }) : counted('log.kept', Number(event.count), { who });
    case 'putBack': {
      const inOrder = event.cards ?? event.secret?.cards;
      if (inOrder === undefined) return counted('log.putBack', Number(event.count), { who });
      return phrase('log.putBack.known', { who, cards: joined((inOrder as string[]).map(cardPhrase)) });
    }
    case 'tileOpened':
      return phrase('log.tileOpened', { who, space: Number(event.space), tile: phrase(`tile.${event.tile}`) });
    case 'tilesRelaid':
      return phrase('log.tilesRelaid');
    default:
      // The turn's end and the game's end show by themselves.
      return null;
  }
}

function knownCards(event: GameEvent): Filling | null {
  const cards = event.cards ?? event.secret?.cards;
  return cards === undefined ? null : listed(cards);
}

function knownCard(event: GameEvent): Phrase | null {
  const card = event.card ?? event.secret?.card;
  return card === undefined ? null : cardPhrase(String(card));
}

export function listed(cards: unknown): Filling {
  return grouped(cards as string[], cardPhrase);
}
