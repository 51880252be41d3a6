/** Cards, coins and convictions in flight. Faces are shown only where the event tells this viewer of them. */
import type { ReactNode } from 'react';

import { planCardRoute } from '@/ui/table/cardFlights';
import type { Point } from '@/ui/table/flights';
import { TurningCard } from '@/ui/table/TurningCard';
import type { Motion } from '@/ui/theme';

import { COMBAT, type CombatId, type Side, SIDES } from '../data';
import { CombatCard, ConvictionCard, GoldCard } from './CombatCard';
import { AroundCard, CARD, FlyingCoin } from './flying';
import { plateOf, purseOf, supplyPoint, type Cue, type Planners } from './stage';

/** More coins than this fly as so many. */
const MOST_COINS = 5;

export const cards: Planners = {
  goldTaken({ seat, secret }, cue) {
    flyGold([secret?.gold], [supplyPoint(cue, 'treasure'), purseOf(cue, seat)], cue);
  },

  combatDrawn({ seat, count, secret }, cue) {
    const faces = Array.from({ length: count }, (_, i) => secret?.cards[i]);
    flyCombat(faces, [supplyPoint(cue, 'volcanic'), purseOf(cue, seat)], cue);
  },

  /** From the piles to the one who looks. */
  looked({ seat, pirate, secret }, cue) {
    const to = seat === cue.viewer ? cue.anchors.board : purseOf(cue, seat);
    const isRamon = pirate === 'ramon';
    if (isRamon) flyGold([secret?.gold], [supplyPoint(cue, 'treasure'), to], { ...cue, key: `${cue.key}/gold` });
    const faces = Array.from({ length: isRamon ? 1 : 2 }, (_, i) => secret?.cards[i]);
    flyCombat(faces, [supplyPoint(cue, 'volcanic'), to], cue);
  },

  kept({ seat, pile, secret }, cue) {
    const to = purseOf(cue, seat);
    if (pile === 'gold') flyGold([secret?.gold], [supplyPoint(cue, 'treasure'), to], cue);
    else flyCombat([secret?.card], [supplyPoint(cue, 'volcanic'), to], cue);
  },

  laidAside: ({ seat }, cue) => flyCombat([undefined], [purseOf(cue, seat), cue.anchors.board], cue),

  returned({ seat, pile, count }, cue) {
    const backs = new Array<undefined>(count).fill(undefined);
    const from = purseOf(cue, seat);
    if (pile === 'gold') flyGold(backs, [from, supplyPoint(cue, 'treasure')], cue);
    else flyCombat(backs, [from, supplyPoint(cue, 'volcanic')], cue);
  },

  coinsMoved({ from, to, amount }, cue) {
    const { key, motion, schedule } = cue;
    const purse = (one: number | 'supply') => (one === 'supply' ? supplyPoint(cue, 'gold') : purseOf(cue, one));
    const coins = Array.from({ length: Math.min(amount, MOST_COINS) }, (_, i) => ({
      key: `${key}/${i}`,
      path: [purse(from), purse(to)],
      hop: 0.16,
      duration: motion.ms('flip') * 1.3,
      over: true,
      draw: () => <FlyingCoin size={24} />,
    }));
    schedule.together(coins, motion.ms('fade'));
  },

  // Set, kept or changed: one card slides face down, always in the same time and look.
  sideSet: ({ seat }, cue) => slideConviction([purseOf(cue, seat), plateOf(cue, seat)], null, cue),
  sideHandled: ({ seat }, cue) =>
    slideConviction([plateOf(cue, seat), cue.anchors.board, plateOf(cue, seat)], null, cue),

  peeked({ target, secret }, cue) {
    const side = secret ? SIDES.indexOf(secret.side) : null;
    const { board } = cue.anchors;
    slideConviction([plateOf(cue, target), board, board, plateOf(cue, target)], side, cue);
  },
};

type Route = readonly [from: Point, to: Point];
/** Undefined: the viewer does not see it. */
type Faces<Face> = readonly (Face | undefined)[];

function flyCombat(faces: Faces<CombatId>, route: Route, cue: Cue): void {
  const back = <CombatCard card={-1} width={CARD} />;
  const drawn = faces.map((face, i) => face && <CombatCard key={i} card={COMBAT.indexOf(face)} width={CARD} />);
  fly(drawn, back, route, cue);
}

function flyGold(values: Faces<number>, route: Route, cue: Cue): void {
  const back = <GoldCard value={-1} width={CARD} />;
  const drawn = values.map((value, i) => value && <GoldCard key={i} value={value} width={CARD} />);
  fly(drawn, back, route, cue);
}

function fly(fronts: readonly ReactNode[], back: ReactNode, [from, to]: Route, cue: Cue): void {
  const { key, motion, schedule } = cue;
  const at = schedule.length;
  const drawn = fronts.map((front, i) => <Turned key={i} front={front} back={back} at={at} motion={motion} />);
  planCardRoute({ key, from, to, cards: drawn, width: CARD }, motion, schedule);
}

function slideConviction(path: readonly Point[], side: Side | null, { key, motion, schedule }: Cue): void {
  const at = schedule.length + motion.ms('flip');
  const front = side === null ? null : <ConvictionCard side={side} width={CARD} />;
  schedule.then({
    key,
    path,
    duration: motion.ms('sail') * 1.6,
    over: true,
    draw: () => (
      <AroundCard>
        <Turned front={front} back={<ConvictionCard side={null} width={CARD} />} at={at} motion={motion} />
      </AroundCard>
    ),
  });
}

interface TurnedProps {
  /** Nothing: it stays face down. */
  readonly front: ReactNode;
  readonly back: ReactNode;
  readonly at: number;
  readonly motion: Motion;
}

function Turned({ front, back, at, motion }: TurnedProps) {
  if (!front) return back;
  return <TurningCard front={front} back={back} width={CARD} at={at} duration={motion.ms('flip')} />;
}
