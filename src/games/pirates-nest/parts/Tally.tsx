/** The discards, symbol by symbol, and the golden cards seen among them: everybody may count them. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { countFaces } from '../cards';
import { GOLDEN_OF_SYMBOL, PLAIN_OF_SYMBOL, SYMBOLS } from '../data';
import type { State } from '../state';
import { CardFace } from './CardFace';

interface TallyProps {
  readonly view: State;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function Tally({ view, isOpen, onClose }: TallyProps) {
  const say = useGameWords('pirates-nest');
  const counts = countFaces(view.discards);
  const golden = SYMBOLS.reduce((sum, _, symbol) => sum + (counts[symbol * 2 + 1] ?? 0), 0);
  return (
    <Sheet open={isOpen} title={say('table.tallyTitle')} closeLabel={say('table.tallyClose')} onClose={onClose}>
      {view.discards.length === 0 ? <Text>{say('table.tallyEmpty')}</Text> : null}
      {SYMBOLS.map((symbol, number) => (
        <Line
          key={symbol}
          symbol={number}
          plain={counts[number * 2] ?? 0}
          golden={counts[number * 2 + 1] ?? 0}
          words={say(`symbol.${symbol}`)}
        />
      ))}
      <Text kind="strong">{say('table.tallyGolden', { count: golden, all: SYMBOLS.length * GOLDEN_OF_SYMBOL })}</Text>
    </Sheet>
  );
}

interface LineProps {
  readonly symbol: number;
  readonly plain: number;
  readonly golden: number;
  readonly words: string;
}

function Line({ symbol, plain, golden, words }: LineProps) {
  const say = useGameWords('pirates-nest');
  const label = say('table.tallyLine', { symbol: words, count: plain, all: PLAIN_OF_SYMBOL, golden });
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} style={styles.line}>
      <CardFace face={symbol * 2} width={30} />
      <View style={styles.words}>
        <Text>{words}</Text>
      </View>
      <Text kind="strong">{`${plain} / ${PLAIN_OF_SYMBOL}`}</Text>
      <View style={{ opacity: golden > 0 ? 1 : 0.3 }}>
        <CardFace face={symbol * 2 + 1} width={30} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  words: { flex: 1 },
});
