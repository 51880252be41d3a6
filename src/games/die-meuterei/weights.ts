/** What appraisal weighs with: fitted to the outcomes of games played among the bots (docs/decisions/die-meuterei.md). */
interface Weights {
  /** Points of lead that make a coming duel one unit of certainty … */
  duel: number;
  /** … the running one, its first combat round, and one whose sailors are not placed. */
  running: number;
  firstRound: number;
  unplaced: number;
  /** What a point of combat cards in hand, and a card of any colour, adds to the side's duels. */
  arms: number;
  card: number;
  /** How far gold must lead for one unit of certainty: at the mutiny, and more the longer the voyage still goes. */
  gold: number;
  goldAhead: number;
  /** A point of combat cards left over breaks a tie of gold. */
  tie: number;
  /** How sure it is early in the voyage that others change sides yet. */
  turning: number;
  /** What is lost by being so many cards short of the duels that can come, at the mutiny … */
  short: readonly number[];
  /** … and which share of it early in the voyage. */
  shortAhead: number;
  /** What is lost without a conviction: always, and more the nearer the mutiny is. */
  unset: number;
  unsetNear: number;
}

export const weights: Weights = {
  duel: 2.3,
  running: 0.64,
  firstRound: 0.85,
  unplaced: 0.77,
  arms: 1.28,
  card: 0.23,
  gold: 1.05,
  goldAhead: 5.5,
  tie: 0.04,
  turning: 0.36,
  short: [0, 0.4, 0.6, 0.9, 0.98, 0.98],
  shortAhead: 0.3,
  unset: 0,
  unsetNear: 0.75,
};
