/** Sentences of the log, from events as their reader may know them. */
import type { GameEvent } from '@/core/event';
import { type Filling, type Phrase, phrase } from '@/core/phrase';

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

/** Cards grouped by kind: `2 × rum and hook`. */
export function listed(cards: unknown): Filling {
  const counts = new Map<string, number>();
  for (const card of cards as string[]) counts.set(card, (counts.get(card) ?? 0) + 1);
  return joined(
    [...counts].map(([card, count]) =>
      count === 1 ? cardPhrase(card) : phrase('list.times', { count, card: cardPhrase(card) }),
    ),
  );
}

/** Several things in a row: `a, b and c`. */
function joined(items: readonly Filling[]): Filling {
  const last = items.at(-1);
  if (last === undefined) return phrase('list.none');
  let list: Filling = last;
  for (let i = items.length - 2; i >= 0; i--) {
    list = phrase(i === items.length - 2 ? 'list.and' : 'list.more', { first: items[i] as Filling, rest: list });
  }
  return list;
}

export function counted(key: string, count: number, values: Readonly<Record<string, Filling>>): Phrase {
  return phrase(`${key}.${count === 1 ? 'one' : 'many'}`, { ...values, count });
}

/** `rum` or `dark rum`. */
export function cardPhrase(card: string): Phrase {
  const isDark = card.endsWith('*');
  const symbol = phrase(`symbol.${isDark ? card.slice(0, -1) : card}`);
  return isDark ? phrase('dark', { symbol }) : symbol;
}

export function placePhrase(place: string): Phrase {
  return /^\d/.test(place) ? phrase('place.space', { space: Number(place) }) : phrase(`place.${place}`);
}
