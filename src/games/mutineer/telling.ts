/** How Mutineer speaks: prompts, what moves do, why a bot would make them, why a touch leads nowhere. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Spot } from '@/core/spot';
import type { Telling } from '@/core/telling';
import { ANY, CONFLICT, islandCard, kindId, LOADER_EXTRA, MUTINEER, roleId } from './data';
import { counted, joined, lotPhrase, tell, word } from './log';
import { ahead, heldBy, islandAt, type Move, NONE, type Position, type State } from './state';
import { CONFIRM } from './touch';

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
    case 'offer': {
      const count = heldBy(view, view.turn);
      return count === 0 ? phrase('prompt.empty', { who }) : phrase('prompt.offer', { who, count });
    }
    case 'drop':
      return phrase('prompt.drop', { who, count: LOADER_EXTRA - view.droppedSize });
    case 'end':
      return phrase('prompt.end');
    case 'pay':
    case 'role':
    case 'fight':
    case 'repel':
    case 'sell':
      return phrase(`prompt.${view.phase}`, { who });
  }
}

function describe(view: State, move: Move): Phrase {
  switch (move.kind) {
    case 'pay':
      return phrase('move.pay', { pay: move.pay });
    case 'play':
      return phrase('move.play', { card: word('kind', kindId(move.card)) });
    case 'pass':
      return counted('move.passTo', heldBy(view, view.turn), aim(view));
    case 'role':
      return phrase('move.role', { role: word('role', roleId(move.role)) });
    case 'fight':
      return counted('move.fight', move.conflicts, {});
    case 'repel':
      return phrase(move.repels ? 'move.repel' : 'move.yield');
    case 'sell': {
      const lots = move.lots.map(({ count, good, island }) =>
        lotPhrase({ count, good: kindId(good), island: islandCard(island).id }),
      );
      return phrase('move.sell', { lots: joined(lots) });
    }
    case 'drop':
      return phrase('move.drop', { card: word('kind', kindId(move.card)) });
  }
}

/** Where the cards in hand would lead, and what that is worth. */
function aim(view: State): { island: Phrase; ship: number } {
  const goal = islandAt(view, ahead(view.ship, heldBy(view, view.turn)));
  return { island: word('island', goal.id), ship: goal.ship };
}

function reason(view: State, move: Move): Phrase {
  switch (move.kind) {
    case 'pay':
      return phrase(move.pay === 0 ? 'why.pay.none' : 'why.pay.some');
    case 'play':
      if (move.card === CONFLICT) return phrase('why.play.conflict');
      return phrase(isWanted(view, move.card) ? 'why.play.wanted' : 'why.play.other');
    case 'pass':
      return view.turn === view.captain
        ? phrase('why.pass.captain', { count: heldBy(view, view.turn), ...aim(view) })
        : phrase('why.pass.other');
    case 'role':
      return move.role === MUTINEER
        ? phrase('why.role.mutineer', aim(view))
        : phrase(`why.role.${roleId(move.role)}`, { pay: view.pay });
    case 'fight':
      return phrase(move.conflicts === 0 ? 'why.fight.none' : 'why.fight.some');
    case 'repel':
      return phrase(move.repels ? 'why.repel' : 'why.yield');
    case 'sell':
      return phrase('why.sell');
    case 'drop':
      return phrase('why.drop');
  }
}

function isWanted(view: State, card: number): boolean {
  return buysAt(view, view.ship, card) || (view.wake !== NONE && buysAt(view, view.wake, card));
}

function buysAt(view: State, position: Position, card: number): boolean {
  const { buys } = islandAt(view, position);
  return card < CONFLICT && (buys === ANY || buys === card);
}

/** The thing touched belongs to another phase, or this one of it cannot be chosen. */
function whyNot(view: State, _touched: readonly Spot[], spot: Spot): Phrase {
  const [thing = '', name = ''] = spot.split(' ');
  const { phase } = view;
  if (thing === 'card' && (phase === 'offer' || phase === 'drop'))
    return phrase('not.card', { card: word('kind', name) });
  if (thing === 'role' && phase === 'role') return phrase('not.role', { role: word('role', name) });
  if (thing === 'fight' && phase === 'fight') return phrase('not.fight');
  if (spot === 'button repel' && phase === 'repel') return phrase('not.repel');
  if (spot === CONFIRM) return phrase('not.confirm');
  return phrase(`not.phase.${phase}`);
}
