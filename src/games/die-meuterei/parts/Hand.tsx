/** The viewer's hand: six stacks V1 to D3 with their counts, and the mascot. Always in the same place, also when empty. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { COMBAT, COMBAT_COUNT } from '../data';
import { MASCOT, NONE, type State } from '../state';
import { CombatCard } from './CombatCard';
import { Mascot } from './Mascot';

interface HandProps extends Pick<TableProps, 'viewer' | 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** The room of one stack. */
  readonly slot: number;
}

const STACKS = [0, 1, 2, 3, 4, 5, MASCOT];

export function Hand(props: HandProps) {
  const { viewer, slot } = props;
  const say = useGameWords('die-meuterei');
  if (viewer === 'table') {
    return (
      <View style={[styles.none, { minHeight: slot * CARD_SHAPE + 12 }]}>
        <Text kind="small" tone="textSoft" align="center">
          {say('table.handHidden')}
        </Text>
      </View>
    );
  }
  return (
    <View style={styles.hand} accessibilityLabel={say('table.hand')}>
      {STACKS.map((kind) => (
        <Stack key={kind} {...props} kind={kind} seat={viewer} />
      ))}
    </View>
  );
}

function Stack(props: HandProps & { readonly kind: number; readonly seat: number }) {
  const { view, faces, open, touched, hints, slot, kind, seat, onTouch } = props;
  const { colours, motion } = useTheme();
  const say = useGameWords('die-meuterei');
  const name = kind === MASCOT ? 'mascot' : (COMBAT[kind] ?? '');
  const spot = `card ${name}`;
  const count = kind === MASCOT ? 1 : stackCount(view, seat, kind);
  const isTouched = touched.includes(spot);
  const isOpen = open.has(spot);
  const rim = isTouched ? colours.focus : hints.has(spot) ? colours.danger : isOpen ? colours.brass : 'transparent';
  const spoken = kind === MASCOT ? say('table.mascot') : say('table.stack', { count, card: say(`card.${name}`) });
  const card = slot - 6;
  const isLaid = kind === MASCOT && view.commits[seat] === MASCOT;
  return (
    <Touchable
      label={isOpen ? `${spoken}. ${say('table.canTouch')}` : spoken}
      selected={isTouched}
      skipTab={open.size > 0 && !isOpen && !isTouched}
      onPress={() => onTouch(spot)}
      style={[
        styles.stack,
        { width: slot, minWidth: 0, transform: [{ translateY: isTouched && !motion.reduced ? -6 : 0 }] },
      ]}
    >
      <View style={[styles.card, { borderColor: rim, opacity: count === 0 || isLaid ? 0.28 : 1 }]}>
        {count > 1 ? (
          <View style={styles.behind}>
            <CombatCard card={kind} width={card - 6} />
          </View>
        ) : null}
        {kind === MASCOT ? (
          <View style={[styles.mascot, { width: card - 6, height: (card - 6) * CARD_SHAPE }]}>
            <Mascot crew={crewOf(faces[seat]?.colour ?? '')} size={card - 4} />
          </View>
        ) : (
          <CombatCard card={kind} width={card - 6} />
        )}
      </View>
      {kind === MASCOT ? null : (
        <View style={[styles.count, { backgroundColor: count === 0 ? colours.sunken : colours.action }]}>
          <Text kind="small" tone={count === 0 ? 'textSoft' : 'onAction'}>
            {`${count}`}
          </Text>
        </View>
      )}
    </Touchable>
  );
}

/** A card that lies face down on the planks is no longer in the hand. */
function stackCount(view: State, seat: number, kind: number): number {
  const held = view.hands[seat * COMBAT_COUNT + kind] ?? 0;
  return view.commits[seat] !== NONE && view.commits[seat] === kind ? held - 1 : held;
}

const styles = StyleSheet.create({
  none: { justifyContent: 'center' },
  hand: {
    flexDirection: 'row',
    justifyContent: 'center',
    gap: space.tight,
    paddingHorizontal: space.hair,
    paddingTop: 6,
  },
  stack: { alignItems: 'center', justifyContent: 'flex-end' },
  card: { borderWidth: 3, borderRadius: radius.small + 2 },
  behind: { position: 'absolute', left: 3, top: -3 },
  mascot: { alignItems: 'center', justifyContent: 'flex-end' },
  count: {
    position: 'absolute',
    top: -6,
    right: -2,
    minWidth: 20,
    borderRadius: radius.round,
    alignItems: 'center',
    paddingHorizontal: 4,
  },
});
