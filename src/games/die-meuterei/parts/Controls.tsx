/** Above the hand: the own conviction, gold in all, notes, and the buttons of the moment. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { space } from '@/ui/theme';

import { SIDES } from '../data';
import { goldOf, type Phase, type State } from '../state';
import { Coin } from './Coin';
import { ConvictionCard, GoldCard } from './CombatCard';
import { sideSeen } from './seatFacts';

interface ControlsProps extends Pick<TableProps, 'viewer' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  readonly onNotes: () => void;
}

export function Controls(props: ControlsProps) {
  const { viewer, onNotes } = props;
  const say = useGameWords('die-meuterei');
  return (
    <View style={styles.controls}>
      {viewer === 'table' ? null : (
        <>
          <Own {...props} seat={viewer} />
          <IconButton bare icon="pencil" label={say('table.notes')} onPress={onNotes} />
        </>
      )}
      <Buttons {...props} />
    </View>
  );
}

/** The own side and the own gold: coins and cards, and their sum. */
function Own({ view, seat }: ControlsProps & { readonly seat: number }) {
  const say = useGameWords('die-meuterei');
  const { side, isSet } = sideSeen(view, seat);
  const cards = view.takenBy.flatMap((owner, i) => (owner === seat ? [view.takenGold[i] ?? 0] : []));
  const gold = say('table.ownGold', {
    total: goldOf(view, seat),
    coins: view.coins[seat] ?? 0,
    cards: cards.join(', ') || say('table.noCards'),
  });
  const own = isSet && side !== null ? say(`table.ownSide.${SIDES[side]}`) : say('table.ownSide.none');
  const fanned = cards.slice(-4);
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={`${own}. ${gold}`} style={styles.own}>
      <View style={isSet ? null : styles.unset}>
        <ConvictionCard side={isSet ? side : null} width={30} />
      </View>
      <Coin size={18} />
      <Text kind="strong">{`${goldOf(view, seat)}`}</Text>
      {fanned.map((value, i) => (
        <View key={i} style={i > 0 ? styles.fan : null}>
          <GoldCard value={value} width={22} />
        </View>
      ))}
    </View>
  );
}

/** What the moment offers. A button that is not open can be touched all the same: it says why not. */
function Buttons({ view, open, hints, onTouch }: ControlsProps) {
  const say = useGameWords('die-meuterei');
  const shown = buttonFor(view, open);
  if (shown === null) return <View style={styles.buttons} />;
  const spot = `button ${shown.name}`;
  const isOpen = open.has(spot);
  return (
    <View style={[styles.buttons, isOpen ? null : styles.shut]}>
      <Button
        look={isOpen || hints.has(spot) ? 'primary' : 'outline'}
        label={say(`table.${shown.words}`)}
        onPress={() => onTouch(spot)}
      />
    </View>
  );
}

interface Shown {
  readonly name: string;
  readonly words: string;
}

const buttonOf: Readonly<Partial<Record<Phase, Shown>>> = {
  cabin: { name: 'knock', words: 'knock' },
  wessel: { name: 'done', words: 'done' },
  nero: { name: 'done', words: 'done' },
  chang: { name: 'skip', words: 'nobody' },
  ojo: { name: 'skip', words: 'nobody' },
  inspect: { name: 'skip', words: 'noPair' },
  commit: { name: 'lay', words: 'lay' },
};

function buttonFor(view: State, open: ReadonlySet<string>): Shown | null {
  if (open.has('button use')) return { name: 'use', words: 'use' };
  return buttonOf[view.phase] ?? null;
}

const styles = StyleSheet.create({
  controls: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 48,
    gap: space.tight,
    paddingHorizontal: space.small,
  },
  own: { flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 1, overflow: 'hidden' },
  unset: { opacity: 0.35 },
  fan: { marginLeft: -12 },
  buttons: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', gap: space.tight },
  shut: { opacity: 0.6 },
});
