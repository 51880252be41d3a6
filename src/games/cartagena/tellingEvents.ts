/** A sentence of the log for each event, as its reader may know it. */
import type { GameEvent } from '@/core/event';
import { phrase, type Phrase } from '@/core/phrase';

import { readPlace } from './notation';
import { cardPhrase, cardsPhrase, placePhrase, seatPhrase } from './tellingParts';

export function tellEvent(event: GameEvent): Phrase | null {
  const seat = seatPhrase(event.seat);
  const known = event.secret?.cards ?? event.cards;
  const count = Number(event.count ?? 0);
  switch (event.kind) {
    case 'laid':
      return tellLaid(event);
    case 'moved':
      return tellMoved(event);
    case 'drew':
      if (count === 0) return phrase('log.drewNothing', { seat });
      return known ? phrase('log.drewCards', { seat, cards: cardsPhrase(known) }) : phrase('log.drew', { seat, count });
    case 'sailed':
      return phrase(event.free === true ? 'log.sailedFree' : 'log.sailed', {
        seat,
        dock: phrase(`dock.${String(event.dock)}`),
      });
    case 'tileOpened': {
      const space = placePhrase(readPlace(String(event.space)));
      return phrase('log.tile', { seat, space, tile: phrase(`tile.${String(event.tile)}`) });
    }
    case 'tilesRelaid':
      return phrase('log.relaid');
    case 'reshuffled':
    case 'alarmed':
    case 'over':
      return phrase(`log.${event.kind}`);
    case 'dropped':
      return phrase('log.dropped', { seat, card: cardPhrase(String(event.card)) });
    case 'rowRefilled':
      return phrase('log.rowRefilled', { cards: cardsPhrase(event.cards) });
    case 'handSeen':
      return phrase('log.handSeen', { seat, owner: seatPhrase(event.owner) });
    case 'stole':
      return tellPassed(event, 'stole', event.victim);
    case 'gave':
      return tellPassed(event, 'gave', event.receiver);
    case 'poolSeen':
      return phrase('log.poolSeen', { seat, count });
    case 'kept':
      return known ? phrase('log.keptCards', { seat, cards: cardsPhrase(known) }) : phrase('log.kept', { seat, count });
    case 'putBack':
      return phrase('log.putBack', { seat, count });
    default:
      return null;
  }
}

function tellLaid(event: GameEvent): Phrase {
  const seat = seatPhrase(event.seat);
  if (typeof event.as === 'string') return phrase('log.laidPair', { seat, symbol: phrase(`symbol.${event.as}`) });
  return phrase(event.power === true ? 'log.laidPower' : 'log.laid', { seat, cards: cardsPhrase(event.cards) });
}

const MOVED: Readonly<Record<string, string>> = { retreat: 'retreated', push: 'pushed', snake: 'bitten' };

function tellMoved(event: GameEvent): Phrase {
  const how = MOVED[String(event.by)] ?? (event.pirates === 2 ? 'advancedPair' : 'advanced');
  const from = placePhrase(readPlace(String(event.from)));
  const to = placePhrase(readPlace(String(event.to)));
  return phrase(`log.${how}`, { seat: seatPhrase(event.seat), from, to });
}

/** A card that went from hand to hand: its face only for those who may know it. */
function tellPassed(event: GameEvent, key: 'stole' | 'gave', owner: unknown): Phrase {
  const values = { seat: seatPhrase(event.seat), owner: seatPhrase(owner) };
  const card = event.secret?.card ?? event.card;
  return card === undefined
    ? phrase(`log.${key}`, values)
    : phrase(`log.${key}Card`, { ...values, card: cardPhrase(String(card)) });
}
