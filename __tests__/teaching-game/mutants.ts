/** Sea chest with one flaw each, and the check of the contract that must find it. */
import { flawed, type Mutant } from './flawed';
import { seaChest } from './index';
import { adviceMutants } from './mutants-advice';
import { optionMutants } from './mutants-options';
import { secretMutants } from './mutants-secrets';
import type { Coin, State } from './state';

let plays = 0;

const courseMutants: readonly Mutant[] = [
  {
    flaw: 'endless: who buries may draw the coin again',
    caughtBy: 'ends',
    game: flawed({
      play: (state, move, emit) => {
        const seat = state.toAct as number;
        seaChest.play(state, move, emit);
        const coin = move.kind === 'bury' ? (state.chests[seat] as Coin[]).pop() : undefined;
        if (coin) state.deck.unshift(coin);
        if (state.toAct === null) state.toAct = seat;
      },
    }),
  },
  {
    flaw: 'dead end: a full row may not be buried from',
    caughtBy: 'no-dead-end',
    game: flawed({ moves: (state) => seaChest.moves(state).filter((move) => move.kind !== 'bury' || isShort(state)) }),
  },
  {
    flaw: 'an outcome before the end',
    caughtBy: 'over-agrees',
    game: flawed({
      outcome: (state) => seaChest.outcome(state.deck.length === 0 ? { ...state, toAct: null } : state),
    }),
  },
  {
    flaw: 'moves after the end',
    caughtBy: 'over-agrees',
    game: flawed({ moves: (state) => (state.toAct === null ? [{ kind: 'roll' }] : seaChest.moves(state)) }),
  },
  {
    flaw: 'bookings that do not sum to the points',
    caughtBy: 'outcome-sound',
    game: flawed({
      outcome: (state) => {
        const end = seaChest.outcome(state);
        return end && { ...end, points: (end.points ?? []).map((points) => points + 1) };
      },
    }),
  },
  {
    flaw: 'winners who are not first',
    caughtBy: 'outcome-sound',
    game: flawed({
      outcome: (state) => {
        const end = seaChest.outcome(state);
        return end && { ...end, winners: end.ranks.flatMap((rank, seat) => (rank === 1 ? [] : [seat])) };
      },
    }),
  },
  {
    flaw: 'a lost coin: the fifth coin drawn falls overboard',
    caughtBy: 'census-constant',
    game: flawed({
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        if (move.kind === 'draw' && state.deck.length === 5) state.deck.pop();
      },
    }),
  },
  {
    flaw: 'a kind of move nobody can make',
    caughtBy: 'coverage-kinds',
    game: flawed({ moveKinds: [...seaChest.moveKinds, 'swap'] }),
  },
  {
    flaw: 'a move of an unknown kind',
    caughtBy: 'kinds-known',
    game: flawed({ kindOf: (move) => (move.kind === 'roll' ? 'throw' : move.kind) }),
  },
  {
    flaw: 'appraises above 1',
    caughtBy: 'appraise-in-range',
    game: flawed({ appraise: (state, seat) => seaChest.appraise(state, seat) * 1.5 }),
  },
  {
    flaw: 'appraises as not a number',
    caughtBy: 'appraise-in-range',
    game: flawed({ appraise: (state, seat) => (state.deck.length === 3 ? NaN : seaChest.appraise(state, seat)) }),
  },
  {
    flaw: 'appraises losers higher at the end',
    caughtBy: 'appraise-end',
    game: flawed({ appraise: (state, seat) => 1 - seaChest.appraise(state, seat) }),
  },
];

const textMutants: readonly Mutant[] = [
  {
    flaw: 'ambiguous notation: both wagers are written alike',
    caughtBy: 'moves-distinct',
    game: flawed({ write: (move) => (move.kind === 'wager' ? 'wager high' : seaChest.write(move)) }),
  },
  {
    flaw: 'a key that two moves share',
    caughtBy: 'keys-distinct',
    game: flawed({ key: (move) => move.kind }),
  },
  {
    flaw: 'a move that is not read back',
    caughtBy: 'notation-round-trip',
    game: flawed({ read: (text) => (text === 'bury 3' ? null : seaChest.read(text)) }),
  },
  {
    flaw: 'reads garbage as a move',
    caughtBy: 'read-refuses-garbage',
    game: flawed({ read: (text) => seaChest.read(text) ?? (text.trim() === '' ? { kind: 'draw' } : null) }),
  },
  {
    flaw: 'throws at a damaged text',
    caughtBy: 'read-refuses-garbage',
    game: flawed({
      read: (text) => {
        if (text.startsWith('bury') && !/^bury \d/.test(text)) throw new Error('Bury what?');
        return seaChest.read(text);
      },
    }),
  },
  {
    flaw: 'a way that is the beginning of another',
    caughtBy: 'ways-sound',
    game: flawed({ ways: (view, move) => (move.kind === 'look' ? [['chest own']] : seaChest.ways(view, move)) }),
  },
  {
    flaw: 'a move that cannot be touched',
    caughtBy: 'ways-sound',
    game: flawed({ ways: (view, move) => (move.kind === 'roll' ? [] : seaChest.ways(view, move)) }),
  },
];

