/** R7: the end, the winners and the ranks. */
import { rules } from '../rules';
import { ELIMINATED, EXCLUDED, type State } from '../state';
import { type Layout, table } from './table';

interface End extends Layout {
  victor: 'V' | 'D';
  eliminated?: number[];
}

/** A finished mutiny. */
function ended({ victor, eliminated = [], ...layout }: End): State {
  const { state } = table({ seats: 3, ...layout });
  state.phase = 'end';
  state.victor = victor === 'V' ? 0 : 1;
  state.sides.forEach((side, seat) => {
    if (side < 0) state.status[seat] = EXCLUDED;
  });
  for (const seat of eliminated) state.status[seat] = ELIMINATED;
  return state;
}

test('R7.1 three duels decide; then everything is open', () => {
  const game = table({ sides: 'V D', pairs: 'V10D1 V9D2 V8D3 V4D5 V6D7', taken: ['3', '2 1'], mutiny: true });
  for (let duel = 0; duel < 3; duel++) {
    while (game.state.duel === duel && game.now !== 'end') {
      const mascot = game.legal.includes('play mascot');
      if (game.now.startsWith('mrob')) game.p1('rob p2');
      else game.all(mascot ? 'mascot' : (game.legal[0] as string).slice(5));
    }
  }
  expect([game.now, game.wins]).toEqual(['end', '3:0']);
  const seen = game.seen(0);
  expect([seen.sides, seen.gold, seen.pairs]).toEqual(['V D', '3 2 1', game.pairs]);
  expect(game.told('gameEnded')).toMatchObject([{ side: 'V', sides: ['V', 'D'] }]);
  expect(game.told('duelWon')).toHaveLength(3);
});

test('R7.2 candidates are in game and on the victorious side', () => {
  const state = ended({ victor: 'V', sides: 'V V D', coins: [1, 9, 9], eliminated: [1] });
  expect(rules.outcome(state)).toMatchObject({ winners: [0], reason: 'valverde' });
});

test('R7.3 no candidate, no winner; one candidate wins whatever his gold', () => {
  expect(rules.outcome(ended({ victor: 'V', sides: 'D D D' }))).toMatchObject({ winners: [], reason: 'valverdeAlone' });
  expect(rules.outcome(ended({ victor: 'D', sides: 'V D V', coins: [9, 0, 9] }))).toMatchObject({ winners: [1] });
});

test('R7.4 most gold, then the cards of the colour left in hand, then together', () => {
  const rich = ended({ victor: 'V', sides: 'V V D', coins: [2, 3, 9], taken: ['3', '1', ''] });
  expect(rules.outcome(rich)).toMatchObject({ winners: [0], points: [5, 4, 9] });
  const armed = ended({ victor: 'V', sides: 'V V D', hands: ['V1 D3', 'V2', 'V3'] });
  expect(rules.outcome(armed)).toMatchObject({ winners: [1] });
  const shared = ended({ victor: 'V', sides: 'V V D', hands: ['V2 D3', 'V1 V1', 'V3'] });
  expect(rules.outcome(shared)).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3] });
});

test('R7.5 ranks: winners, candidates, others in game by gold, eliminated, excluded', () => {
  const state = ended({ seats: 4, victor: 'V', sides: 'V V D -', coins: [3, 2, 9, 9] });
  expect(rules.outcome(state)?.ranks).toEqual([1, 2, 3, 4]);
  const fallen = ended({ seats: 4, victor: 'V', sides: 'D D V -', coins: [3, 5, 9, 9], eliminated: [2] });
  expect(rules.outcome(fallen)).toMatchObject({ ranks: [2, 1, 3, 4], winners: [] });
});

test('bookings are coins and gold cards', () => {
  const state = ended({ victor: 'V', sides: 'V V D', coins: [2, 3, 0], taken: ['3 1', '', '2'] });
  expect(rules.outcome(state)?.bookings?.[0]).toEqual([
    { cause: 'coins', points: 2 },
    { cause: 'goldCards', points: 4 },
  ]);
});
