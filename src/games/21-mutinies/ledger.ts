/** Where prestige comes from: every change of a seat's prestige is booked by cause, so that totals can be explained. */

/** Words name them `cause.<id>`. The first ones are earned in play, the last five in the final scoring (R10). */
export const CAUSES = [
  'start',
  'market',
  'town',
  'cabin',
  'mutiny',
  'treasure',
  'card',
  'leftTreasures',
  'exchange',
  'endCards',
  'refused',
  'rumLeft',
] as const;
export type CauseId = (typeof CAUSES)[number];

export const CAUSE_COUNT = CAUSES.length;
