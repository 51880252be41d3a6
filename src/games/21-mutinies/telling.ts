/** How 21 Mutinies speaks: prompts, what moves do, and why a bot would make them. */
import { type Phrase, phrase } from '@/core/phrase';
import type { Telling } from '@/core/telling';

import { ACTION_OF, CARD_IDS, JEWEL_IDS, ROW_DOUBLOONS, ROW_PP, ROW_SIZE, ROWS, SPACES, TREASURES } from './data';
import { costOf, discOwner, rumCostOf } from './discs';
import { tell } from './log';
import { reason } from './reasons';
import { cardPhrase, counted, goodsPhrase, jewelPhrase, spacePhrase, treasurePhrase } from './saying';
import { captainOf, HENCHMAN, type Move, NONE, type State } from './state';
import { jewelOf } from './token';
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
    case 'place':
      if (discOwner(view, view.at) === HENCHMAN) return phrase('prompt.henchman', { who });
      return phrase(view.turn === captainOf(view) ? 'prompt.captain' : 'prompt.sailor', { who });
    case 'pick':
      return counted('prompt.pick', (ROW_SIZE[view.row] as number) - view.lot.length, {
        who,
        row: phrase(`row.${ROWS[view.row]}`),
      });
    case 'target':
    case 'give':
      return phrase(`prompt.${view.phase}.${CARD_IDS[view.playing]}`, { who });
    case 'after':
    case 'resolve':
    case 'blind':
    case 'combo':
    case 'rum':
    case 'steal':
    case 'rob':
    case 'swap':
    case 'spy':
    case 'order':
    case 'move':
    case 'card':
    case 'over':
      return phrase(`prompt.${view.phase}`, { who });
  }
}

function describe(view: State, move: Move): Phrase {
  switch (move.kind) {
    case 'place':
    case 'henchman':
      return describePlacing(view, move);
    case 'use':
      return phrase('move.use', { treasure: treasurePhrase(TREASURES[move.treasure]) });
    case 'play':
      return phrase('move.play', { card: cardPhrase(CARD_IDS[move.card]) });
    case 'keep':
    case 'throw':
      return phrase(`move.${move.kind}`, { jewel: jewelPhrase(JEWEL_IDS[jewelOf(view.drawn)]) });
    case 'combo':
      return phrase('move.combo', { row: phrase(`row.${ROWS[move.row]}`) });
    case 'pick':
    case 'give':
    case 'top':
      return phrase(`move.${move.kind}`, { jewel: jewelPhrase(JEWEL_IDS[move.jewel]) });
    case 'take':
      return move.jewel === NONE
        ? phrase('move.takeNone')
        : phrase('move.take', { jewel: jewelPhrase(JEWEL_IDS[move.jewel]) });
    case 'rum': {
      const doubloons = (ROW_DOUBLOONS[view.row] as number) + move.rum;
      const prestige = (ROW_PP[view.row] as number) + move.rum + (view.silver ? 1 : 0);
      return phrase('move.rum', { rum: move.rum, pay: goodsPhrase({ doubloons, prestige }) });
    }
    case 'steal':
      return move.from === NONE
        ? phrase('move.stealBlind')
        : phrase('move.steal', { jewel: jewelPhrase(JEWEL_IDS[view.display[move.from] as number]) });
    case 'swap':
      return phrase('move.swap', { jewel: jewelPhrase(JEWEL_IDS[view.display[move.with] as number]) });
    case 'rob':
      return move.seat === NONE ? phrase('move.robBank') : phrase('move.rob', { who: { seat: move.seat } });
    case 'target':
      return phrase(`move.target.${CARD_IDS[view.playing]}`, { who: { seat: move.seat } });
    case 'reveal':
      return phrase('move.reveal', { card: cardPhrase(CARD_IDS[move.card]) });
    case 'hide':
      return phrase('move.hide', { card: cardPhrase(CARD_IDS[view.drawnCard]) });
    case 'done':
    case 'go':
    case 'pass':
      return phrase(`move.${move.kind}`);
  }
}

function describePlacing(view: State, move: Extract<Move, { kind: 'place' | 'henchman' }>): Phrase {
  const { space } = move;
  const goods = goodsPhrase({ doubloons: costOf(view, space), rum: rumCostOf(view, space) });
  const isFree = costOf(view, space) === 0 && rumCostOf(view, space) === 0;
  const jewel = JEWEL_IDS[view.display[space] as number];
  const named =
    ACTION_OF[space] === 0 && jewel !== undefined ? phrase('move.tradeFor', { jewel: jewelPhrase(jewel) }) : null;
  const values = { space: named ?? spacePhrase(SPACES[space] as string), goods };
  return phrase(`move.${move.kind}.${isFree ? 'free' : 'paid'}`, values);
}
