/** A small game for these tests: draw coins face down, lay them for plunder, or rob with the coin the rival laid last. */
import type { Game } from '@/core/game';
import { rankSeats } from '@/core/outcome';
import { below, cloneRandom, facelessRandom, fraction, pick, randomFrom, shuffle, type Random } from '@/core/random';
import { seatAfter } from '@/core/seat';

export interface Plunder {
  /** Coin values; 0 is face down. */
  hands: number[][];
  deck: number[];
  pile: number[];
  chests: number[];
  seat: number;
  turns: number;
  random: Random;
}

export type Grab = { lay: number } | 'draw';

const GOAL = 15;
const TURNS = 60;

export const plunder: Game<Plunder, Grab> = {
  id: 'plunder',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  presets: [],
  moveKinds: ['draw', 'lay'],
  checkOptions: () => null,
  setup(_options, seats, seed) {
    const random = randomFrom(seed);
    const deck: number[] = [];
    for (let i = 0; i < 30; i++) deck.push(1 + (i % 5));
    shuffle(random, deck);
    const hands: number[][] = [];
    for (let seat = 0; seat < seats; seat++) hands.push(deck.splice(0, 3));
    return { hands, deck, pile: [], chests: hands.map(() => 0), seat: below(random, seats), turns: 0, random };
  },
  seatToAct: (state) => (isOver(state) ? null : state.seat),
  moves(state) {
    const moves: Grab[] = [...new Set(state.hands[state.seat])].sort().map((lay) => ({ lay }));
    return state.deck.length + state.pile.length > 0 || moves.length === 0 ? [...moves, 'draw'] : moves;
  },
  play(state, move) {
    const hand = state.hands[state.seat] as number[];
    if (move === 'draw') {
      if (state.deck.length === 0) {
        state.deck = state.pile;
        state.pile = [];
        shuffle(state.random, state.deck);
      }
      const coin = state.deck.pop();
      if (coin !== undefined) hand.push(coin);
    } else {
      hand.splice(hand.indexOf(move.lay), 1);
      state.chests[state.seat] = (state.chests[state.seat] as number) + move.lay;
      if (state.pile.at(-1) === move.lay) rob(state, move.lay);
      state.pile.push(move.lay);
    }
    state.seat = seatAfter(state.seat, state.hands.length);
    state.turns++;
  },
  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    pile: state.pile.slice(),
    chests: state.chests.slice(),
    random: cloneRandom(state.random),
  }),
  outcome(state) {
    if (!isOver(state)) return null;
    const ranks = rankSeats(state.chests.length, (a, b) => (state.chests[b] as number) - (state.chests[a] as number));
    return {
      ranks,
      winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      points: state.chests,
      reason: 'rich',
    };
  },
  view(state, viewer) {
    const view = plunder.clone(state);
    view.deck = view.deck.map(() => 0);
    view.hands = view.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 0)));
    view.random = facelessRandom();
    return view;
  },
  imagine(view, random) {
    const state = plunder.clone(view);
    const unseen = [0, 6, 6, 6, 6, 6];
    for (const coin of [...state.hands.flat(), ...state.pile]) unseen[coin] = (unseen[coin] as number) - 1;
    const coins: number[] = [];
    for (let coin = 1; coin <= 5; coin++) for (let i = 0; i < (unseen[coin] as number); i++) coins.push(coin);
    shuffle(random, coins);
    for (const hand of state.hands) {
      for (let i = 0; i < hand.length; i++) if (hand[i] === 0) hand[i] = coins.pop() as number;
    }
    for (let i = 0; i < state.deck.length; i++) state.deck[i] = coins.pop() as number;
    state.random = randomFrom(String(fraction(random)));
    return state;
  },
  appraise(state, seat) {
    let sum = 0;
    for (const chest of state.chests) sum += 1 + chest;
    return (1 + (state.chests[seat] as number)) / sum;
  },
  instinct: (state, random) => pick(random, plunder.moves(state)),
  write: (move) => (move === 'draw' ? 'draw' : `lay:${move.lay}`),
  read: (text) => (text === 'draw' ? 'draw' : /^lay:[1-5]$/.test(text) ? { lay: Number(text.slice(4)) } : null),
  kindOf: (move) => (move === 'draw' ? 'draw' : 'lay'),
  ways: (_view, move) => [[plunder.write(move)]],
  census: (state) => ({ coin: state.hands.flat().length + state.deck.length + state.pile.length }),
};

function isOver(state: Plunder): boolean {
  return state.turns >= TURNS || state.chests.some((chest) => chest >= GOAL);
}

/** The next seat pays as much as was laid, if it has it. */
function rob(state: Plunder, worth: number): void {
  const victim = seatAfter(state.seat, state.hands.length);
  const paid = Math.min(worth, state.chests[victim] as number);
  state.chests[victim] = (state.chests[victim] as number) - paid;
  state.chests[state.seat] = (state.chests[state.seat] as number) + paid;
}
