/** Cheap checks of every position: the end, the move list, components, appraisals. */
import type { Outcome } from '@/core/outcome';

import type { Judge } from '../judge';
import type { Scene } from '../scene';

/** For every step: the legal moves, after checking that they agree with the turn and the outcome. */
export function checkPosition(scene: Scene, judge: Judge): unknown[] {
  const { game, state } = scene;
  judge.about('over-agrees');
  const seat = game.seatToAct(state);
  const outcome = game.outcome(state);
  const legal = game.moves(state);
  const isSeat = seat === null || (Number.isInteger(seat) && seat >= 0 && seat < scene.seats);
  judge.holds('over-agrees', isSeat, () => `The seat to act is ${seat} at a table of ${scene.seats}.`);
  judge.holds('over-agrees', (seat === null) === (outcome !== null), () => {
    return `The seat to act is ${seat}, but the outcome is ${JSON.stringify(outcome)}.`;
  });
  judge.holds('over-agrees', seat !== null || legal.length === 0, () => 'The game is over, but there are legal moves.');
  judge.holds('no-dead-end', seat === null || legal.length > 0, () => `Seat ${seat} has no legal move.`);
  if (outcome) checkOutcome(scene, judge, outcome);
  return legal;
}

/** What is lost stays lost, so it is enough to count now and then, and at the end. */
export function checkComponents(scene: Scene, judge: Judge): void {
  const { game, state } = scene;
  checkAppraisals(scene, judge, game.outcome(state));
  judge.about('census-constant');
  const census = game.census(state);
  judge.holds('census-constant', sameCensus(scene.census, census), () => `${censusChange(scene.census, census)}.`);
}

function checkOutcome(scene: Scene, judge: Judge, outcome: Outcome): void {
  judge.about('outcome-sound');
  const { ranks, winners, points, bookings, reason } = outcome;
  const sound = (condition: boolean, sentence: string) => {
    judge.holds('outcome-sound', condition, () => `${sentence} ${JSON.stringify(outcome)}`);
  };
  sound(ranks.length === scene.seats, 'There must be a rank for every seat.');
  const isShared = ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);
  sound(isShared, 'A rank must be 1 and the number of seats ahead (1, 1, 3).');
  sound(
    winners.every((seat) => ranks[seat] === 1),
    'Winners must have rank 1.',
  );
  sound(winners.length === 0 || ranks.every((rank, seat) => rank !== 1 || winners.includes(seat)), 'Rank 1 must win.');
  sound(new Set(winners).size === winners.length, 'A winner must be named once.');
  sound(typeof reason === 'string' && reason !== '', 'The end needs a reason.');
  if (points) {
    sound(points.length === scene.seats && points.every(Number.isFinite), 'There must be points for every seat.');
  }
  if (bookings) {
    const sums = bookings.map((list) => list.reduce((sum, booking) => sum + booking.points, 0));
    sound(bookings.length === scene.seats && points !== undefined, 'Bookings need points, for every seat.');
    sound(
      sums.every((sum, seat) => sum === points?.[seat]),
      'Bookings must sum to the points.',
    );
  }
}

function checkAppraisals(scene: Scene, judge: Judge, outcome: Outcome | null): void {
  judge.about('appraise-in-range');
  let worstWinner = 1;
  let bestLoser = 0;
  for (let seat = 0; seat < scene.seats; seat++) {
    const value = scene.game.appraise(scene.state, seat);
    judge.holds('appraise-in-range', value >= 0 && value <= 1, () => `Seat ${seat} is appraised at ${value}.`);
    if (!outcome || outcome.winners.length === 0) continue;
    if (outcome.winners.includes(seat)) worstWinner = Math.min(worstWinner, value);
    else bestLoser = Math.max(bestLoser, value);
  }
  judge.holds('appraise-end', worstWinner >= bestLoser, () => {
    return `At the end a loser is appraised at ${bestLoser}, a winner at ${worstWinner}.`;
  });
}

/** The same number of every component. */
export function sameCensus(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  for (const component in a) {
    if (a[component] !== b[component]) return false;
  }
  for (const component in b) {
    if (!(component in a)) return false;
  }
  return true;
}

/** How two censuses differ, as text. */
export function censusChange(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string {
  const components = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = components.filter((component) => before[component] !== after[component]);
  return changed.map((component) => `${component}: ${before[component]} became ${after[component]}`).join(', ');
}
