/** Sentences of the log for the voyage: doors, ship, cards and coins. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Lines, Told } from './log';
import { cardList, counted, joined, word } from './saying';

const silent = (): null => null;

export const voyageLines: Lines<
  | 'roundStarted'
  | 'stormed'
  | 'doorOpened'
  | 'ghostMet'
  | 'pirateUsed'
  | 'nothing'
  | 'declined'
  | 'offerRaised'
  | 'lastRoundCalled'
  | 'shipMoved'
  | 'turnEnded'
> = {
  roundStarted: ({ round, giver }) => phrase('log.roundStarted', { round, who: { seat: giver } }),
  stormed: ({ pirate, back }) =>
    back === undefined
      ? phrase('log.stormed', { pirate: word('pirate', pirate) })
      : phrase('log.stormedAgain', { pirate: word('pirate', pirate), back: word('pirate', back) }),
  doorOpened: ({ seat, door, pirate }) =>
    phrase('log.doorOpened', { who: { seat }, door, pirate: word('pirate', pirate) }),
  ghostMet: ({ seat }) => phrase('log.ghostMet', { who: { seat } }),
  pirateUsed: ({ seat, pirate }) => phrase('log.pirateUsed', { who: { seat }, pirate: word('pirate', pirate) }),
  nothing: ({ seat, pirate }) => phrase('log.nothing', { who: { seat }, pirate: word('pirate', pirate) }),
  declined: ({ seat, pirate }) => phrase('log.declined', { who: { seat }, pirate: word('pirate', pirate) }),
  offerRaised: ({ offer }) => phrase('log.offerRaised', { offer }),
  lastRoundCalled: ({ supplies }) =>
    phrase('log.lastRound', { supplies: joined(supplies.map((supply) => word('supply', supply))) }),
  shipMoved: ({ by, to }) =>
    by === 0 ? phrase('log.becalmed', { space: to }) : counted('log.shipMoved', by, { space: to }),
  turnEnded: silent,
};

export const cardLines: Lines<
  'goldTaken' | 'combatDrawn' | 'looked' | 'kept' | 'laidAside' | 'returned' | 'coinsMoved'
> = {
  goldTaken: ({ seat, secret }) =>
    secret
      ? phrase('log.goldTaken.known', { who: { seat }, gold: secret.gold })
      : phrase('log.goldTaken.hidden', { who: { seat } }),
  combatDrawn: ({ seat, count, secret }) =>
    secret
      ? phrase('log.drew.known', { who: { seat }, cards: cardList(secret.cards) })
      : counted('log.drew', count, { who: { seat } }),
  laidAside: ({ seat, secret }) =>
    secret
      ? phrase('log.laidAside.known', { who: { seat }, card: word('card', secret.card) })
      : phrase('log.laidAside.hidden', { who: { seat } }),
  looked: tellLook,
  kept: tellKept,
  returned: tellReturn,
  coinsMoved: tellCoins,
};

function tellLook({ seat, pirate, secret }: Told<'looked'>): Phrase {
  const who = { seat };
  if (!secret) return phrase(`log.looked.${pirate}`, { who });
  const cards = cardList(secret.cards);
  return secret.gold === undefined
    ? phrase('log.looked.cards', { who, cards })
    : phrase('log.looked.goldAndCard', { who, cards, gold: secret.gold });
}

function tellKept({ seat, pirate, pile, secret }: Told<'kept'>): Phrase {
  const who = { seat };
  if (secret?.gold !== undefined) return phrase('log.kept.gold', { who, gold: secret.gold });
  if (secret?.card !== undefined) return phrase('log.kept.card', { who, card: word('card', secret.card) });
  if (pirate === 'tembo') return phrase('log.kept.tembo', { who });
  return phrase(pile === 'gold' ? 'log.kept.hiddenGold' : 'log.kept.hiddenCombat', { who });
}

function tellReturn({ seat, pile, count, secret }: Told<'returned'>): Phrase {
  const who = { seat };
  if (secret?.gold !== undefined) return phrase('log.returned.gold', { who, gold: secret.gold });
  if (secret) return phrase('log.returned.known', { who, cards: cardList(secret.cards) });
  return pile === 'gold' ? phrase('log.returned.hiddenGold', { who }) : counted('log.returned', count, { who });
}

function tellCoins({ from, to, amount, why }: Told<'coinsMoved'>): Phrase {
  if (from === 'supply') return counted('log.coins.taken', amount, { who: { seat: Number(to) } });
  if (to === 'supply') {
    return counted(why === 'refill' ? 'log.coins.refilled' : 'log.coins.paid', amount, { who: { seat: from } });
  }
  return phrase(why === 'mascot' ? 'log.coins.monkey' : 'log.coins.robbed', {
    who: { seat: to },
    victim: { seat: from },
  });
}
