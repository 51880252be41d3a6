/** The slow counter's play and count. It plays only what needs no chance: a known supply that lasts. */
import { crowd, isCaptain, legal, pushes, type Slow } from './slow-legal';

/** All sequences of that many moves; a finished game has one way to do nothing more. */
export function countSlowly(state: Slow, depth: number): number {
  if (depth === 0 || state.over) return 1;
  return legal(state).reduce((sum, text) => sum + countSlowly(after(state, text), depth - 1), 0);
}

/** The state after a legal move. */
export function after(state: Slow, text: string): Slow {
  const [deed = '', what = '', way = ''] = text.split(' ');
  const [from = '', to = ''] = way.split('>');
  switch (deed) {
    case 'play': {
      const went = moved(withoutCard(state, state.seat, what), state.seat, from, to);
      return finish({ ...went, queue: what.endsWith('*') && state.freebooter ? queueOf(went) : [] });
    }
    case 'push': {
      const count = ['boat', 'nest'].includes(to) ? 2 : crowd(state, to);
      return finish(draw(moved(state, state.colours.indexOf(what), from, to), count));
    }
    case 'sail': {
      const sailed = { ...state, boat: state.boat === 'small' ? 'large' : 'small', crossed: true, captain: false };
      return text.endsWith(' free') ? sailed : finish(sailed);
    }
    case 'drop': {
      const seat = state.queue[0] ?? 0;
      const left = withoutCard(state, seat, what);
      const isDone = (left.hands[seat] ?? []).length <= 7;
      return resume({ ...left, queue: isDone ? state.queue.slice(1) : state.queue });
    }
    case 'flag':
      return { ...state, over: true };
    default:
      return nextTurn(state);
  }
}

function finish(state: Slow): Slow {
  return resume({ ...state, actions: state.actions - 1, acted: true, captain: false });
}

function resume(state: Slow): Slow {
  return state.queue.length === 0 && state.actions === 0 ? nextTurn(state) : state;
}

function nextTurn(before: Slow): Slow {
  const state = before.dry && !before.moved ? draw(before, 1) : before;
  const still = state.moved ? 0 : state.still + 1;
  return turnOf({ ...state, seat: (state.seat + 1) % state.crews.length, still });
}

/** The turn of a seat at its start. */
export function turnOf(state: Slow): Slow {
  const fresh = { ...state, actions: 3, acted: false, crossed: false, moved: false };
  return {
    ...fresh,
    captain: isCaptain(fresh, fresh.seat),
    dry: (fresh.hands[fresh.seat] ?? []).length === 0 && pushes(fresh).length === 0,
    calm: fresh.still >= 2 * fresh.crews.length,
  };
}

/** Seats with more than seven cards, clockwise from the player. */
function queueOf(state: Slow): number[] {
  const seats = state.hands.map((_hand, i) => (state.seat + i) % state.hands.length);
  return seats.filter((seat) => (state.hands[seat] ?? []).length > 7);
}

function moved(state: Slow, seat: number, from: string, to: string): Slow {
  const crews = state.crews.map((crew, owner) => {
    if (owner !== seat) return crew;
    const one = crew.indexOf(from);
    return crew.map((place, i) => (i === one ? to : place));
  });
  return { ...state, crews, moved: true };
}

function withoutCard(state: Slow, seat: number, card: string): Slow {
  const hands = state.hands.map((hand, owner) => {
    const one = hand.indexOf(card);
    return owner === seat ? hand.filter((_card, i) => i !== one) : hand;
  });
  return { ...state, hands };
}

function draw(state: Slow, count: number): Slow {
  const hands = state.hands.map((hand, seat) =>
    seat === state.seat ? [...hand, ...state.supply.slice(0, count)] : hand,
  );
  return { ...state, hands, supply: state.supply.slice(count) };
}
