/** A match on screen: whose turn it is, the board, what happened last, and everything one can ask for. */
import { Suspense, useMemo, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Picture } from '@/match/picture';
import { ChartPaper } from '@/ui/chart/ChartPaper';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';
import { useWords } from '@/i18n/words';

import { Asides } from './Asides';
import type { Aside } from './bar';
import { BottomBar } from './BottomBar';
import { Handover } from './Handover';
import { Result } from './Result';
import { useSpeech } from './speech';
import { tableOf } from './tables';
import { TurnBar } from './TurnBar';
import { usePicture, type OpenMatch } from './useMatch';

export function TableScreen({ opened }: { readonly opened: OpenMatch }) {
  const { match, stored, entry } = opened;
  const picture = usePicture(match);
  const [aside, setAside] = useState<Aside | null>(null);
  const [isResultOpen, setResultOpen] = useState(true);
  const insets = useSafeAreaInsets();
  const speak = useSpeech(entry.id, stored.seats);
  if (picture.stage.kind === 'handover') {
    return <Handover seat={stored.seats[picture.stage.next]} onTake={() => match.takeDevice()} />;
  }
  const bar = { match, picture, seats: stored.seats, entry, speak };
  return (
    <View style={[styles.screen, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <ChartPaper />
      <TurnBar {...bar} onAside={setAside} />
      <Board opened={opened} picture={picture} />
      <BottomBar {...bar} onLog={() => setAside('log')} onResult={() => setResultOpen(true)} />
      <Asides {...bar} aside={aside} onAside={setAside} />
      {picture.outcome && isResultOpen ? (
        <Result {...bar} outcome={picture.outcome} stored={stored} onBoard={() => setResultOpen(false)} />
      ) : null}
    </View>
  );
}

/** The game's own table, as large as the room between the bars. */
function Board({ opened, picture }: { readonly opened: OpenMatch; readonly picture: Picture }) {
  const t = useWords();
  const { match, stored, entry } = opened;
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const Table = useMemo(() => tableOf(entry), [entry]);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setSize({ width: layout.width, height: layout.height });
  return (
    <View style={styles.board} onLayout={onLayout}>
      {size && Table ? (
        <Suspense fallback={<Text live>{t('match.loading')}</Text>}>
          <Table
            {...size}
            view={picture.view}
            viewer={picture.viewer}
            faces={stored.seats}
            toAct={'seat' in picture.stage && picture.stage.kind !== 'passing' ? picture.stage.seat : null}
            moves={picture.narrowing.left}
            touched={picture.narrowing.touched}
            open={picture.narrowing.open}
            hinted={picture.hint && picture.hint !== 'thinking' ? picture.hint : null}
            news={picture.news}
            onTouch={(spot) => match.touch(spot)}
            onSettled={(number) => match.settled(number)}
          />
        </Suspense>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  board: { flex: 1, minHeight: 0, marginHorizontal: space.hair },
});
