/** What the bots of Mutineer hold things to be worth, in points or as chances; tuned by self-play. */
export const worths = {
  /** The next round's captaincy. */
  captaincy: 2.5,
  /** The Loader's better choice of cards. */
  loading: 0.8,
  /** How likely a player still to choose takes the Mutineer when he is known to be there, and when nobody has looked. */
  mutinous: 0.4,
  mutinousBlind: 0.6,
  /** How likely a player still to choose takes the Mate: without pay, and more for each point of it. */
  mate: 0.12,
  matePaid: 0.12,
  /** How likely a card is still in the middle for each player who has passed before. */
  mutineerLeft: 0.55,
  roleLeft: 0.8,
  merchantLeft: 0.5,
  /** How likely a rival lays out a good he holds. */
  willing: 0.8,
  /** On an island that buys anything: how likely a rival's best pile stays, or grows by one; otherwise by two. */
  anyStays: 0.45,
  anyGrows: 0.38,
  /** Cards kept for the next round: a conflict, a good wanted there by its highest price or by any island, others. */
  keptConflict: 0.5,
  keptWanted: 0.14,
  keptAny: 0.35,
  keptOther: 0.1,
  /** A good kept for the island one steers to oneself. */
  keptGoal: 0.14,
  /** A conflict turned up in a fight. */
  conflict: 0.5,
  /** What the Captain pays without a conflict and with one, and how much it matters. */
  payWeak: 2,
  payFair: 1,
  payStep: 0.6,
  /** Goods of which one has more are laid out first, conflicts last. */
  common: 0.05,
  last: 0.2,
  /** The others' points in a sale count against one's own by this share of their mean. */
  envy: 0.2,
  /** Plans and roles this close are chosen by chance. */
  waver: 0.5,
};
