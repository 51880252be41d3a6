/** What every game says of its moves: in the list of all moves each is a button, so each has words of its own. */
import { below, randomFrom } from '@/core/random';
import type { Seat } from '@/core/seat';
import { games } from '@/games/registry';
import { gameWords, startWords } from '@/i18n/words';
import { inWords, toldApart } from '@/screens/match/speech';

startWords('en', games);

const POSITIONS = 600;
const NAMES = ['Anna', 'Bea', 'Carl', 'Dora', 'Emil'].map((name) => ({ name }));

const told = games.flatMap(({ id, rules, telling }) => (rules && telling ? [[id, rules, telling] as const] : []));

test.each(told)(
  '%s: every move and every prompt of hundreds of positions is told in words of its own',
  (id, rules, telling) => {
    const random = randomFrom(`told ${id}`);
    const say = gameWords(id, 'en');
    const speak = (phrase: Parameters<typeof inWords>[0]) => inWords(phrase, say, NAMES);
    let positions = 0;
    for (let number = 0; positions < POSITIONS; number++) {
      const seats = rules.seats.min + below(random, rules.seats.max - rules.seats.min + 1);
      const options = rules.presets[number % rules.presets.length]?.options ?? {};
      if (rules.checkOptions(options, seats)) continue;
      const state = rules.setup(options, seats, `told ${number}`);
      for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
        const moves = rules.moves(state);
        if (below(random, 3) === 0) {
          positions++;
          const view = rules.view(state, seat as Seat);
          const labels = rules.moves(view).map((move) => speak(telling.describe(view, move)));
          for (const text of [...labels, speak(telling.prompt(view))]) expect(text).toMatch(/^[A-Z“].+[^{}]$/);
          const apart = toldApart(labels, (label, nth, count) => `${label} (${nth} of ${count})`);
          const twice = apart.filter((label, index) => apart.indexOf(label) !== index);
          expect({ game: number, twice }).toEqual({ game: number, twice: [] });
        }
        rules.play(state, moves[below(random, moves.length)]);
      }
    }
  },
);

test('moves that read alike are numbered, the others are not', () => {
  const labels = toldApart(['Pass', 'Sell', 'Pass'], (label, number, count) => `${label} ${number}/${count}`);
  expect(labels).toEqual(['Pass 1/2', 'Sell', 'Pass 2/2']);
});
