/** What the bots of Mutineer hold things to be worth, in points or as chances; tuned by self-play. */
export const worths = {
  /** The next round's captaincy. */
  captaincy: 0.2,
  /** The Loader's better choice of cards. */
  loading: 0.8,
  /** How likely a player still to choose takes the Mutineer when he is known to be there, and when nobody has looked. */
  mutinous: 0.45,
  mutinousBlind: 0.6,
  /** How likely a player still to choose takes the Mate: without pay, and more for each point of it. */
  mate: 0.2,
  matePaid: 0.15,
  /** How likely a card is still in the middle for each player who has passed before. */
  mutineerLeft: 0.622,
  roleLeft: 0.75,
  merchantLeft: 0.699,
  /** How likely a rival lays out a good he holds. */
  willing: 0.6,
  /** On an island that buys anything: how likely a rival's best pile stays, or grows by one; otherwise by two. */
  anyStays: 0.487,
  anyGrows: 0.277,
  /**
   * Cards kept for the next round: a conflict, a good wanted there for each point of its highest price, each more of a
   * kind where any is bought, others.
   */
  keptConflict: 0.9,
  keptWanted: 0.38,
  keptAny: 1,
  keptOther: 0,
  /** A good kept for the island one steers to oneself. */
  keptGoal: 0.38,
  /** A conflict turned up in a fight. */
  conflict: 0.7,
  /** What the Captain pays without a conflict and with one, and how much it matters. */
  payWeak: 1.893,
  payFair: 1.2,
  payStep: 0.74,
  /** Goods of which one has more are laid out first, conflicts last. */
  common: 0.1,
  last: 0.266,
  /** The others' points in a sale count against one's own by this share of their mean. */
  envy: 0.2,
  /** A role that promises so much more is e times as likely to have been taken. */
  roleDoubt: 0.5,
  /** Plans and roles this close are chosen by chance. */
  waver: 0.5,
};
