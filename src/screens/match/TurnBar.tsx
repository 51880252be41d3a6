/** Above the board: the way out, whose turn it is and what they may do, undo, hint and the rest. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { crewOf, space, useTheme } from '@/ui/theme';

import { useBack } from '../back';
import type { Aside, BarProps } from './bar';

export function TurnBar(props: BarProps & { readonly onAside: (aside: Aside) => void }) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const back = useBack();
  const turnText = useTurnText(props);
  const prompt = usePrompt(props);
  const { match, picture, seats, onAside } = props;
  const { stage, undo, canTakeBack } = picture;
  const seat = 'seat' in stage ? seats[stage.seat] : undefined;
  const canUndo = undo > 0 || canTakeBack;
  const turn = (
    <View style={styles.turn}>
      {seat ? <Emblem crew={crewOf(seat.colour)} size={26} /> : null}
      <View style={styles.words}>
        <Text kind="strong" heading={1} lines={1}>
          {turnText}
        </Text>
        <Text kind="small" tone="textSoft" lines={2} live>
          {prompt}
        </Text>
      </View>
    </View>
  );
  const isTight = width < ROOM * textScale;
  const buttons = (
    <View style={styles.row}>
      <IconButton bare icon="back" label={back.label} onPress={back.onPress} />
      {isTight ? <View style={styles.turn} /> : turn}
      <IconButton
        bare
        icon="undo"
        label={undo > 0 || !canTakeBack ? t('table.undo') : t('table.takeBack')}
        disabled={!canUndo}
        onPress={() => (undo > 0 ? void match.undo() : onAside('takeBack'))}
      />
      <IconButton
        bare
        icon="hint"
        label={t('table.hint')}
        disabled={stage.kind !== 'choosing' || stage.isCovered || picture.saving || picture.hint === 'thinking'}
        onPress={() => match.askHint()}
      />
      <IconButton bare icon="more" label={t('table.more')} onPress={() => onAside('menu')} />
    </View>
  );
  return (
    <View style={[styles.bar, { borderBottomColor: colours.rim }]}>
      {buttons}
      {isTight ? <View style={styles.row}>{turn}</View> : null}
    </View>
  );
}

/** Points of width at 100 % text in which whose turn it is finds room between the buttons. */
const ROOM = 260;

function useTurnText({ picture: { stage, view }, seats, entry }: BarProps): string {
  const t = useWords();
  const round = entry.telling?.round(view);
  const named = (name: string) => (round === undefined ? name : `${name} · ${t('table.round', { round })}`);
  switch (stage.kind) {
    case 'over':
      return t('table.over');
    case 'handover':
      return t('table.handover');
    case 'passing':
    case 'choosing':
    case 'forced':
      return named(seats[stage.seat]?.name ?? '');
    case 'waiting':
      return t('table.thinking', { name: seats[stage.seat]?.name ?? '' });
  }
}

/** What the seat to act may do now. */
function usePrompt({ picture: { stage, view }, entry, speak, seats }: BarProps): string {
  const t = useWords();
  const { telling } = entry;
  if (!telling) return '';
  if (stage.kind === 'choosing') return speak(telling.prompt(view));
  if (stage.kind === 'forced') return t('table.forcedPrompt');
  if (stage.kind === 'passing') return t('table.passSentence', { name: seats[stage.next]?.name ?? '' });
  return t('table.round', { round: telling.round(view) });
}

const styles = StyleSheet.create({
  bar: {
    minHeight: 52,
    justifyContent: 'center',
    paddingHorizontal: space.tight,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  row: { flexDirection: 'row', alignItems: 'center' },
  turn: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.small, minWidth: 0 },
  words: { flex: 1, minWidth: 0 },
});
