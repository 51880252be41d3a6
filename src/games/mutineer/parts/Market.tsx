/** The sale on deck: a stall for each active island with its prices, what was sold there and what it earns as it stands. */
import { ScrollView, StyleSheet, View } from 'react-native';

import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { kindId } from '../data';
import { stalls, type Stall } from '../market-view';
import { isBlockaded } from '../pirates';
import type { Ring } from '../ring';
import { islandAt, NONE, type State } from '../state';
import { Awning } from './Awning';
import { GoodIcon } from './GoodMark';
import { Hatch } from './Hatch';
import { deckFor } from './Middle';
import type { PartProps } from './part';
import { useNames } from './useNames';

interface MarketProps extends Pick<PartProps, 'faces'> {
  /** With the sale that is being considered. */
  readonly view: State;
  readonly ring: Ring;
}

export function Market({ view, ring, faces }: MarketProps) {
  const { width, height, isLow } = deckFor(ring);
  const shown = stalls(view);
  const room = (width - 24) / shown.length - space.tight;
  const row = Math.max(18, Math.min(44, (height - HEADING) / faces.length));
  return (
    <View style={[styles.deck, { width, height }]}>
      <Hatch width={width} height={height} />
      <ScrollView style={styles.scroll} contentContainerStyle={styles.market}>
        {shown.map((stall) => (
          <StallView
            key={stall.side}
            {...{ stall, view, faces, isLow, row }}
            isTight={height < TIGHT + row * faces.length}
            width={room}
          />
        ))}
      </ScrollView>
    </View>
  );
}

/** What a stall needs above its rows. */
const HEADING = 112;
/** A deck with less room than this beside its rows has none for two lines of a name. */
const TIGHT = 72;
/** From this width on there is room for larger letters, and for every card that was sold. */
const LARGE = 140;

interface StallProps extends Pick<MarketProps, 'view' | 'faces'> {
  readonly stall: Stall;
  readonly width: number;
  /** How high the line of a player is. */
  readonly row: number;
  /** There is room for nothing but names and counts. */
  readonly isLow: boolean;
  /** Not even for names: the prices tell the islands apart. */
  readonly isTight: boolean;
}

function StallView({ stall, view, faces, width, row, isLow, isTight }: StallProps) {
  const { say, island, kind } = useNames();
  const { colours, elevation } = useTheme();
  const { id, values } = islandAt(view, stall.position);
  const isLarge = width > LARGE;
  const spoken = stall.sellers.map(({ seat, count, good, points }) => {
    const who = faces[seat]?.name ?? '';
    if (count === NONE) return say('table.waits', { name: who });
    if (count === 0) return say('table.sellsNothing', { name: who });
    return say('table.sells', { name: who, count, good: kind(good), points });
  });
  const isClosed = isBlockaded(view, stall.position);
  const title = isClosed ? `${island(id)} · ${say('table.blockade')}` : island(id);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={[say('table.market', { island: title }), ...spoken].join('. ')}
      style={{ width }}
    >
      {isLow ? null : <Awning width={width} isClosed={isClosed} />}
      <View style={[styles.stall, { backgroundColor: colours.card, boxShadow: elevation.mid }]}>
        {isTight ? null : (
          <Text kind={isLarge ? 'label' : 'small'} lines={2} align="center">
            {title}
          </Text>
        )}
        {isLow && !isTight ? null : (
          <Text kind="small" tone="textSoft" align="center">
            {values.slice(0, 3).join(' · ')}
          </Text>
        )}
        {stall.sellers.map((seller) => (
          <SellerRow key={seller.seat} {...{ seller, faces, isLarge, row }} />
        ))}
      </View>
    </View>
  );
}

interface SellerRowProps extends Pick<MarketProps, 'faces'> {
  readonly seller: Stall['sellers'][number];
  readonly isLarge: boolean;
  readonly row: number;
}

/** Whoever earns something as it stands has a light behind him. */
function SellerRow({ seller, faces, isLarge, row }: SellerRowProps) {
  const { colours } = useTheme();
  const { seat, count, good, points } = seller;
  const icon = Math.min(row - 2, isLarge ? 30 : 16);
  const look = points > 0 ? { backgroundColor: colours.sunken } : count === NONE ? styles.waiting : null;
  return (
    <View style={[styles.seller, { minHeight: row }, look]}>
      <Emblem crew={crewOf(faces[seat]?.colour ?? '')} size={icon} />
      {isLarge ? null : <Text kind="small">{count === NONE ? '…' : `${count}`}</Text>}
      {isLarge && count <= 0 ? <Text>{count === NONE ? '…' : '–'}</Text> : null}
      {Array.from({ length: isLarge ? Math.max(0, count) : Math.min(1, Math.max(0, count)) }, (_, i) => (
        <GoodIcon key={i} good={kindId(good)} size={icon} />
      ))}
      <View style={styles.points}>
        {points > 0 ? <Text kind={isLarge ? 'strong' : 'label'} tone="brassText">{`+${points}`}</Text> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  deck: { alignSelf: 'center', justifyContent: 'center' },
  scroll: { margin: 10, marginBottom: 14 },
  market: { flexDirection: 'row', flexGrow: 1, justifyContent: 'center', alignItems: 'center', gap: space.tight },
  stall: {
    borderBottomLeftRadius: radius.small,
    borderBottomRightRadius: radius.small,
    marginHorizontal: 3,
    paddingHorizontal: 3,
    paddingBottom: space.hair,
  },
  seller: { flexDirection: 'row', alignItems: 'center', gap: 3, borderRadius: radius.small, paddingHorizontal: 1 },
  waiting: { opacity: 0.6 },
  points: { flex: 1, alignItems: 'flex-end' },
});
