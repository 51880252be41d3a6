/** A match on screen: whose turn it is, the board, what happened last, and everything one can ask for. */
import { useKeepAwake } from 'expo-keep-awake';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameEvent } from '@/core/event';
import type { Seat } from '@/core/seat';
import { useWords } from '@/i18n/words';
import type { Stage } from '@/match/device';
import { recall } from '@/match/news';
import { ChartPaper } from '@/ui/chart/ChartPaper';

import { Asides } from './Asides';
import type { Aside } from './bar';
import { Board } from './Board';
import { BottomBar } from './BottomBar';
import { Handover } from './Handover';
import { Ledger } from './Ledger';
import { Result } from './Result';
import { useSpeech } from './speech';
import { TurnBar } from './TurnBar';
import { useSounds } from './useSounds';
import { usePicture, type OpenMatch } from './useMatch';
import { useShown } from './useShown';

export function TableScreen({ opened }: { readonly opened: OpenMatch }) {
  const { match, stored, entry } = opened;
  const t = useWords();
  useKeepAwake();
  const picture = usePicture(match);
  useSounds(picture, entry);
  const { isShown, onSettled } = useShown(picture);
  const [aside, setAside] = useState<Aside | null>(null);
  const [isResultOpen, setResultOpen] = useState(true);
  const insets = useSafeAreaInsets();
  const speak = useSpeech(entry.id, stored.seats);
  const { number, viewer } = picture;
  const remember = useCallback(
    (fits: (event: GameEvent) => boolean) => recall(match.getHistory(), { number, eye: viewer }, fits),
    [match, number, viewer],
  );
  if (picture.stage.kind === 'handover') {
    if (aside) setAside(null);
    const last = stored.seats[picture.lastHolder ?? -1];
    return (
      <Handover
        seat={stored.seats[picture.stage.next]}
        onTake={() => match.takeDevice()}
        backLabel={last && t('table.handoverBack', { name: last.name })}
        onBack={() => match.takeDeviceBack()}
      />
    );
  }
  const bar = { match, picture, seats: stored.seats, entry, speak };
  return (
    <View style={[styles.screen, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <ChartPaper />
      <TurnBar {...bar} onAside={setAside} />
      <Board
        entry={entry}
        view={picture.view}
        viewer={picture.viewer}
        faces={stored.seats}
        toAct={toActOf(picture.stage)}
        moves={picture.narrowing.left}
        touched={picture.narrowing.touched}
        open={picture.narrowing.open}
        hinted={picture.hint === 'thinking' ? null : picture.hint}
        news={picture.news}
        recall={remember}
        ledger={<Ledger {...bar} />}
        onTouch={(spot) => match.touch(spot)}
        onSettled={(settled) => {
          match.settled(settled);
          onSettled(settled);
        }}
      />
      <BottomBar {...bar} onLog={() => setAside('log')} onResult={() => setResultOpen(true)} />
      <Asides {...bar} aside={aside} onAside={setAside} />
      {picture.outcome && isShown && isResultOpen ? (
        <Result {...bar} outcome={picture.outcome} stored={stored} onBoard={() => setResultOpen(false)} />
      ) : null}
    </View>
  );
}

function toActOf(stage: Stage): Seat | null {
  return stage.kind === 'choosing' || stage.kind === 'forced' || stage.kind === 'waiting' ? stage.seat : null;
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
