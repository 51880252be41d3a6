/** A match looked at again: step by step, by itself, from any eye that may see it. */
import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useWords } from '@/i18n/words';
import { logFor } from '@/match/log';
import { eyesFor, frameAt, span, type Eye } from '@/match/replaying';
import { ChartPaper } from '@/ui/chart/ChartPaper';
import { IconButton } from '@/ui/kit/IconButton';
import { Segmented } from '@/ui/kit/Segmented';
import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

import { useBack } from '../back';
import { Board } from '../match/Board';
import { NoMatch } from '../match/NoMatch';
import { useSpeech } from '../match/speech';
import { useOpenedMatch, type OpenMatch } from '../match/useMatch';
import type { ScreenProps } from '../routes';
import { Steps } from './Steps';

export function Replay({ route }: ScreenProps<'Replay'>) {
  const opened = useOpenedMatch(route.params.id);
  return opened.kind === 'open' ? <Film opened={opened} /> : <NoMatch opened={opened} />;
}

function Film({ opened }: { readonly opened: OpenMatch }) {
  const { match, stored, entry, rules } = opened;
  const t = useWords();
  const back = useBack();
  const insets = useSafeAreaInsets();
  const history = match.getHistory();
  const { first, last } = span(history);
  const eyes = eyesFor(stored.seats, stored.state === 'finished');
  const [eye, setEye] = useState<Eye>(eyes[0] ?? 'table');
  const [number, setNumber] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const frame = frameAt(rules, history, number, eye);
  useRunning(isRunning, () => (number < last ? setNumber(number + 1) : setRunning(false)));
  const names: Record<string, string> = { open: t('replay.open'), table: t('replay.table') };
  const choices = eyes.map((one) => ({
    value: String(one),
    label: names[one] ?? stored.seats[Number(one)]?.name ?? '',
  }));
  return (
    <View style={[styles.screen, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <ChartPaper />
      <View style={styles.head}>
        <IconButton bare icon="back" label={back.label} onPress={back.onPress} />
        <View style={styles.title}>
          <Text kind="strong" heading={1} lines={1}>
            {stored.title}
          </Text>
          <Text kind="small" tone="textSoft" lines={2} live>
            <Told opened={opened} eye={eye} number={number} />
          </Text>
        </View>
      </View>
      {choices.length > 1 ? (
        <Segmented
          label={t('replay.eye')}
          choices={choices}
          value={String(eye)}
          onChange={(value) => setEye(eyes.find((one) => String(one) === value) ?? 'table')}
        />
      ) : null}
      <Board
        entry={entry}
        view={frame.view}
        viewer={eye === 'open' ? 'table' : eye}
        faces={stored.seats}
        toAct={rules.seatToAct(frame.view)}
        news={frame.news}
      />
      <Steps
        number={number}
        first={first}
        last={last}
        isRunning={isRunning}
        onNumber={setNumber}
        onRunning={setRunning}
      />
    </View>
  );
}

/** What happened in this step, as the eye may know it. */
function Told({ opened, eye, number }: { readonly opened: OpenMatch; readonly eye: Eye; readonly number: number }) {
  const t = useWords();
  const { match, rules, telling, stored, entry } = opened;
  const speak = useSpeech(entry.id, stored.seats);
  const viewer = eye === 'open' ? 'table' : eye;
  const lines = logFor({ rules, telling }, match.getHistory(), viewer, number).filter(({ step }) => step === number);
  return number === 0 ? t('replay.start') : lines.map(({ phrase }) => speak(phrase)).join(' ');
}

/** Runs on by itself, a step each time the last one has had its time. */
function useRunning(isRunning: boolean, next: () => void): void {
  const { motion } = useTheme();
  const pace = Math.max(350, motion.ms('sail') * 1.6);
  const onTick = useEffectEvent(next);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => onTick(), pace);
    return () => clearInterval(timer);
  }, [isRunning, pace]);
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 52, paddingHorizontal: space.tight },
  title: { flex: 1, minWidth: 0 },
});
