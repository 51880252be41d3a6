/** A jewel to be chosen: its token as a button, lit when it leads on, raised when it is laid out. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Touchable } from '@/ui/kit/Touchable';
import { radius, useTheme } from '@/ui/theme';

import { JEWEL_IDS, type Jewel } from '../data';
import { Token } from './Gem';
import { jewelLabel } from './labels';

interface JewelChoiceProps {
  readonly jewel: Jewel;
  readonly open: ReadonlySet<string>;
  readonly hints: ReadonlySet<string>;
  /** What it reports; its own spot unless told. */
  readonly spot?: string;
  readonly width?: number;
  readonly onTouch: (spot: string) => void;
}

export function JewelChoice({ jewel, open, hints, spot, width = 46, onTouch }: JewelChoiceProps) {
  const { colours } = useTheme();
  const say = useGameWords('21-mutinies');
  const reported = spot ?? `jewel ${JEWEL_IDS[jewel]}`;
  const isOpen = open.has(reported);
  const rim = hints.has(reported) ? colours.danger : isOpen ? colours.focus : 'transparent';
  const label = jewelLabel(jewel, say) + (isOpen ? `. ${say('table.canTouch')}` : '');
  return (
    <Touchable label={label} onPress={() => onTouch(reported)} style={[styles.choice, { borderColor: rim }]}>
      <View style={{ opacity: isOpen ? 1 : 0.5 }}>
        <Token jewel={jewel} width={width} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({ choice: { borderWidth: 2.5, borderRadius: radius.card, padding: 1 } });
