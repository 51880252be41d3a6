/** How The Pirate's Nest speaks: prompts, what moves do, and why a bot would make them. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Telling } from '@/core/telling';

import { countAt } from '../path/crews';
import { counted, placePhrase } from '../path/saying';
import { canSail } from './boat';
import { HAND_LIMIT } from './data';
import { cardPhrase, tell } from './log';
import * as deed from './move';
import { cardOf, colourOf, deedOf, fromOf, kindOf, type Move, toOf } from './move';
import { pushGain } from './pushing';
import { BOAT, faceText, isCrewHome, isGolden, NEST, placeText, type State } from './state';
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
  switch (view.phase) {
    case 'act':
      return actPrompt(view);
    case 'drop': {
      const surplus = (view.handSizes[view.dropper] as number) - HAND_LIMIT;
      return counted('prompt.drop', surplus, { who: { seat: view.dropper } });
    }
    case 'over':
      return phrase('prompt.over', { who });
  }
}

function actPrompt(view: State): Phrase {
  const who = { seat: view.toMove };
  if (isCrewHome(view, view.toMove)) return phrase('prompt.flag', { who });
  const sails = canSail(view, view.toMove);
  if (view.dry && !view.acted && !view.crossed && !sails) return phrase('prompt.pass', { who });
  if (view.calm && !view.moved) return phrase('prompt.calm', { who });
  if (view.freeCrossing && sails) return phrase('prompt.sail', { who });
  return counted('prompt.turn', view.actionsLeft, { who });
}

function describe(view: State, move: Move): Phrase {
  const from = placePhrase(placeText(fromOf(move)));
  const to = placePhrase(placeText(toOf(move)));
  const card = cardPhrase(faceText(cardOf(move)));
  switch (deedOf(move)) {
    case deed.PLAY:
      return phrase('move.play', { card, from, to });
    case deed.PUSH: {
      const rival = view.colours.indexOf(colourOf(move));
      const values = { who: { seat: rival }, from, to };
      const isLast = toOf(move) === NEST && countAt(view, rival, NEST) === view.crew - 1;
      if (isLast) return phrase('move.pushLast', values);
      return counted('move.push', pushGain(view.crowd, toOf(move)), values);
    }
    case deed.DROP:
      return phrase('move.drop', { card });
    default:
      return phrase(`move.${kindOf(move)}`);
  }
}

function reason(view: State, move: Move): Phrase {
  switch (deedOf(move)) {
    case deed.PLAY:
      return playReason(view, move);
    case deed.PUSH:
      return phrase(pushGain(view.crowd, toOf(move)) === 1 ? 'why.card' : 'why.cards');
    case deed.SAIL_OUT:
    case deed.SAIL_BACK:
      return phrase('why.sail');
    case deed.SAIL_OUT_FREE:
    case deed.SAIL_BACK_FREE:
      return phrase('why.free');
    case deed.FLAG:
      return phrase('why.flag');
    case deed.DROP:
      return phrase('why.drop');
    case deed.PASS:
      return phrase('why.pass');
    default:
      return phrase('why.end');
  }
}

/** A jump worth speaking of. */
const LONG_JUMP = 9;

function playReason(view: State, move: Move): Phrase {
  const from = fromOf(move);
  const to = toOf(move);
  if (to === NEST) return phrase(countAt(view, view.toMove, NEST) + 1 === view.crew ? 'why.last' : 'why.home');
  if (view.freebooter && isGolden(cardOf(move)) && rivalsOver(view)) return phrase('why.golden');
  if (to - from >= LONG_JUMP) return phrase('why.jump', { count: to - from });
  if (to === BOAT) return phrase('why.board');
  return phrase(from === view.pirates[view.toMove * view.crew] ? 'why.rear' : 'why.step');
}

function rivalsOver(view: State): boolean {
  return view.handSizes.some((size, seat) => seat !== view.toMove && size > HAND_LIMIT);
}
