/** A mark and its number: prestige, doubloons, rum, jewels, treasures, cards. Decoration; the thing it sits on speaks. */
import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Text } from '@/ui/kit/Text';
import { useTheme } from '@/ui/theme';

import { CardMark, ChestMark, CoinMark, GemMark, PrestigeMark, RumMark } from './Marks';

const marks: Readonly<Record<FactName, ComponentType<{ x: number; y: number; size: number }>>> = {
  prestige: PrestigeMark,
  doubloons: CoinMark,
  rum: RumMark,
  jewels: GemMark,
  treasures: ChestMark,
  cards: CardMark,
};

export type FactName = 'prestige' | 'doubloons' | 'rum' | 'jewels' | 'treasures' | 'cards';

interface FactProps {
  readonly name: FactName;
  readonly value: number | string;
  readonly size?: number;
  readonly strong?: boolean;
}

export function Fact({ name, value, size = 14, strong = false }: FactProps) {
  return (
    <View style={styles.fact}>
      <MarkIcon name={name} size={size} />
      <Text kind={strong ? 'label' : 'small'}>{`${value}`}</Text>
    </View>
  );
}

/** A mark alone; it grows with the text. */
export function MarkIcon({ name, size }: { readonly name: FactName; readonly size: number }) {
  const { textScale } = useTheme();
  const side = size * (1 + (textScale - 1) * 0.6);
  const Mark = marks[name];
  return (
    <View aria-hidden>
      <Svg width={side} height={side} viewBox="0 0 20 20">
        <Mark x={10} y={10} size={20} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ fact: { flexDirection: 'row', alignItems: 'center', gap: 2 } });
