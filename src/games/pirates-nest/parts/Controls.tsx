/** Above the hand: supply and discards, actions left as three pips, and the buttons of the turn. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { Pips } from '@/ui/table/Pips';
import type { TableProps } from '@/ui/table/props';
import { space } from '@/ui/theme';

import { ACTIONS } from '../data';
import type { State } from '../state';
import { Stacks } from './Stacks';

interface ControlsProps extends Pick<TableProps, 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board the buttons have a row of their own. */
  readonly isWide: boolean;
  readonly cardWidth: number;
  /** The latest discard is still in the air. */
  readonly isLanding: boolean;
  readonly onTally: () => void;
}

export function Controls(props: ControlsProps) {
  const { view, isWide, cardWidth, isLanding, onTally } = props;
  const say = useGameWords('pirates-nest');
  const left = say('table.actions', { count: view.actionsLeft });
  const pips = <Pips of={ACTIONS} left={view.actionsLeft} label={left} isWide={isWide} />;
  const stacks = <Stacks view={view} width={cardWidth} isLanding={isLanding} onTally={onTally} />;
  if (!isWide) {
    return (
      <View style={styles.controls}>
        {stacks}
        {pips}
        <Buttons {...props} />
      </View>
    );
  }
  return (
    <View style={styles.wide}>
      <View style={styles.controls}>
        {stacks}
        <View style={styles.actions}>
          <Text kind="small" tone="textSoft">
            {left}
          </Text>
          {pips}
        </View>
      </View>
      <View style={styles.controls}>
        <Buttons {...props} />
      </View>
    </View>
  );
}

/** Ending the turn can always be touched: until it is legal it says why not. */
function Buttons({ view, open, hints, onTouch }: ControlsProps) {
  const say = useGameWords('pirates-nest');
  if (open.has('button flag')) {
    return (
      <View style={styles.buttons}>
        <Button look="primary" label={say('table.flag')} onPress={() => onTouch('button flag')} />
      </View>
    );
  }
  const name = open.has('button pass') ? 'pass' : 'end';
  const isOpen = open.has(`button ${name}`);
  return (
    <View style={[styles.buttons, isOpen ? null : styles.shut]}>
      {view.phase === 'act' ? (
        <Button
          look={isOpen || hints.has(`button ${name}`) ? 'primary' : 'outline'}
          label={say(`table.${name}`)}
          onPress={() => onTouch(`button ${name}`)}
        />
      ) : null}
    </View>
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
  wide: { gap: space.tight },
  actions: { flex: 1, alignItems: 'flex-end', gap: space.tight },
  buttons: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap', gap: space.tight },
  shut: { opacity: 0.55 },
});
