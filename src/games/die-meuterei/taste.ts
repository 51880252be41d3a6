/** What the bots' plans weigh with, in points of about a coin; tuned by self-play (docs/decisions/die-meuterei.md). */
export interface Taste {
  /** A combat card to a hand of so many: up to 2, 3, 4, 5, 6, 7, more. */
  need: readonly number[];
  /** A point of worth beyond a card's average. */
  quality: number;
  /** A gold card's average, and a coin. */
  goldCard: number;
  coin: number;
  ramon: number;
  tembo: number;
  wessel: number;
  /** Robbing takes from a rival, too. */
  robbed: number;
  /** A side while there is none: at the start, at the mutiny, and as the last chance. */
  side: number;
  sideNear: number;
  /** Visits of Bijoux and Ojo with a side: always, by how much the other side leads, and for each unknown side. */
  bijoux: number;
  regret: number;
  ojo: number;
  unknown: number;
  cambi: number;
  inspect: number;
  /** Against the best card that lies open: knocking for its own sake, and each door's part in the tempo. */
  knock: number;
  tempo: number;
  /** How a side looks: by own cards, known pairs, and believed rivals' cards; how far it must lead to change. */
  arms: number;
  sailors: number;
  rivals: number;
  change: number;
  /** In duels: leads that are left alone or given up, and what the first card may cost. */
  reach: number;
  decisiveReach: number;
  safe: number;
  spareHigh: number;
  waste: number;
}

export const taste: Taste = {
  need: [2, 1.5, 1.5, 1.1, 1.1, 0.8, 0.8],
  quality: 0.6,
  goldCard: 2,
  coin: 1,
  ramon: 1.9,
  tembo: 1.4,
  wessel: 0.6,
  robbed: 0.4,
  side: 1.5,
  sideNear: 5,
  bijoux: 0.3,
  regret: 0.3,
  ojo: 0.2,
  unknown: 0.5,
  cambi: 1.5,
  inspect: 0.8,
  knock: 0,
  tempo: 0,
  arms: 1,
  sailors: 0.45,
  rivals: 1,
  change: 3,
  reach: 6,
  decisiveReach: 9,
  safe: 4,
  spareHigh: 1,
  waste: 2,
};
