/** The middle of the ring between two fights: deck, discards, action cards, the round; what the viewer found there. */
import { StyleSheet, View } from 'react-native';

import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import { CardStack } from '@/ui/table/CardStack';
import type { Point } from '@/ui/table/flights';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { radius, space } from '@/ui/theme';

import { ROLES } from '../data';
import type { Ring } from '../ring';
import { HIDDEN, type State } from '../state';
import { CardFace } from './CardFace';
import { Hatch } from './Hatch';
import type { PartProps } from './part';
import { RoleCard } from './RoleCard';
import { RoleFan } from './RoleFan';
import { RoundPlaque } from './RoundPlaque';
import { useNames } from './useNames';

interface MiddleProps extends PartProps {
  readonly ring: Ring;
  readonly onTally: () => void;
}

/** Below this height everything lies in one row; the deck is never larger than it needs to be. */
const LOW = 196;
const LARGEST = { width: 400, height: 430 };

interface Deck {
  readonly width: number;
  readonly height: number;
  readonly isLow: boolean;
  /** How wide a card of the two stacks is. */
  readonly card: number;
}

export function deckFor({ middle }: Ring): Deck {
  const width = Math.min(middle.width, LARGEST.width);
  const height = Math.min(middle.height, LARGEST.height, width * 1.32);
  const isLow = height < LOW;
  const room = { x: width - 28, y: height - 62 };
  const card = isLow
    ? Math.min(room.x / 3.9, (room.y - 8) / CARD_SHAPE)
    : Math.min(room.x / 2.9, (room.y - 30) / (CARD_SHAPE * 1.82));
  return { width, height, isLow, card: Math.max(20, Math.min(104, card)) };
}

/** Where cards are drawn from and where they are put aside, from the middle of the ring. */
export function stackSpots(ring: Ring): { deck: Point; pile: Point } {
  const { isLow, card } = deckFor(ring);
  const y = isLow ? 12 : -card * 0.42;
  const x = card * (isLow ? 1.2 : 0.68);
  return { deck: { x: -x, y }, pile: { x: isLow ? 0 : x, y } };
}

export function Middle({ view, viewer, ring, onTally }: MiddleProps) {
  const { say } = useNames();
  const { width, height, isLow, card } = deckFor(ring);
  const discards = view.discard.reduce((sum, count) => sum + count, 0);
  const seen = viewer === 'table' ? 0 : (view.rolesSeen[viewer] ?? 0);
  const roles = seen === 0 ? <RoleFan view={view} width={isLow ? card * 0.8 : card * 0.82} isNarrow={isLow} /> : null;
  return (
    <View style={[styles.deck, { width, minHeight: height }]}>
      <Hatch width={width} height={height} />
      <RoundPlaque view={view} width={width - 34} />
      <View style={[styles.stacks, { gap: isLow ? space.snug : card * 0.34 }]}>
        <View accessible accessibilityRole="image" accessibilityLabel={say('table.deck', { count: view.deck.length })}>
          <CardStack count={view.deck.length} width={card}>
            <CardFace kind={HIDDEN} width={card} />
          </CardStack>
        </View>
        <Touchable label={say('table.discards', { count: discards })} onPress={onTally} style={styles.discards}>
          {discards === 0 ? <View style={[styles.hole, { width: card, height: card * CARD_SHAPE }]} /> : null}
          <CardStack count={discards} width={card}>
            <CardFace kind={mostSeen(view)} width={card} />
          </CardStack>
        </Touchable>
        {isLow ? roles : null}
      </View>
      {isLow ? null : roles}
      {seen === 0 ? null : <Seen seen={seen} width={Math.min(card * (isLow ? 0.5 : 0.8), (width - 40) / 5.4)} />}
    </View>
  );
}

/** What the viewer found when he passed: he remembers it until the reveal; cards already gone are faint. */
function Seen({ seen, width }: { readonly seen: number; readonly width: number }) {
  const { say } = useNames();
  const found = ROLES.filter((_, role) => seen & (1 << role));
  const label = say('table.sees', { roles: found.map((id) => say(`role.${id}`)).join(', ') });
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} style={styles.seen}>
      {ROLES.map((id) => (
        <View key={id} style={found.includes(id) ? null : styles.gone}>
          <RoleCard person={id} width={width} />
        </View>
      ))}
    </View>
  );
}

/** The pile is public: the kind that lies there most often is shown on top. */
function mostSeen(view: State): number {
  return view.discard.indexOf(Math.max(...view.discard));
}

const styles = StyleSheet.create({
  deck: { alignSelf: 'center', alignItems: 'center', justifyContent: 'space-evenly', paddingVertical: space.tight },
  stacks: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  discards: { minWidth: 0 },
  // The place of the discards, seen on dark planks.
  hole: {
    position: 'absolute',
    top: 6,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.small,
    borderColor: pigment.parchmentDeep,
    opacity: 0.7,
  },
  seen: { flexDirection: 'row', gap: 3 },
  gone: { opacity: 0.25 },
});
