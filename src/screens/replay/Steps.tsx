/** The controls of a replay: to the start, back, play, on, to the end, and how far it has come. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { IconButton } from '@/ui/kit/IconButton';
import { Slider } from '@/ui/kit/Slider';
import { space, useTheme } from '@/ui/theme';

import { LOW } from '../match/bar';

interface StepsProps {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly onNumber: (number: number) => void;
  readonly onRunning: (isRunning: boolean) => void;
}

/** From this width on line and buttons stand beside each other; on a low window always. */
const WIDE = 600;

export function Steps({ number, first, last, isRunning, onNumber, onRunning }: StepsProps) {
  const t = useWords();
  const { colours } = useTheme();
  const { width, height } = useWindowDimensions();
  const isOneRow = width >= WIDE || height < LOW;
  const go = (to: number) => () => {
    onRunning(false);
    onNumber(to);
  };
  const play = () => {
    if (!isRunning && number === last) onNumber(first);
    onRunning(!isRunning);
  };
  return (
    <View
      style={[
        styles.steps,
        isOneRow ? styles.row : styles.rows,
        { backgroundColor: colours.card, borderTopColor: colours.rim },
      ]}
    >
      <View style={isOneRow ? styles.slider : null}>
        <Slider label={t('replay.slider')} min={first} max={last} value={number} onChange={(to) => go(to)()} />
      </View>
      <View style={[styles.buttons, isOneRow ? null : styles.spread]}>
        <IconButton bare icon="first" label={t('replay.first')} disabled={number === first} onPress={go(first)} />
        <IconButton
          bare
          icon="previous"
          label={t('replay.back')}
          disabled={number === first}
          onPress={go(number - 1)}
        />
        <IconButton
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? t('replay.pause') : t('replay.play')}
          onPress={play}
        />
        <IconButton bare icon="next" label={t('replay.forward')} disabled={number === last} onPress={go(number + 1)} />
        <IconButton bare icon="last" label={t('replay.last')} disabled={number === last} onPress={go(last)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { borderTopWidth: StyleSheet.hairlineWidth, paddingVertical: space.tight },
  rows: { paddingHorizontal: space.base },
  row: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.small, gap: space.tight },
  slider: { flex: 1, minWidth: 60 },
  buttons: { flexDirection: 'row', alignItems: 'center' },
  spread: { justifyContent: 'center', gap: space.small },
});
