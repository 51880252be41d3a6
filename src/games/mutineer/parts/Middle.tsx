/** The middle of the ring between two fights: deck, discards, action cards, the round; what the viewer found there. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { CardStack } from '@/ui/table/CardStack';
import { radius, space, useTheme } from '@/ui/theme';

import { ROLE_COUNT, ROLES } from '../data';
import type { Ring } from '../ring';
import { HIDDEN, NONE, type State } from '../state';
import { CardFace } from './CardFace';
import type { PartProps } from './part';
import { RoleCard } from './RoleCard';
import { useNames } from './useNames';

interface MiddleProps extends PartProps {
  readonly ring: Ring;
  readonly onTally: () => void;
}

/** The stacks' width, so that three of them and a line of text fit. */
export function stackWidth({ middle }: Ring): number {
  return Math.max(22, Math.min(104, middle.width / 4.4, (middle.height - 62) / 1.7));
}

export function Middle({ view, viewer, ring, onTally }: MiddleProps) {
  const { say } = useNames();
  const { colours } = useTheme();
  const width = stackWidth(ring);
  const discards = view.discard.reduce((sum, count) => sum + count, 0);
  const seen = viewer === 'table' ? 0 : (view.rolesSeen[viewer] ?? 0);
  const isLast = view.round === view.rounds;
  const round = say('table.round', { round: view.round, rounds: view.rounds });
  return (
    <View style={styles.middle}>
      <View style={[styles.round, { backgroundColor: colours.card, borderColor: colours.brass }]}>
        <Text kind="small" align="center">
          {isLast ? `${round} · ${say('table.lastRound')}` : round}
        </Text>
      </View>
      <View style={styles.stacks}>
        <View accessible accessibilityRole="image" accessibilityLabel={say('table.deck', { count: view.deck.length })}>
          <CardStack count={view.deck.length} width={width}>
            <CardFace kind={HIDDEN} width={width} />
          </CardStack>
        </View>
        <Touchable label={say('table.discards', { count: discards })} onPress={onTally} style={styles.discards}>
          <CardStack count={discards} width={width}>
            <CardFace kind={mostSeen(view)} width={width} />
          </CardStack>
        </Touchable>
        {seen === 0 ? <RoleStack view={view} width={width} /> : null}
      </View>
      {seen === 0 ? null : <Seen seen={seen} width={width * 0.62} />}
    </View>
  );
}

/** Action cards nobody has taken yet. */
function RoleStack({ view, width }: { readonly view: State; readonly width: number }) {
  const { say } = useNames();
  const count = ROLE_COUNT - view.roles.filter((role) => role !== NONE).length;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={say('table.middle', { count })}>
      <CardStack count={count} width={width}>
        <RoleCard person={null} width={width} />
      </CardStack>
    </View>
  );
}

/** What the viewer found when he passed: he remembers it until the reveal; cards already gone are backs. */
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
  middle: { alignItems: 'center', justifyContent: 'center', gap: space.tight },
  round: { borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.snug },
  stacks: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  discards: { minWidth: 0 },
  seen: { flexDirection: 'row', gap: 3 },
  gone: { opacity: 0.22 },
});
