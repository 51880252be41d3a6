/** What the bots' plans weigh with, in points of about a coin; tuned by self-play (docs/decisions/die-meuterei.md). */
export interface Taste {
  /** One more combat card to a hand of up to 2, of 3, 4, 5, 6, 7, and of more. */
  readonly need: readonly number[];
  /** … and what the nearness of the mutiny adds while there are fewer than duels. */
  readonly needNear: number;
  /** A point of worth beyond a card's average. */
  readonly quality: number;
  readonly goldCard: number;
  readonly coin: number;
  /** Looking at two and keeping one, against one card. */
  readonly ramon: number;
  readonly tembo: number;
  /** Exchanging a card worse than the pile's average, by how much worse it is. */
  readonly wessel: number;
  /** What robbing a rival is worth beside the coin. */
  readonly robbed: number;
  /** A side while there is none: at the start, and what the nearness of the mutiny adds. */
  readonly side: number;
  readonly sideNear: number;
  /** Bijoux with a side: always, and by how far the other side leads. */
  readonly bijoux: number;
  readonly regret: number;
  /** Ojo with a side: always, and by the share of rivals whose side is not known. */
  readonly ojo: number;
  readonly unknown: number;
  readonly cambi: number;
  readonly inspect: number;
  /** Knocking for its own sake, and the ship's pace for who is ready for the mutiny. */
  readonly knock: number;
  readonly tempo: number;
  /** How a side looks: by own cards, known pairs, and rivals whose side is known; how far the other must lead to change. */
  readonly arms: number;
  readonly sailors: number;
  readonly rivals: number;
  readonly change: number;
  /** In a duel: how far behind it is fought for, at most, also when it decides all; from which lead it is left. */
  readonly reach: number;
  readonly decisiveReach: number;
  readonly safe: number;
  /** So many cards to spare allow a high first card; a lead from which a first card of the other colour costs little. */
  readonly spareHigh: number;
  readonly waste: number;
}

/** Two players: no one else does the fighting. */
const duo: Taste = {
  need: [2.2, 2.0, 1.6, 1.4, 1.2, 0.8, 0.6],
  needNear: 3,
  quality: 0.9,
  goldCard: 2.5,
  coin: 1.1,
  ramon: 1.75,
  tembo: 1.5,
  wessel: 0.7,
  robbed: 0.8,
  side: 2.1,
  sideNear: 7,
  bijoux: -0.2,
  regret: 0.3,
  ojo: 0.5,
  unknown: -0.3,
  cambi: 1.3,
  inspect: 1.0,
  knock: -0.4,
  tempo: 0.5,
  arms: 1.1,
  sailors: 0.6,
  rivals: 1.45,
  change: 4.4,
  reach: 4.2,
  decisiveReach: 6.3,
  safe: -0.3,
  spareHigh: 0,
  waste: 2.7,
};

/** More players: gold decides among those who won together, so a side with few rivals is as good as a strong one. */
const crew: Taste = {
  need: [2.3, 2.0, 3.0, -0.2, 0.4, 0.2, 0.3],
  needNear: 2.85,
  quality: 0.78,
  goldCard: 3.9,
  coin: 1.57,
  ramon: 1.4,
  tembo: 1.31,
  wessel: 0.64,
  robbed: 0.65,
  side: 0.61,
  sideNear: 13.86,
  bijoux: -0.5,
  regret: -0.13,
  ojo: -1.07,
  unknown: 1.07,
  cambi: 0.22,
  inspect: 1.44,
  knock: -0.28,
  tempo: 0.36,
  arms: 1.28,
  sailors: 0.19,
  rivals: -0.22,
  change: 3.54,
  reach: 4.51,
  decisiveReach: 16.24,
  safe: -3.19,
  spareHigh: 0.6,
  waste: 3.5,
};

export function tasteFor(seats: number): Taste {
  return seats === 2 ? duo : crew;
}
