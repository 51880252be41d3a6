/** A visit that asks: two faces to choose from, or a line that says what to touch. Drawn over the board. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { PAIRS, TRADE_LIMIT } from '../data';
import { NONE, type Phase, type State } from '../state';
import { FaceButton } from './FaceButton';
import { PirateFace } from './PirateFace';
import { Trade } from './Trade';
import { useTwoFaces } from './twoFaces';

export interface ChoiceProps extends Pick<TableProps, 'viewer' | 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** The room over the board. */
  readonly height: number;
}

export function Choice(props: ChoiceProps) {
  const { view, open, hints, height, onTouch } = props;
  const { colours, elevation } = useTheme();
  const two = useTwoFaces(view, height);
  const words = useQuestion(view);
  if (open.size === 0 || words === null) return null;
  const paper = { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high };
  const isLow = height < 420;
  const question = (
    <View style={styles.question}>
      {view.visiting === NONE ? null : <PirateFace pirate={view.visiting} width={isLow ? 38 : 60} />}
      <View style={styles.words}>
        <Text kind={two ? 'label' : 'small'} live>
          {words}
        </Text>
      </View>
    </View>
  );
  if (two === null) {
    return (
      <View style={[styles.over, styles.top]}>
        <View style={[styles.paper, styles.strip, paper]}>
          {question}
          <Trade view={view} open={open} onTouch={onTouch} />
        </View>
      </View>
    );
  }
  return (
    <View style={[styles.over, styles.centre]}>
      <View style={[styles.paper, paper]}>
        {question}
        <View style={styles.two}>
          {two.map((face) => (
            <FaceButton key={face.spot} {...face} isHinted={hints.has(face.spot)} onPress={() => onTouch(face.spot)} />
          ))}
        </View>
      </View>
    </View>
  );
}

/** Phases in which the board itself says enough. */
const SILENT: ReadonlySet<Phase> = new Set<Phase>(['cabin', 'commit', 'end']);

function useQuestion(view: State): string | null {
  const say = useGameWords('die-meuterei');
  const { phase } = view;
  if (SILENT.has(phase)) return null;
  const pair = phase === 'place' ? view.pairsPlaced : view.inspected;
  const count = phase === 'nero' ? view.sold : view.aside.length;
  return say(`table.choose.${phase}`, { letter: PAIRS[pair] ?? '', count, limit: TRADE_LIMIT });
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, alignItems: 'center', padding: space.tight, pointerEvents: 'box-none' },
  top: { justifyContent: 'flex-start' },
  centre: { justifyContent: 'center' },
  paper: { borderWidth: 2, borderRadius: radius.card, padding: space.small, gap: space.small, maxWidth: 460 },
  strip: { paddingVertical: 2 },
  question: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flexShrink: 1 },
  two: { flexDirection: 'row', justifyContent: 'center', gap: space.snug },
});
