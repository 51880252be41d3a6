/** The sale in the middle of the ring: a stall for each active island with counts and what they earn as they stand. */
import { ScrollView, StyleSheet, View } from 'react-native';

import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { kindId } from '../data';
import { stalls, type Stall } from '../market-view';
import { isBlockaded } from '../pirates';
import type { Ring } from '../ring';
import { islandAt, NONE, type State } from '../state';
import { GoodIcon } from './GoodMark';
import type { PartProps } from './part';
import { useNames } from './useNames';

interface MarketProps extends Pick<PartProps, 'faces'> {
  /** With the sale that is being considered. */
  readonly view: State;
  readonly ring: Ring;
}

export function Market({ view, ring, faces }: MarketProps) {
  return (
    <ScrollView style={{ maxHeight: ring.middle.height }} contentContainerStyle={styles.market}>
      {stalls(view).map((stall) => (
        <StallView key={stall.side} stall={stall} view={view} faces={faces} isLarge={ring.middle.width > LARGE} />
      ))}
    </ScrollView>
  );
}

/** From this width on there is room for a larger hand. */
const LARGE = 320;

interface StallProps extends Pick<MarketProps, 'view' | 'faces'> {
  readonly stall: Stall;
  readonly isLarge: boolean;
}

function StallView({ stall, view, faces, isLarge }: StallProps) {
  const { say, island, kind } = useNames();
  const { colours, elevation } = useTheme();
  const name = island(islandAt(view, stall.position).id);
  const icon = isLarge ? 26 : 16;
  const spoken = stall.sellers.map(({ seat, count, good, points }) => {
    const who = faces[seat]?.name ?? '';
    if (count === NONE) return say('table.waits', { name: who });
    if (count === 0) return say('table.sellsNothing', { name: who });
    return say('table.sells', { name: who, count, good: kind(good), points });
  });
  const title = isBlockaded(view, stall.position) ? `${name} · ${say('table.blockade')}` : name;
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={[say('table.market', { island: title }), ...spoken].join('. ')}
      style={[styles.stall, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.mid }]}
    >
      <Text kind={isLarge ? 'label' : 'small'} tone="brassText" lines={2} align="center">
        {title}
      </Text>
      {stall.sellers.map(({ seat, count, good, points }) => (
        <View key={seat} style={[styles.seller, count === NONE ? styles.waiting : null]}>
          <Emblem crew={crewOf(faces[seat]?.colour ?? '')} size={icon} />
          <Text kind={isLarge ? 'body' : 'small'}>{count === NONE ? '…' : `${count}`}</Text>
          {count > 0 ? <GoodIcon good={kindId(good)} size={icon} /> : null}
          <View style={styles.points}>
            {points > 0 ? <Text kind="label" tone="brassText">{`+${points}`}</Text> : null}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  market: { flexDirection: 'row', flexGrow: 1, justifyContent: 'center', alignItems: 'center', gap: space.tight },
  stall: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    maxWidth: 200,
    borderWidth: 1.5,
    borderRadius: radius.small,
    paddingHorizontal: space.tight,
    paddingVertical: space.hair,
  },
  seller: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  waiting: { opacity: 0.6 },
  points: { flex: 1, alignItems: 'flex-end' },
});
