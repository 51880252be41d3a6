/** A match looked at again: step by step, by itself, from any eye that may see it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameEvent } from '@/core/event';
import { useWords } from '@/i18n/words';
import { logFor } from '@/match/log';
import { recall, type Eye } from '@/match/news';
import { frameAt, span } from '@/match/replaying';
import { ChartPaper } from '@/ui/chart/ChartPaper';
import { IconButton } from '@/ui/kit/IconButton';
import { Segmented } from '@/ui/kit/Segmented';
import { Text } from '@/ui/kit/Text';
import { space, useTheme } from '@/ui/theme';

import { useBack } from '../back';
import { LOW } from '../match/bar';
import { Board } from '../match/Board';
import { Handover } from '../match/Handover';
import { NoMatch } from '../match/NoMatch';
import { useSpeech } from '../match/speech';
import { useOpenedMatch, type OpenMatch } from '../match/useMatch';
import type { ScreenProps } from '../routes';
import { Steps } from './Steps';
import { useEye } from './useEye';

export function Replay({ route }: ScreenProps<'Replay'>) {
  const opened = useOpenedMatch(route.params.id);
  return opened.kind === 'open' ? <Film opened={opened} /> : <NoMatch opened={opened} />;
}

function Film({ opened }: { readonly opened: OpenMatch }) {
  const { match, stored, entry, rules } = opened;
  const t = useWords();
  const insets = useSafeAreaInsets();
  const history = match.getHistory();
  const { first, last } = span(history);
  const look = useEye(stored);
  const { eye } = look;
  const [number, setNumber] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const frame = useMemo(() => frameAt(rules, history, number, eye), [rules, history, number, eye]);
  const remember = useCallback(
    (fits: (event: GameEvent) => boolean) => recall(history, { number, eye }, fits),
    [history, number, eye],
  );
  useRunning(isRunning, () => (number < last ? setNumber(number + 1) : setRunning(false)));
  if (look.asked !== null) {
    return (
      <Handover
        seat={stored.seats[look.asked]}
        onTake={look.open}
        backLabel={t('replay.closeEye')}
        onBack={() => look.choose(look.first)}
      />
    );
  }
  const toAct = rules.seatToAct(frame.view);
  // With everything open one sits beside whoever is to act; at the end, beside whoever acted last.
  const sitter = toAct ?? history.steps.at(-1)?.seat ?? 'table';
  return (
    <View style={[styles.screen, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <ChartPaper />
      <Head opened={opened} eye={eye} number={number} last={last} />
      {look.choices.length > 1 ? (
        <View style={styles.eyes}>
          <Segmented line label={t('replay.eye')} choices={look.choices} value={String(eye)} onChange={look.choose} />
        </View>
      ) : null}
      <Board
        entry={entry}
        least={LEAST}
        view={frame.view}
        viewer={eye === 'open' ? sitter : eye}
        faces={stored.seats}
        toAct={toAct}
        news={frame.news}
        recall={remember}
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

interface Shown {
  readonly opened: OpenMatch;
  readonly eye: Eye;
  readonly number: number;
  readonly last: number;
}

/** Which match it is, and what happened in this step as the eye may know it. */
function Head({ opened, eye, number, last }: Shown) {
  const t = useWords();
  const { textScale } = useTheme();
  const { height } = useWindowDimensions();
  const back = useBack();
  const { match, rules, telling, stored, entry } = opened;
  const speak = useSpeech(entry.id, stored.seats);
  const history = match.getHistory();
  const told = useMemo(() => {
    const lines = logFor({ rules, telling }, history, eye, number).filter(({ step }) => step === number);
    return lines.map(({ phrase }) => speak(phrase)).join(' ');
  }, [rules, telling, history, eye, number, speak]);
  return (
    <View style={styles.head}>
      <IconButton bare icon="back" label={back.label} onPress={back.onPress} />
      <View style={[styles.title, { minHeight: height < LOW ? 0 : HEAD * textScale }]}>
        <View style={styles.first}>
          <View style={styles.name}>
            <Text kind="strong" heading={1} lines={1}>
              {stored.title}
            </Text>
          </View>
          <Text kind="small" tone="textSoft">
            {t('replay.step', { number, last })}
          </Text>
        </View>
        <Text kind="small" tone="textSoft" lines={height < LOW ? 1 : 2} live>
          {number === history.base ? t('replay.start') : told}
        </Text>
      </View>
    </View>
  );
}

/** Points of height a table has on the smallest phone. */
const LEAST = 530;

/** Points of the title and two lines about a step at 100 % text: the board does not jump from step to step. */
const HEAD = 66;

/** Long enough to read what happened, in milliseconds. */
const LEAST_PACE = 800;

/** Runs on by itself, a step each time the last one has had its time. */
function useRunning(isRunning: boolean, next: () => void): void {
  const { motion } = useTheme();
  const pace = Math.max(LEAST_PACE, motion.ms('sail') * 1.6);
  const onTick = useEffectEvent(next);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => onTick(), pace);
    return () => clearInterval(timer);
  }, [isRunning, pace]);
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { flexDirection: 'row', paddingHorizontal: space.tight, paddingVertical: space.tight },
  title: { flex: 1, minWidth: 0, paddingRight: space.small },
  first: { flexDirection: 'row', alignItems: 'baseline', gap: space.small },
  name: { flex: 1, minWidth: 0 },
  eyes: { paddingHorizontal: space.small, paddingBottom: space.tight },
});
