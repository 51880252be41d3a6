/** The slow counter's play and count. It plays only what needs no chance: known deck, no reshuffle, no snake. */
import { bare, crew, hand, legal, minus, parrotsOf, type Slow, unique, withHand, without } from './slow-legal';

/** All sequences of that many moves; a finished game has one way to do nothing more. */
export function countSlowly(state: Slow, depth: number): number {
  if (depth === 0 || state.over) return 1;
  return legal(state).reduce((sum, text) => sum + countSlowly(after(state, text), depth - 1), 0);
}

/** The state after a legal move. */
export function after(state: Slow, text: string): Slow {
  let match = /^(.+):(\w+)>(\w+)$/.exec(text);
  if (match && !text.startsWith('with:')) {
    const [, card = '', from = '', to = ''] = match;
    const laid = state.phase === 'wild' ? state : lay(state, [card]);
    return finish(move(laid, state.seat, from, to), 1);
  }
  if ((match = /^back:(\w+)>(\w+)\+(\d)$/.exec(text))) {
    const [, from = '', to = '', n] = match;
    return finish(draw(move(state, state.seat, from, to), state.seat, Number(n)), 1);
  }
  if ((match = /^push:P(\d):(\w+)>(\w+)\+(\d)$/.exec(text))) {
    const [, seat, from = '', to = '', n] = match;
    return finish(draw(move(state, Number(seat) - 1, from, to), state.seat, Number(n)), 1);
  }
  const sailed = { ...state, dock: state.dock === 'tortuga' ? 'cartagena' : 'tortuga', captain: false };
  if (text === 'sail!') return sailed;
  if (text === 'sail') return finish(sailed, 1);
  if (text === 'end') return nextTurn(state);
  if (text === 'skip') return nextTurn(draw(state, state.seat, 1));
  return afterMagic(state, text);
}

function afterMagic(state: Slow, text: string): Slow {
  let match: RegExpExecArray | null;
  if ((match = /^2parrot(\**)=(\w+)$/.exec(text))) {
    return { ...lay(state, parrotsOf(match[1] ?? '')), phase: 'wild', wild: match[2] ?? '' };
  }
  if ((match = /^with:(?:2parrot(\**)=)?(.+)>(\w+)$/.exec(text))) {
    const [, pair, card = '', to = ''] = match;
    const laid = lay(state, pair === undefined ? [card] : parrotsOf(pair));
    return finish(move(move(laid, state.seat, state.pairOn, to), state.seat, state.pairOn, to), 2);
  }
  if ((match = /^(.+)!(.*)$/.exec(text))) {
    const [, card = '', on = ''] = match;
    return release(state.phase === 'wild' ? state : lay(state, [card]), bare(card), on);
  }
  const [deed = '', ...rest] = text.split(':');
  const card = rest[rest.length - 1] ?? '';
  switch (deed) {
    case 'drop':
      return afterDrop(withHand(discarded(state, card), state.other, minus(hand(state, state.other), [card])));
    case 'take': {
      const robbed = withHand(state, state.other, minus(hand(state, state.other), [card]));
      return finish(draw(withHand(robbed, state.seat, [...hand(state, state.seat), card]), state.other, 1), 1);
    }
    case 'give': {
      const given = withHand(state, state.other, [...hand(state, state.other), card]);
      const pool = minus(state.pool, [card]);
      if (pool.length > 2) return { ...given, pool, other: (state.other + 1) % state.hands.length };
      return finish({ ...withHand(given, state.seat, [...hand(given, state.seat), ...pool]), pool: [] }, 1);
    }
    case 'keep': {
      const kept = withHand(state, state.seat, [...hand(state, state.seat), card]);
      return ordered({ ...kept, pool: minus(state.pool, [card]), phase: 'lanternNext' });
    }
    case 'next':
      return ordered({ ...state, pool: minus(state.pool, [card]), back: [...state.back, card] });
    default:
      throw new Error(`Cannot play ${text}.`);
  }
}

function release(state: Slow, symbol: string, on: string): Slow {
  const count = symbol === 'rum' ? state.hands.length + 1 : 4;
  switch (symbol) {
    case 'gun':
      return { ...state, phase: 'gunTake', other: Number(on.slice(1)) - 1 };
    case 'hook':
      return { ...state, phase: 'hookSecond', pairOn: on };
    case 'chest': {
      const { [on]: cards = 0, ...tiles } = state.tiles;
      return finish(draw({ ...state, tiles }, state.seat, cards), 1);
    }
    case 'rum': {
      const drawn = { ...state, pool: state.deck.slice(0, count), deck: state.deck.slice(count) };
      return { ...drawn, phase: 'rumGive', other: (state.seat + 1) % state.hands.length };
    }
    default:
      return { ...state, pool: state.deck.slice(0, count), deck: state.deck.slice(count), phase: 'lanternKeep' };
  }
}

function ordered(state: Slow): Slow {
  if (unique(state.pool).length > 1) return state;
  return finish({ ...state, deck: [...state.back, ...state.pool, ...state.deck], pool: [], back: [] }, 1);
}

function finish(state: Slow, cost: number): Slow {
  const done = { ...state, actions: state.actions - cost, acted: true, captain: false, phase: 'turn', dark: false };
  if (done.crews.some((places) => places.every((place) => place === 'H'))) return { ...done, over: true };
  return state.dark ? afterDrop({ ...done, phase: 'drop' }) : goOn(done);
}

/** The next seat with more than seven cards, clockwise from the acting one, or the turn goes on. */
function afterDrop(state: Slow): Slow {
  for (let step = 1; step < state.hands.length; step++) {
    const seat = (state.seat + step) % state.hands.length;
    if (hand(state, seat).length > 7) return { ...state, phase: 'drop', other: seat };
  }
  return goOn({ ...state, phase: 'turn' });
}

function goOn(state: Slow): Slow {
  return state.actions === 0 ? nextTurn(state) : state;
}

function nextTurn(state: Slow): Slow {
  const seat = (state.seat + 1) % state.hands.length;
  const aboard = state.crews.map((places) => places.filter((place) => place === 'B').length);
  const own = aboard[seat] ?? 0;
  const captain = own > 0 && own === Math.max(...aboard);
  return { ...state, seat, actions: 3, acted: false, captain, phase: 'turn' };
}

function move(state: Slow, seat: number, from: string, to: string): Slow {
  const places = [...crew(state, seat)];
  places.splice(places.indexOf(from), 1, to);
  return { ...state, crews: state.crews.map((other, i) => (i === seat ? places : other)) };
}

function draw(state: Slow, seat: number, count: number): Slow {
  if (count > state.deck.length) throw new Error('The slow counter does not shuffle.');
  const drawn = withHand(state, seat, [...hand(state, seat), ...state.deck.slice(0, count)]);
  return { ...drawn, deck: state.deck.slice(count) };
}

function lay(state: Slow, cards: readonly string[]): Slow {
  const dark = state.dark || cards.some((card) => card.endsWith('*'));
  return { ...without(state, cards), pile: [...state.pile, ...cards], dark };
}

function discarded(state: Slow, card: string): Slow {
  return { ...state, pile: [...state.pile, card] };
}
