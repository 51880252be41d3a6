/** Beside the hand: actions left as three pips, deck and pile, and the buttons of the turn. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { ACTIONS_A_TURN } from '../data';
import type { State } from '../state';
import { CardFace } from './CardFace';

interface ControlsProps extends Pick<TableProps, 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
}

export function Controls({ view, open, touched, onTouch }: ControlsProps) {
  const say = useGameWords('cartagena');
  const canSail = open.has('button sail');
  return (
    <View style={styles.controls}>
      <Pips left={view.actionsLeft} label={say('table.actions', { count: view.actionsLeft })} />
      <Pile label={say('table.deck', { count: view.deck.length })} count={view.deck.length} />
      <View style={styles.buttons}>
        {view.blackMagic ? (
          <Amulet
            isOn={touched.includes('amulet')}
            onPress={() => onTouch('amulet')}
            label={say(touched.includes('amulet') ? 'table.amuletOn' : 'table.amulet')}
          />
        ) : null}
        {canSail ? (
          <Button
            icon="anchor"
            label={say(view.freeCrossing ? 'table.sailFree' : 'table.sail')}
            onPress={() => onTouch('button sail')}
          />
        ) : null}
        {open.has('button skip') ? <Button label={say('table.skip')} onPress={() => onTouch('button skip')} /> : null}
        {open.has('button end') ? (
          <Button look="primary" label={say('table.end')} onPress={() => onTouch('button end')} />
        ) : null}
      </View>
    </View>
  );
}

function Pips({ left, label }: { readonly left: number; readonly label: string }) {
  const { colours } = useTheme();
  return (
    <View accessible accessibilityLabel={label} style={styles.pips}>
      <Svg width={50} height={18}>
        {Array.from({ length: ACTIONS_A_TURN }, (_, i) => (
          <Circle
            key={i}
            cx={9 + i * 16}
            cy={9}
            r={6}
            fill={i < left ? colours.brass : 'none'}
            stroke={colours.brassText}
            strokeWidth={1.6}
          />
        ))}
      </Svg>
    </View>
  );
}

function Pile({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <View accessible accessibilityLabel={label} style={styles.pile}>
      <CardFace kind={-1} width={20} />
      <Text kind="small">{`${count}`}</Text>
    </View>
  );
}

interface AmuletProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

/** The shout: a bone amulet that glows when it is out. */
function Amulet({ isOn, label, onPress }: AmuletProps) {
  const { colours } = useTheme();
  return (
    <Touchable
      label={label}
      checked={isOn}
      role="switch"
      onPress={onPress}
      style={[
        styles.amulet,
        { borderColor: isOn ? pigment.ember : colours.edge, backgroundColor: isOn ? pigment.dangerDeep : colours.card },
      ]}
    >
      <Svg width={28} height={28} viewBox="0 0 24 24" aria-hidden>
        <Path
          d="M12 2.5c2.8 3 6.8 4.6 6.8 9.4 0 4.6-2.9 7.6-6.8 9.6-3.9-2-6.8-5-6.8-9.6C5.2 7.1 9.2 5.5 12 2.5Z"
          fill={isOn ? pigment.flame : pigment.brass}
          stroke={pigment.ink}
          strokeWidth={1.3}
        />
        <Path
          d="M8.6 11.2a1.6 1.6 0 1 1 .1 0ZM15.3 11.2a1.6 1.6 0 1 1 .1 0ZM9.6 16.4c1.6-1 3.2-1 4.8 0M12 12.6l-.8 1.6h1.6Z"
          fill={pigment.ink}
          stroke={pigment.ink}
          strokeWidth={1}
        />
      </Svg>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  controls: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 48,
    gap: space.small,
    paddingHorizontal: space.small,
  },
  pips: { justifyContent: 'center' },
  pile: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  buttons: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap', gap: space.tight },
  amulet: {
    width: 48,
    height: 44,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
});
