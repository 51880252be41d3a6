/** The mutiny in motion: cards are laid and turned one by one, monkeys come up, winners climb the upper deck. */
import { View } from 'react-native';

import { gameWords } from '@/i18n/words';
import type { Point } from '@/ui/table/flights';
import { TurningCard } from '@/ui/table/TurningCard';
import { crewOf } from '@/ui/theme';

import { COMBAT, D, PAIRS, type Side, SIDES, sideOf, V } from '../data';
import { CombatCard } from './CombatCard';
import { duelPoint, laidPoint } from './Duel';
import { turning } from './duelScene';
import { AroundCard, CARD } from './flying';
import { Mascot } from './Mascot';
import { middle, planBanner } from './motionVoyage';
import { pairPoint } from './Pairs';
import type { Plan } from './plan';
import { SailorFigure } from './SailorFigure';
import { overTable, plateOf, purseOf, type Cue, type Planners } from './stage';
import { upperPoint } from './UpperDecks';

const say = (key: string, values?: Record<string, string>) => gameWords('die-meuterei')(key, values);

export const duel: Planners = {
  mutinyBegun({ reason }, cue) {
    planBanner({ words: say('table.banner.mutiny'), more: say(`voyage.${reason}`) }, cue);
  },

  /** Both sailors step down from their letter. */
  duelStarted({ pair }, { key, plan, motion, schedule }) {
    const box = plan.pairs[PAIRS.indexOf(pair)] ?? plan.deck;
    const height = plan.cabins.height * 0.5;
    const steps = [V, D].map((side) => ({
      key: `${key}/${side}`,
      path: [pairPoint(box, side), sailorPoint(plan, side)],
      hop: 0.1,
      duration: motion.ms('sail'),
      draw: () => <SailorFigure height={height} />,
    }));
    schedule.together(steps, motion.ms('fade'));
  },

  committed({ seat }, cue) {
    const { key, plan, motion, schedule } = cue;
    const path = [purseOf(cue, seat), overTable(cue, laidPoint(plan.cabins))];
    const draw = () => (
      <AroundCard>
        <CombatCard card={-1} width={CARD} />
      </AroundCard>
    );
    schedule.then({ key, path, hop: 0.1, duration: motion.ms('flip'), over: true, draw });
  },

  revealed({ cards, mascots }, cue) {
    cards.forEach((card, i) => planTurn(COMBAT.indexOf(card), i, cue));
    planMonkeys(mascots, cue);
    cue.schedule.rest(cue.motion.ms('step'));
  },

  /** The winner climbs to its side's upper deck. */
  duelWon({ pair, side: id, byCards, wins }, cue) {
    const { key, plan, before, motion, schedule } = cue;
    const side = SIDES.indexOf(id);
    const words = say('table.banner.duelWon', { side: say(`side.${id}`), letter: pair });
    planBanner({ words, ...(byCards ? { more: say('table.banner.byCards') } : null) }, { ...cue, key: `${key}/words` });
    const value = before.pairs[PAIRS.indexOf(pair) * 2 + side] ?? 0;
    const path = [sailorPoint(plan, side), upperPoint(plan.upper[side === V ? 0 : 1], side, wins[id] - 1)];
    const draw = () => <SailorFigure height={plan.upper[0].height * 0.74} value={value} />;
    schedule.then({ key, path, hop: 0.2, duration: motion.ms('sail'), draw });
  },
};

/** Where a side's sailor stands in the duel. */
function sailorPoint({ cabins }: Plan, side: Side): Point {
  return { x: duelPoint(cabins, side).x, y: cabins.y + cabins.height * 0.6 };
}

/** A card lies, turns, and goes to its side; the total counts when it lands. */
function planTurn(card: number, index: number, { key, plan, motion, schedule }: Cue): void {
  const at = schedule.length;
  const from = laidPoint(plan.cabins);
  const flip = motion.ms('flip');
  schedule.then({
    key: `${key}/${index}`,
    path: [from, from, duelPoint(plan.cabins, sideOf(card))],
    duration: flip * 2,
    hides: turning(index),
    draw: () => (
      <AroundCard>
        <TurningCard
          front={<CombatCard card={card} width={CARD} />}
          back={<CombatCard card={-1} width={CARD} />}
          width={CARD}
          at={at}
          duration={flip}
        />
      </AroundCard>
    ),
  });
}

/** From their owners' plates over the planks and back. */
function planMonkeys(seats: readonly number[], cue: Cue): void {
  const { key, faces, motion, plan, schedule } = cue;
  const centre = overTable(cue, middle(plan.cabins));
  const jumps = seats.map((seat, i) => ({
    key: `${key}/mascot/${i}`,
    path: [plateOf(cue, seat), centre, plateOf(cue, seat)],
    hop: 0.2,
    duration: motion.ms('sail') * 1.6,
    over: true,
    draw: () => (
      <View style={{ position: 'absolute', left: -24, top: -24 }}>
        <Mascot crew={crewOf(faces[seat]?.colour ?? '')} size={48} />
      </View>
    ),
  }));
  schedule.together(jumps, motion.ms('fade'));
}