const purityMutants: readonly Mutant[] = [
  {
    flaw: 'a shared clone: the rows are the same lists',
    caughtBy: 'clone-shares-nothing',
    game: flawed({ clone: (state) => ({ ...seaChest.clone(state), rows: state.rows }) }),
  },
  {
    flaw: 'a clone that forgets the wagers',
    caughtBy: 'clone-equal',
    game: flawed({ clone: (state) => ({ ...seaChest.clone(state), wagers: state.wagers.map(() => 'none' as const) }) }),
  },
  {
    flaw: 'not plain: undefined in the state',
    caughtBy: 'plain-data',
    game: flawed({
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        Object.assign(state, { last: undefined });
      },
    }),
  },
  {
    flaw: 'not plain: a Set in the state',
    caughtBy: 'plain-data',
    game: flawed({
      setup: (options, seats, seed) => Object.assign(seaChest.setup(options, seats, seed), { done: new Set<number>() }),
    }),
  },
  {
    flaw: 'goes on differently after JSON: a hidden field counts',
    caughtBy: 'survives-json',
    game: flawed({
      clone: (state) => withTide(seaChest.clone(state)),
      setup: (options, seats, seed) => withTide(seaChest.setup(options, seats, seed)),
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        if (!('tide' in state)) state.luck[0] = 9;
      },
    }),
  },
  {
    flaw: 'play is different when someone listens',
    caughtBy: 'emit-changes-nothing',
    game: flawed({
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        if (emit && move.kind === 'look') state.deck.reverse();
      },
    }),
  },
  {
    flaw: 'play depends on how often it was called',
    caughtBy: 'play-repeatable',
    game: flawed({
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        if (move.kind === 'roll') state.luck[0] = 1 + (plays++ % 6);
      },
    }),
  },
  {
    flaw: 'play changes the move',
    caughtBy: 'play-keeps-move',
    game: flawed({
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        if (move.kind === 'bury') move.place = 0;
      },
    }),
  },
  {
    flaw: 'asks the world for chance',
    caughtBy: 'no-outside-world',
    game: flawed({
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        if (move.kind === 'roll') state.luck[0] = 1 + Math.floor(Math.random() * 6);
      },
    }),
  },
  {
    flaw: 'asks the clock',
    caughtBy: 'no-outside-world',
    game: flawed({
      instinct: (state, random) => (Date.now() > 0 ? seaChest.instinct(state, random) : { kind: 'look' }),
    }),
  },
  {
    flaw: 'moves changes the state',
    caughtBy: 'questions-change-nothing',
    game: flawed({
      moves: (state) => {
        if (state.toAct !== null) state.rows[state.toAct]?.reverse();
        return seaChest.moves(state);
      },
    }),
  },
  {
    flaw: 'instinct draws from the game itself',
    caughtBy: 'questions-change-nothing',
    game: flawed({ instinct: (state) => seaChest.instinct(state, state.random) }),
  },
  {
    flaw: 'instinct says what is not legal',
    caughtBy: 'instinct-legal',
    game: flawed({ instinct: () => ({ kind: 'look' }) }),
  },
];

export const mutants: readonly Mutant[] = [
  ...optionMutants,
  ...courseMutants,
  ...textMutants,
  ...purityMutants,
  ...secretMutants,
  ...adviceMutants,
];

function isShort(state: State): boolean {
  return state.toAct !== null && (state.rows[state.toAct] as Coin[]).length < 3;
}

/** A field that JSON does not see. */
function withTide(state: State): State {
  return Object.defineProperty(state, 'tide', { value: 1, enumerable: false });
}
