/** What lies on the chart: the three islands with their supplies, and the ship on its space. */
import { View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { Coins } from '@/ui/scenery/Treasure';
import { useTheme } from '@/ui/theme';

import { type Island, ISLAND_SPACES, MUTINY_SPACE, STORM_SPACES } from '../data';
import type { State } from '../state';
import { CombatCard, GoldCard } from './CombatCard';
import { lights } from './light';
import type { Plan } from './plan';
import { ShipMarker } from './ShipMarker';

interface SeaTrackProps {
  readonly view: State;
  readonly plan: Plan;
  readonly hidden: ReadonlySet<string>;
}

/** What must not be drawn while the ship is under way. */
export const SAILING = 'ship';

const islands: readonly Island[] = ['gold', 'treasure', 'volcanic'];

export function SeaTrack({ view, plan, hidden }: SeaTrackProps) {
  const say = useGameWords('die-meuterei');
  const { chart, track } = plan;
  const at = track[view.ship];
  const label = say('table.track', {
    space: view.ship,
    last: MUTINY_SPACE,
    storms: STORM_SPACES.filter((space) => space > view.ship).join(', ') || say('table.noStorms'),
  });
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}>
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={view.lastRound ? `${label}. ${say('table.lastRound')}` : label}
        style={{ position: 'absolute', left: chart.x, top: chart.y, width: chart.width, height: chart.height * 0.5 }}
      />
      {islands.map((island) => (
        <IslandSupply key={island} island={island} view={view} plan={plan} />
      ))}
      {at && !hidden.has(SAILING) ? (
        <View style={{ position: 'absolute', left: at.x, top: at.y }}>
          <ShipMarker height={shipHeight(plan)} />
        </View>
      ) : null}
    </View>
  );
}

export function shipHeight({ chart }: Plan): number {
  return Math.min(56, chart.height * 0.5);
}

/** Where an island's supply lies: cards and coins come from here. */
export function islandPoint(plan: Plan, view: State, island: Island): { x: number; y: number } {
  const at = plan.track[ISLAND_SPACES[view.movement][island]];
  return { x: at?.x ?? 0, y: plan.chart.y + plan.chart.height * 0.75 };
}

interface IslandProps {
  readonly island: Island;
  readonly view: State;
  readonly plan: Plan;
}

function IslandSupply({ island, view, plan }: IslandProps) {
  const say = useGameWords('die-meuterei');
  const { light } = useTheme();
  const { x, y } = islandPoint(plan, view, island);
  const apart = (plan.track[3]?.x ?? 0) - (plan.track[0]?.x ?? 0);
  const width = Math.min(apart - 4, 110);
  const height = plan.chart.height * 0.46;
  const count = island === 'gold' ? view.supply : island === 'treasure' ? view.gold.length : view.combat.length;
  const [paper, , ink] = lights[light].chart;
  const card = Math.min(height * 0.58, 30);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={say(`table.supply.${island}`, { count })}
      style={{ position: 'absolute', left: x - width / 2, top: y - height / 2, width, height }}
    >
      <Svg
        width={width}
        height={height}
        viewBox="0 0 60 34"
        preserveAspectRatio="none"
        style={{ position: 'absolute' }}
      >
        <Land island={island} ink={ink} />
      </Svg>
      <View style={{ position: 'absolute', left: width * 0.14, bottom: height * 0.1 }}>
        {island === 'gold' ? (
          <Svg width={card * 1.1} height={card * 1.1} viewBox="0 0 24 24">
            {count > 0 ? <Coins at={count > 4 ? HEAP : [[12, 16]]} radius={7} tilt={0.5} /> : null}
          </Svg>
        ) : count === 0 ? null : island === 'treasure' ? (
          <GoldCard value={-1} width={card * 0.78} />
        ) : (
          <CombatCard card={-1} width={card * 0.78} />
        )}
      </View>
      <View
        style={{
          position: 'absolute',
          right: width * 0.06,
          bottom: height * 0.06,
          backgroundColor: count === 0 ? pigment.danger : paper,
          borderColor: ink,
          borderWidth: 1,
          borderRadius: 6,
          paddingHorizontal: 4,
        }}
      >
        <Text kind="small" colour={count === 0 ? pigment.moon : ink}>
          {`${count}`}
        </Text>
      </View>
    </View>
  );
}

const HEAP: readonly (readonly [number, number])[] = [
  [8, 19],
  [16, 19],
  [12, 15],
  [12, 10],
];

/** Inked silhouettes: sand with palms, a green hill with a cross, a smoking mountain. */
function Land({ island, ink }: { readonly island: Island; readonly ink: string }) {
  const line = { stroke: ink, strokeWidth: 1, strokeLinejoin: 'round' } as const;
  switch (island) {
    case 'gold':
      return (
        <G>
          <Path d="M2 33C8 22 20 18 32 19S54 24 58 33Z" fill="#e6c27a" {...line} />
          <Path
            d="M46 24C45 16 46 12 49 8M49 8c-5-3-9-1-10 3M49 8c5-3 8 0 9 4M49 8c-2-4-6-5-9-3M49 8c3-4 6-4 8-2"
            fill="none"
            {...line}
            strokeWidth={1.5}
          />
        </G>
      );
    case 'treasure':
      return (
        <G>
          <Path d="M2 33C5 24 12 22 17 16S30 6 38 14s8 6 13 10 6 6 7 9Z" fill="#9db37a" {...line} />
          <Path d="M40 7l7 6M47 7l-7 6" stroke={pigment.danger} strokeWidth={2} strokeLinecap="round" />
        </G>
      );
    case 'volcanic':
      return (
        <G>
          <Path d="M2 33C14 28 20 18 25 9h10c5 9 11 19 23 24Z" fill="#a98a78" {...line} />
          <Path d="M25 9h10l-2 6-3-3-3 4Z" fill={pigment.ember} {...line} />
          <Circle cx={33} cy={4} r={3} fill="#c9bfae" {...line} />
          <Circle cx={39} cy={2.6} r={2.2} fill="#c9bfae" {...line} />
        </G>
      );
  }
}
