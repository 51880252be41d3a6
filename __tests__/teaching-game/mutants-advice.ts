/** Sea chest with flaws in what it tells bots: appraisals, leanings, where it is quiet. */
import { flawed, type Mutant } from './flawed';
import { seaChest } from './index';

let plays = 0;

export const adviceMutants: readonly Mutant[] = [
  {
    flaw: 'appraises all at once otherwise than one by one',
    caughtBy: 'appraisals-agree',
    game: flawed({
      appraiseAll: (state, looks) => {
        for (let seat = 0; seat < state.rows.length; seat++) looks[seat] = 1 - seaChest.appraise(state, seat);
      },
    }),
  },
  {
    flaw: 'leans by the coin on top of the deck, which nobody sees',
    caughtBy: 'leanings-honest',
    game: flawed({
      lean: (state, moves, gains) => moves.forEach((_move, i) => (gains[i] = state.deck.at(-1)?.face ?? 0)),
    }),
  },
  {
    flaw: 'has no leaning to some moves',
    caughtBy: 'leanings-honest',
    game: flawed({
      lean: (_state, moves, gains) => moves.forEach((move, i) => (gains[i] = move.kind === 'bury' ? NaN : 0)),
    }),
  },
  {
    flaw: 'is never quiet: only every fortieth move counts',
    caughtBy: 'quiet-reached',
    game: flawed({
      isQuiet: () => false,
      play: (state, move, emit) => {
        if (plays++ % 40 === 0) seaChest.play(state, move, emit);
      },
    }),
  },
  {
    flaw: 'a question about quiet turns the deck over',
    caughtBy: 'quiet-reached',
    game: flawed({
      isQuiet: (state) => {
        state.deck.reverse();
        return true;
      },
    }),
  },
];
