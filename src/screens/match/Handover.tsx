/** Between two people on one device: who is next, and nothing private. */
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg from 'react-native-svg';

import { useWords } from '@/i18n/words';
import type { MatchSeat } from '@/store/store';
import { ChartPaper } from '@/ui/chart/ChartPaper';
import { Button } from '@/ui/kit/Button';
import { Emblem } from '@/ui/kit/Emblem';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { emblemPaths } from '@/ui/scenery/emblems';
import { WaxSeal } from '@/ui/scenery/Ornaments';
import { crewOf, emblems, space } from '@/ui/theme';

import { useBack } from '../back';

/** How large the seal on the covered device is, and on a low one. */
const SEAL = 190;
const SMALL_SEAL = 130;
const LOW = 700;

interface HandoverProps {
  readonly seat: MatchSeat | undefined;
  readonly onTake: () => void;
  /** Another way out than taking it: back to whoever had it before. */
  readonly backLabel?: string | undefined;
  readonly onBack?: () => void;
}

export function Handover({ seat, onTake, backLabel, onBack }: HandoverProps) {
  const t = useWords();
  const back = useBack();
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const seal = height < LOW ? SMALL_SEAL : SEAL;
  const name = seat?.name ?? '';
  const crew = crewOf(seat?.colour ?? '');
  return (
    <View style={[styles.screen, { paddingTop: insets.top, paddingBottom: insets.bottom + space.roomy }]}>
      <ChartPaper />
      <View style={styles.head}>
        <IconButton bare icon="back" label={back.label} onPress={back.onPress} />
      </View>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.middle}>
        <View style={styles.rose}>
          <Svg width={seal} height={seal} aria-hidden>
            <WaxSeal x={seal / 2} y={seal / 2} radius={seal * 0.44} seed={name} emblem={emblemPaths[emblems[crew]]} />
          </Svg>
          <View style={styles.emblem}>
            <Emblem crew={crew} size={44} />
          </View>
        </View>
        <Text kind="lead" tone="textSoft" align="center">
          {t('table.handover')}
        </Text>
        <Text kind="wordmark" heading={1} align="center">
          {name}
        </Text>
        <Text tone="textSoft" align="center">
          {t('table.handoverSentence')}
        </Text>
      </ScrollView>
      <View style={styles.take}>
        <Button look="primary" icon="players" label={t('table.handoverTake', { name })} onPress={onTake} />
        {backLabel && onBack ? <Button look="quiet" label={backLabel} onPress={onBack} /> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, paddingHorizontal: space.roomy },
  head: { flexDirection: 'row' },
  scroll: { flex: 1 },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.small },
  rose: { alignItems: 'center', justifyContent: 'center', marginBottom: space.base },
  emblem: { position: 'absolute', right: 0, bottom: 0 },
  take: { alignSelf: 'center', width: '100%', maxWidth: 420, gap: space.small },
});
