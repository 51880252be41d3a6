/** How Cartagena speaks: prompts, what moves do, and why a bot would make them. */
import { type Filling, type Phrase, phrase } from '@/core/phrase';
import type { Telling } from '@/core/telling';

import { countAt } from '../path/crews';
import { chartOf, progressOf } from './chart';
import { LAWFUL_HAND, PARROT, SYMBOLS } from './data';
import { counted, placePhrase } from '../path/saying';
import { cardPhrase, listed, tell } from './log';
import * as deed from './move';
import { cardOf, countOf, deedOf, fromOf, kindOf, type Move, seatOf, toOf } from './move';
import { B, DARK, H, kindText, type Place, placeText, type State } from './state';
import { whyNot } from './whyNot';

export const telling: Telling<State, Move> = {
  round: (view) => view.round,
  prompt,
  tell,
  describe,
  reason,
  whyNot,
};

function prompt(view: State): Phrase {
  const who = { seat: view.toMove };
  const other = { seat: view.other };
  switch (view.phase) {
    case 'turn':
      if (!view.acted && view.handSizes[view.toMove] === 0) return phrase('prompt.skip', { who });
      if (view.freeCrossing) return phrase('prompt.sail', { who, count: view.actionsLeft });
      return counted('prompt.turn', view.actionsLeft, { who });
    case 'wild':
      return phrase('prompt.wild', { who, symbol: symbolPhrase(view.wild) });
    case 'filibusterDrop':
      return counted('prompt.filibusterDrop', (view.handSizes[view.other] as number) - LAWFUL_HAND, { who: other });
    case 'over':
      return phrase('prompt.over');
    case 'gunTake':
    case 'rumGive':
      return phrase(`prompt.${view.phase}`, { who, other });
    case 'hookSecond':
    case 'lanternKeep':
    case 'lanternNext':
      return phrase(`prompt.${view.phase}`, { who });
  }
}

function describe(view: State, move: Move): Phrase {
  const values: Record<string, Filling> = {
    card: cardPhrase(kindText(cardOf(move))),
    who: { seat: seatOf(move) },
    from: placePhrase(placeText(fromOf(move))),
    to: placePhrase(placeText(toOf(move))),
    dock: phrase(`dock.${view.dock === 'cartagena' ? 'tortuga' : 'cartagena'}`),
    symbol: symbolPhrase(cardOf(move)),
    count: view.seats + 1,
  };
  switch (deedOf(move)) {
    case deed.ADVANCE:
      return phrase(view.phase === 'wild' ? 'move.wild' : 'move.advance', values);
    case deed.RETREAT:
      return counted('move.retreat', countOf(move), values);
    case deed.PUSH:
      return isGift(view, move) ? phrase('move.pushHome', values) : counted('move.push', countOf(move), values);
    case deed.PAIR:
    case deed.WITH_PAIR:
      return phrase(`move.${kindOf(move)}`, { ...values, cards: listed(parrotsOf(countOf(move))) });
    default:
      return phrase(`move.${kindOf(move)}`, values);
  }
}

/** Would this push complete the rival's crew and so give the game away (R4.8)? */
function isGift(view: State, move: Move): boolean {
  return toOf(move) === H && countAt(view, seatOf(move), H) === view.crew - 1;
}

function reason(view: State, move: Move): Phrase {
  switch (deedOf(move)) {
    case deed.ADVANCE:
    case deed.WITH:
    case deed.WITH_PAIR:
      return advanceReason(view, move);
    case deed.RETREAT:
      return phrase(countOf(move) === 2 ? 'why.cards' : 'why.card');
    case deed.PUSH:
      return phrase('why.push');
    case deed.SAIL:
      return phrase('why.sail');
    case deed.SAIL_FREE:
      return phrase('why.free');
    case deed.SKIP:
      return phrase('why.skip');
    case deed.END:
      return phrase('why.end');
    case deed.PAIR:
      return phrase('why.pair');
    case deed.TAKE:
    case deed.KEEP:
      return phrase('why.choice');
    case deed.GIVE:
    case deed.NEXT:
    case deed.DROP:
      return phrase('why.loss');
    default:
      return phrase('why.power');
  }
}

/** A jump worth speaking of. */
const LONG_JUMP = 10;

function advanceReason(view: State, move: Move): Phrase {
  const isPair = deedOf(move) !== deed.ADVANCE;
  const from: Place = isPair ? view.pairOn : fromOf(move);
  const to = toOf(move);
  const arriving = isPair ? 2 : 1;
  if (to === H) return phrase(countAt(view, view.toMove, H) + arriving === view.crew ? 'why.win' : 'why.home');
  const chart = chartOf(view.layout);
  const count = progressOf(chart, to) - progressOf(chart, from);
  if (count >= LONG_JUMP) return phrase('why.jump', { count });
  if (to === B) return phrase('why.board');
  return phrase(from === view.pirates[view.toMove * view.crew] ? 'why.rear' : 'why.step');
}

function symbolPhrase(symbol: number): Phrase {
  return phrase(`symbol.${SYMBOLS[symbol] ?? 'gun'}`);
}

function parrotsOf(dark: number): string[] {
  const plain = kindText(PARROT);
  const night = kindText(PARROT + DARK);
  return [dark === 2 ? night : plain, dark === 0 ? plain : night];
}
