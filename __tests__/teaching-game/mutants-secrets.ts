/** Sea chest with flaws of what is known to whom: leaks in views and events, dishonest imagining. */
import type { GameEvent } from '@/core/event';
import type { Game } from '@/core/game';
import { facelessRandom } from '@/core/random';

import { flawed, type Mutant } from './flawed';
import { seaChest } from './index';
import { topCoin, type Coin, type Move, type State } from './state';

/** The last state that was really played, for those who cheat. */
let truth: State | null = null;
let imaginings = 0;

/** The game with its events told differently. */
function telling(change: (event: GameEvent) => GameEvent): Game<State, Move> {
  return flawed({ play: (state, move, emit) => seaChest.play(state, move, emit && ((event) => emit(change(event)))) });
}

/** Views changed after the fact. */
function viewing(change: (seen: State, state: State, viewer: number | 'table') => void): Game<State, Move>['view'] {
  return (state, viewer) => {
    const seen = seaChest.view(state, viewer);
    change(seen, state, viewer);
    return seen;
  };
}

/** Only the truth holds a generator. */
function isView({ random }: State): boolean {
  return (random.a | random.b | random.c | random.d) === 0;
}

function showRows(seen: State, state: State): void {
  seen.rows = seaChest.clone(state).rows;
}

export const secretMutants: readonly Mutant[] = [
  {
    flaw: 'a choice called forced',
    caughtBy: 'covered-sound',
    game: flawed({ covered: () => 'forced' }),
  },
  {
    flaw: 'covered hands that may do what they must not',
    caughtBy: 'covered-sound',
    game: flawed({
      covered: () => 'open',
      moves: (state) => (isView(state) ? [{ kind: 'roll' }] : seaChest.moves(state)),
    }),
  },
  {
    flaw: 'a leaked secret: everybody sees all rows',
    caughtBy: 'secrets-stay-hidden',
    game: flawed({ view: viewing(showRows) }),
  },
  {
    flaw: 'a leaked secret: when one looks, all see',
    caughtBy: 'secrets-stay-hidden',
    game: flawed({
      view: viewing((seen, state) => {
        const [shown, top] = [topCoin(seen), topCoin(state)];
        if (shown && top && top.seenBy !== 0) shown.face = top.face;
      }),
    }),
  },
  {
    flaw: 'the table sees what seats do not',
    caughtBy: 'table-knows-least',
    game: flawed({
      view: viewing((seen, state, viewer) => {
        if (viewer === 'table') showRows(seen, state);
      }),
    }),
  },
  {
    flaw: 'a leaked generator',
    caughtBy: 'view-hides-generator',
    game: flawed({
      view: viewing((seen, state) => {
        seen.random = { ...state.random };
      }),
    }),
  },
  {
    flaw: 'a generator leaked under another name',
    caughtBy: 'view-hides-generator',
    game: flawed({
      setup: (options, seats, seed) => withOmen(seaChest.setup(options, seats, seed)),
      clone: (state) => ({ ...seaChest.clone(state), omen: state.random.c }),
      play: (state, move, emit) => {
        seaChest.play(state, move, emit);
        withOmen(state);
      },
      view: viewing((seen, state) => Object.assign(seen, { omen: state.random.c })),
    }),
  },
  {
    flaw: 'a leaked seed',
    caughtBy: 'view-hides-seed',
    game: flawed({
      setup: (options, seats, seed) => Object.assign(seaChest.setup(options, seats, seed), { seed }),
      clone: (state) => Object.assign(seaChest.clone(state), 'seed' in state ? { seed: state.seed } : {}),
      view: viewing((seen, state) => Object.assign(seen, 'seed' in state ? { seed: state.seed } : {})),
    }),
  },
  {
    flaw: 'a view of a view shows less',
    caughtBy: 'view-idempotent',
    game: flawed({
      view: viewing((seen, state) => {
        if (state.random.a === 0) seen.rows.forEach((row) => row.forEach((coin) => (coin.face = 0)));
      }),
    }),
  },
  {
    flaw: 'a view does not know whose turn it is',
    caughtBy: 'view-same-turn',
    game: flawed({
      view: viewing((seen) => {
        if (seen.toAct === 1) seen.toAct = 0;
      }),
    }),
  },
  {
    flaw: 'moves depend on what the seat does not know',
    caughtBy: 'moves-need-no-secrets',
    game: flawed({
      moves: (state) =>
        seaChest
          .moves(state)
          .filter((move, _place, all) => move.kind !== 'look' || all.length === 1 || topCoin(state)?.face !== 1),
    }),
  },
  {
    flaw: 'ways depend on what the seat does not know',
    caughtBy: 'moves-need-no-secrets',
    game: flawed({
      ways: (view, move) => (move.kind === 'look' ? [[`coin-of ${topCoin(view)?.face}`]] : seaChest.ways(view, move)),
    }),
  },
  {
    flaw: 'imagining cheats: it returns the truth',
    caughtBy: 'imagine-varies',
    game: flawed({
      view: (state, viewer) => {
        if (state.random.a !== 0) truth = seaChest.clone(state);
        return seaChest.view(state, viewer);
      },
      imagine: (view, random) => {
        const imagined = seaChest.imagine(view, random);
        return truth ? { ...seaChest.clone(truth), random: imagined.random } : imagined;
      },
    }),
  },
  {
    flaw: 'imagining changes what the viewer knows',
    caughtBy: 'imagine-fits',
    game: flawed({
      imagine: (view, random) => {
        const blind = seaChest.clone(view);
        blind.rows.forEach((row) => row.forEach((coin) => (coin.face = 0)));
        return seaChest.imagine(blind, random);
      },
    }),
  },
  {
    flaw: 'imagining loses a coin',
    caughtBy: 'imagine-census',
    game: flawed({
      imagine: (view, random) => {
        const imagined = seaChest.imagine(view, random);
        const hidden = imagined.deck[0] as Coin | undefined;
        if (hidden && hidden.seenBy === 0) hidden.face = 1;
        return imagined;
      },
    }),
  },
  {
    flaw: 'imagining depends on how often it was asked',
    caughtBy: 'imagine-repeatable',
    game: flawed({
      imagine: (view, random) => {
        const imagined = seaChest.imagine(view, random);
        imagined.random.a = imaginings++;
        return imagined;
      },
    }),
  },
  {
    flaw: 'imagining changes the view',
    caughtBy: 'imagine-repeatable',
    game: flawed({
      imagine: (view, random) => {
        const imagined = seaChest.imagine(view, random);
        view.deck.forEach((coin, place) => (coin.face = imagined.deck[place]?.face ?? 0));
        return imagined;
      },
    }),
  },
  {
    flaw: 'what is imagined cannot be played on',
    caughtBy: 'imagine-plays',
    game: flawed({
      imagine: (view, random) => ({ ...seaChest.imagine(view, random), random: facelessRandom() }),
      play: (state, move, emit) => {
        if (move.kind === 'roll' && state.random.a === 0 && state.random.b === 0) throw new Error('The die is gone.');
        seaChest.play(state, move, emit);
      },
    }),
  },
  {
    flaw: 'an event tells too much: the drawn coin is told to all',
    caughtBy: 'events-tell-no-more',
    game: telling((event) => (event.kind === 'drew' ? { ...event, face: event.secret?.face } : event)),
  },
  {
    flaw: 'an event tells too much: the secret is addressed to everybody',
    caughtBy: 'events-tell-no-more',
    game: telling((event) =>
      event.kind === 'looked' && event.secret ? { ...event, secret: { ...event.secret, to: [0, 1] } } : event,
    ),
  },
  {
    flaw: 'a secret move is told to all',
    caughtBy: 'secret-moves-untold',
    game: telling((event) => (event.kind === 'wagered' ? { ...event, on: event.secret?.on } : event)),
  },
  {
    flaw: 'a secret addressed to nobody at the table',
    caughtBy: 'secrets-addressed',
    game: telling((event) => (event.secret ? { ...event, secret: { ...event.secret, to: [7] } } : event)),
  },
  {
    flaw: 'an event that is not plain',
    caughtBy: 'plain-data',
    game: telling((event) => ({ ...event, when: undefined })),
  },
  {
    flaw: 'a drawn coin does not say that it reveals',
    caughtBy: 'reveals-flagged',
    game: telling((event) => (event.kind === 'drew' ? withoutReveals(event) : event)),
  },
  {
    flaw: 'a rolled die does not say that it reveals',
    caughtBy: 'reveals-flagged',
    game: telling((event) => (event.kind === 'rolled' ? withoutReveals(event) : event)),
  },
];

function withoutReveals(event: GameEvent): GameEvent {
  const { reveals: _reveals, ...rest } = event;
  return rest as GameEvent;
}

function withOmen(state: State): State {
  return Object.assign(state, { omen: state.random.c });
}
