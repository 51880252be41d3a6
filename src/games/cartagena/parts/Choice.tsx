/** A small scene over the board for choices that do not lie on it: a seen hand, the cards of Rum and Lantern, a symbol. */
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { SYMBOLS } from '../data';
import { KINDS, kindText, symbolOf, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
import { SymbolMark } from './SymbolMark';

interface ChoiceProps extends Pick<TableProps, 'faces' | 'open' | 'onTouch'> {
  readonly view: State;
}

export function Choice({ view, faces, open, onTouch }: ChoiceProps) {
  const say = useGameWords('cartagena');
  const { colours, elevation } = useTheme();
  const seen = SEEN_KINDS.filter((kind) => open.has(`seen ${kindText(kind)}`));
  const symbols = SYMBOLS.filter((symbol) => open.has(`symbol ${symbol}`));
  if (seen.length === 0 && symbols.length === 0) return null;
  const name = faces[view.other]?.name ?? '';
  const title = say(`table.choose.${symbols.length > 0 ? 'pair' : view.phase}`, { name });
  return (
    <View
      style={[styles.scene, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high }]}
    >
      <Text kind="heading" heading={2} align="center">
        {title}
      </Text>
      <View style={styles.cards}>
        {seen.map((kind) => (
          <Touchable
            key={kind}
            label={say(`symbol.${SYMBOLS[symbolOf(kind)] ?? ''}`)}
            onPress={() => onTouch(`seen ${kindText(kind)}`)}
          >
            <CardFace kind={kind} width={60} />
          </Touchable>
        ))}
        {symbols.map((symbol) => (
          <Touchable
            key={symbol}
            label={say(`symbol.${symbol}`)}
            onPress={() => onTouch(`symbol ${symbol}`)}
            style={[styles.symbol, { borderColor: colours.rim }]}
          >
            <Svg width={44} height={44} aria-hidden>
              <SymbolMark symbol={symbol} x={22} y={22} size={38} />
            </Svg>
          </Touchable>
        ))}
      </View>
    </View>
  );
}

const SEEN_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind);

const styles = StyleSheet.create({
  scene: {
    position: 'absolute',
    alignSelf: 'center',
    top: '26%',
    maxWidth: '94%',
    padding: space.base,
    gap: space.snug,
    borderWidth: 2,
    borderRadius: radius.card,
  },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
  symbol: {
    width: 56,
    height: 56,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
});
