/** Plays one legal move and everything that follows from it without a choice. */
import { enter, knock } from './cabin';
import { commit, robMascot } from './combat';
import type { MeutereiEmit } from './events';
import { keep, robChang, take } from './gifts';
import type { Move } from './move';
import { decline, handlePair, handleSide, inspectPair, peek, pickSailor, placePair, setSide } from './secrets';
import type { State } from './state';
import { buy, finishExchange, finishTrade, giveBack, sell } from './trade';

export function play(state: State, move: Move, emit?: MeutereiEmit): void {
  switch (move.kind) {
    case 'knock':
      return knock(state, emit);
    case 'use':
      return enter(state, move.on, emit);
    case 'keep':
      return keep(state, move.on, emit);
    case 'return':
      return giveBack(state, move.on, emit);
    case 'done':
      return state.phase === 'wessel' ? finishExchange(state, emit) : finishTrade(state, emit);
    case 'buy':
      return buy(state, move.on, emit);
    case 'sell':
      return sell(state, move.on, emit);
    case 'take':
      return take(state, move.on, emit);
    case 'rob':
      return state.phase === 'chang' ? robChang(state, move.on, emit) : robMascot(state, move.on, emit);
    case 'skip':
      return decline(state, emit);
    case 'side':
      return setSide(state, move.on, emit);
    case 'stay':
      return state.phase === 'bijoux' ? handleSide(state, false, emit) : handlePair(state, false, emit);
    case 'change':
      return handleSide(state, true, emit);
    case 'peek':
      return peek(state, move.on, emit);
    case 'pick':
      return pickSailor(state, move.on, emit);
    case 'place':
      return placePair(state, move.on, emit);
    case 'inspect':
      return inspectPair(state, move.on, emit);
    case 'swap':
      return handlePair(state, true, emit);
    case 'play':
      return commit(state, move.on, emit);
  }
}
