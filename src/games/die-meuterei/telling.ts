/** How Die Meuterei speaks: prompts, what moves do, why a bot would make them. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Telling } from '@/core/telling';
import { COMBAT, D, PAIRS, PIRATES, SATE, SIDES, TRADE_LIMIT, V } from './data';
import { tell } from './log';
import { KEEP_GOLD, KEEP_UPPER, type Move } from './move';
import { reason } from './reason';
import { counted, word } from './saying';
import { MASCOT, NONE, type State, totalOf } from './state';
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
  const who = { seat: view.turn };
  switch (view.phase) {
    case 'cabin':
      return cabinPrompt(view);
    case 'wessel':
    case 'nero': {
      const done = view.phase === 'wessel' ? view.aside.length : view.sold;
      return done === 0
        ? phrase(`prompt.${view.phase}`, { who })
        : phrase(`prompt.${view.phase}More`, { who, count: TRADE_LIMIT - done });
    }
    case 'pick':
      return phrase(view.picked.length === 0 ? 'prompt.pick' : 'prompt.pickSecond', { who });
    case 'place':
      return phrase('prompt.place', { who, pair: PAIRS[view.pairsPlaced] as string });
    case 'swap':
      return phrase('prompt.swap', { who, pair: PAIRS[view.inspected] as string });
    case 'commit': {
      const totals = { v: totalOf(view, V), d: totalOf(view, D), round: view.combatRound };
      return phrase('prompt.commit', { who, pair: PAIRS[view.duel] as string, ...totals });
    }
    case 'end':
      return phrase('prompt.end');
    case 'ramon':
    case 'tembo':
    case 'pang':
    case 'chang':
    case 'side':
    case 'bijoux':
    case 'ojo':
    case 'inspect':
    case 'mrob':
      return phrase(`prompt.${view.phase}`, { who });
  }
}

/** What can be done at the doors depends on what is open. */
function cabinPrompt(view: State): Phrase {
  const who = { seat: view.turn };
  const isLast = view.opened === view.row.length;
  if (view.fresh !== NONE) {
    const pirate = word('pirate', PIRATES[view.row[view.fresh] as number]);
    return phrase(isLast ? 'prompt.lastDoor' : 'prompt.freshDoor', { who, pirate });
  }
  if (isLast) return phrase('prompt.noDoor', { who });
  return phrase(openDoors(view) === 0 ? 'prompt.knock' : 'prompt.cabin', { who });
}

function openDoors(view: State): number {
  let count = view.opened;
  for (let slot = 0; slot < view.opened; slot++) count -= (view.used >> slot) & 1;
  return count;
}

function describe(view: State, move: Move): Phrase {
  switch (move.kind) {
    case 'knock':
      return phrase('move.knock', { door: view.opened + 1 });
    case 'use': {
      const pirate = word('pirate', PIRATES[move.on]);
      if (move.on === SATE) return counted('move.useSate', view.offer, { pirate });
      return phrase('move.use', { pirate, action: phrase(`action.${PIRATES[move.on]}`) });
    }
    case 'keep':
      if (view.phase === 'ramon') return phrase(move.on === KEEP_GOLD ? 'move.keepGold' : 'move.keepCombat');
      return describeTembo(view, move);
    case 'return':
      return phrase('move.return', { card: word('card', COMBAT[move.on]) });
    case 'sell':
      return phrase('move.sell', { card: word('card', COMBAT[move.on]) });
    case 'buy':
      return counted('move.buy', move.on, {});
    case 'take':
      return phrase(move.on === 0 ? 'move.takeCombat' : 'move.takeCoin');
    case 'rob':
      return phrase('move.rob', { victim: { seat: move.on } });
    case 'peek':
      return phrase('move.peek', { target: { seat: move.on } });
    case 'side':
      return phrase('move.side', { side: word('side', SIDES[move.on]) });
    case 'place':
      return describePlace(view, move);
    case 'pick':
      return phrase('move.pick', { spot: move.on + 1 });
    case 'inspect':
      return phrase('move.inspect', { pair: PAIRS[move.on] as string });
    case 'play':
      return move.on === MASCOT
        ? phrase(view.combatRound === 1 ? 'move.playMascotFirst' : 'move.playMascot')
        : phrase('move.play', { card: word('card', COMBAT[move.on]) });
    case 'stay':
      return phrase(view.phase === 'bijoux' ? 'move.stay' : 'move.leave');
    case 'done':
    case 'skip':
    case 'change':
    case 'swap':
      return phrase(`move.${move.kind}`);
  }
}

/** The faces are known only in the view of who looks. */
function describeTembo(view: State, move: Move): Phrase {
  const isUpper = move.on === KEEP_UPPER;
  const card = view.combat[view.combat.length - (isUpper ? 1 : 2)] as number;
  if (card < 0) return phrase(isUpper ? 'move.keepUpper' : 'move.keepLower');
  return phrase('move.keepCard', { card: word('card', COMBAT[card]) });
}

function describePlace(view: State, move: Move): Phrase {
  const first = view.deck[view.picked[0] as number] as number;
  const second = view.deck[view.picked[1] as number] as number;
  const side = word('side', SIDES[move.on]);
  if (first < 0 || second < 0) return phrase('move.place', { side });
  const isV = move.on === V;
  return phrase('move.placeValues', { v: isV ? first : second, d: isV ? second : first });
}
