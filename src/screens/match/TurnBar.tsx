/** Above the board: the way out, whose turn it is and what they may do, undo, hint and the rest. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { crewOf, roughWidth, space, typeAt, useTheme } from '@/ui/theme';

import { useBack } from '../back';
import type { Aside, BarProps } from './bar';
import { LOW } from './bar';

export function TurnBar(props: BarProps & { readonly onAside: (aside: Aside) => void }) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const back = useBack();
  const { match, picture, onAside } = props;
  const { stage, undo, canTakeBack } = picture;
  const isTight = width < ROOM * textScale;
  const turn = <Turn {...props} room={isTight ? width : width - BUTTONS} />;
  const buttons = (
    <View style={styles.row}>
      <IconButton bare icon="back" label={back.label} onPress={back.onPress} />
      {isTight ? <View style={styles.turn} /> : turn}
      <IconButton
        bare
        icon="undo"
        label={undo > 0 || !canTakeBack ? t('table.undo') : t('table.takeBack')}
        disabled={undo === 0 && !canTakeBack}
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
/** Points that the buttons take of the width. */
const BUTTONS = 200;
/** Points of the emblem and the room beside it. */
const EMBLEM = 34;
/** From this width on a prompt has one line, below it two and, rarely and where the board can spare it, three. */
const WIDE = 600;

/** Whose turn it is and what may be done. It keeps its height, so that the board below it does not jump. */
function Turn(props: BarProps & { readonly room: number }) {
  const { textScale } = useTheme();
  const { height } = useWindowDimensions();
  const title = useTitle(props);
  const prompt = usePrompt(props);
  const { picture, seats, room } = props;
  const { stage } = picture;
  const seat = 'seat' in stage ? seats[stage.seat] : undefined;
  const isLow = height < LOW;
  const isWide = room >= WIDE - BUTTONS;
  const emblem = seat && (isWide || !isLow) ? seat : null;
  const [whole, short] = title;
  const fits = roughWidth(whole, 'strong', textScale) <= room - (emblem ? EMBLEM : 0);
  const lines = isWide || isLow ? 1 : 2;
  const least = typeAt('strong', textScale).lineHeight + lines * typeAt('small', textScale).lineHeight;
  return (
    <View style={styles.turn}>
      {emblem ? <Emblem crew={crewOf(emblem.colour)} size={26} /> : null}
      <View style={[styles.words, { minHeight: least }]}>
        <Text kind="strong" heading={1} lines={fits || short !== whole ? 1 : 2}>
          {fits ? whole : short}
        </Text>
        <Text kind="small" lines={isLow ? 2 : 3} live>
          {prompt}
        </Text>
      </View>
    </View>
  );
}

/** The name of whoever acts with the round, and the same without it, for where it has no room. */
function useTitle({ picture: { stage, view }, seats, entry }: BarProps): readonly [string, string] {
  const t = useWords();
  const round = entry.telling?.round(view);
  switch (stage.kind) {
    case 'over':
      return [t('table.over'), t('table.over')];
    case 'handover':
      return [t('table.handover'), t('table.handover')];
    case 'passing':
    case 'choosing':
    case 'forced': {
      const name = seats[stage.seat]?.name ?? '';
      return [round === undefined ? name : `${name} · ${t('table.round', { round })}`, name];
    }
    case 'waiting': {
      const thinking = t('table.thinking', { name: seats[stage.seat]?.name ?? '' });
      return [thinking, thinking];
    }
  }
}

/** What the seat to act may do now. Its name stands above already. */
function usePrompt({ picture: { stage, view }, entry, speak, seats }: BarProps): string {
  const t = useWords();
  const { telling } = entry;
  if (!telling) return '';
  if (stage.kind === 'choosing') return withoutName(speak(telling.prompt(view)), seats[stage.seat]?.name ?? '');
  if (stage.kind === 'forced') return t('table.forcedPrompt');
  if (stage.kind === 'passing') return t('table.passSentence', { name: seats[stage.next]?.name ?? '' });
  return t('table.round', { round: telling.round(view) });
}

function withoutName(prompt: string, name: string): string {
  const start = `${name}: `;
  if (!prompt.startsWith(start)) return prompt;
  const rest = prompt.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
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
  words: { flex: 1, minWidth: 0, justifyContent: 'center' },
});
