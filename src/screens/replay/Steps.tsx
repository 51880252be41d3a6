/** The controls of a replay: to the start, back, play, on, to the end, and how far it has come. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { IconButton } from '@/ui/kit/IconButton';
import { Slider } from '@/ui/kit/Slider';
import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

interface StepsProps {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly onNumber: (number: number) => void;
  readonly onRunning: (isRunning: boolean) => void;
}

export function Steps({ number, first, last, isRunning, onNumber, onRunning }: StepsProps) {
  const t = useWords();
  const { colours } = useTheme();
  const go = (to: number) => () => {
    onRunning(false);
    onNumber(to);
  };
  const play = () => {
    if (!isRunning && number === last) onNumber(first);
    onRunning(!isRunning);
  };
  return (
    <View style={[styles.steps, { backgroundColor: colours.card, borderTopColor: colours.rim }]}>
      <View style={styles.way}>
        <View style={styles.slider}>
          <Slider label={t('replay.slider')} min={first} max={last} value={number} onChange={(to) => go(to)()} />
        </View>
        <Text kind="small" tone="textSoft">
          {t('replay.step', { number, last })}
        </Text>
      </View>
      <View style={styles.buttons}>
        <IconButton bare icon="first" label={t('replay.first')} disabled={number === first} onPress={go(first)} />
        <IconButton bare icon="back" label={t('replay.back')} disabled={number === first} onPress={go(number - 1)} />
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
  steps: { borderTopWidth: StyleSheet.hairlineWidth, paddingHorizontal: space.base, paddingVertical: space.small },
  way: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  slider: { flex: 1, minWidth: 100 },
  buttons: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: space.small },
});
