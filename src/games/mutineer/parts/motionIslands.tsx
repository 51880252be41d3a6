/** An island's card turns over in its place: lit when it becomes active, dark when the ship is two voyages away (R7.2). */
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import type { Schedule } from '@/ui/table/flights';
import { TurningCard } from '@/ui/table/TurningCard';
import { useTheme } from '@/ui/theme';

import type { IslandCard } from '../data';
import { cellAt, type Ring } from '../ring';
import { islandAt, type Position } from '../state';
import { turning } from './Board';
import { Island } from './Island';
import { ringLight } from './light';
import type { Stage } from './stage';

/** The glow of its lamps reaches so far beyond its place. */
const MARGIN = 1.5;

interface Turning {
  readonly position: Position;
  /** How it lies when it has turned over. */
  readonly isLit: boolean;
}

export function planTurning(key: string, { position, isLit }: Turning, stage: Stage, schedule: Schedule): void {
  const { ring, view, motion } = stage;
  const { x, y, width, height } = cellAt(ring, position);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const card = islandAt(view, position);
  const at = schedule.length;
  const duration = motion.ms('flip');
  schedule.then({
    key,
    path: [middle, middle],
    duration,
    hides: turning(position),
    draw: () => (
      <View style={{ position: 'absolute', left: (-width * MARGIN) / 2, top: (-height * MARGIN) / 2 }}>
        <TurningCard
          front={<Tile card={card} ring={ring} isLit={isLit} />}
          back={<Tile card={card} ring={ring} isLit={!isLit} />}
          width={width * MARGIN}
          at={at}
          duration={duration}
        />
      </View>
    ),
  });
}

function Tile({ card, ring, isLit }: { readonly card: IslandCard; readonly ring: Ring; readonly isLit: boolean }) {
  const { light } = useTheme();
  const say = useGameWords('mutineer');
  const { width, height } = ring.cells[0] ?? { width: 0, height: 0 };
  return (
    <Svg width={width * MARGIN} height={height * MARGIN}>
      <Island
        island={card}
        cell={{ x: 0, y: 0, width: width * MARGIN, height: height * MARGIN }}
        scale={ring.scale}
        isActive={isLit}
        light={ringLight[light]}
        growth={1}
        {...(ring.isNamed ? { name: say(`island.${card.id}`) } : null)}
      />
    </Svg>
  );
}
