/** The game's own table, as large as the room it is given. Without handlers it can only be looked at. */
import { Suspense, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { GameEntry } from '@/games/entry';
import { useWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { space, useTheme } from '@/ui/theme';

import { tableOf } from './tables';

type Shown = Pick<TableProps, 'view' | 'viewer' | 'faces' | 'toAct' | 'news' | 'recall' | 'ledger'>;
type Played = Omit<TableProps, keyof Shown | 'width' | 'height'>;

interface BoardProps extends Shown, Partial<Played> {
  readonly entry: GameEntry;
  /** Points of height below which it scrolls instead of growing smaller. */
  readonly least?: number;
}

const NOTHING: Played = {
  moves: [],
  touched: [],
  open: new Set(),
  hinted: null,
  onTouch: () => undefined,
  onSettled: () => undefined,
};

export function Board({ entry, least = 0, ...props }: BoardProps) {
  const t = useWords();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const Table = useMemo(() => tableOf(entry), [entry]);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setSize({ width: layout.width, height: layout.height });
  const { textScale } = useTheme();
  const height = Math.max(size?.height ?? 0, least, textScale >= LARGE ? LEAST * textScale : 0);
  const table =
    size && Table ? (
      <Suspense fallback={<Text live>{t('match.loading')}</Text>}>
        <Table {...NOTHING} {...props} width={size.width} height={height} />
      </Suspense>
    ) : null;
  return (
    <View style={styles.board} onLayout={onLayout}>
      {size && height > size.height ? (
        <ScrollView>
          <View style={{ height }}>{table}</View>
        </ScrollView>
      ) : (
        table
      )}
    </View>
  );
}

/** From this text size on words take so much of a phone that the board scrolls instead of shrinking to nothing. */
const LARGE = 1.4;
/** Points of height the board then keeps, for each 100 % of text. */
const LEAST = 290;

const styles = StyleSheet.create({ board: { flex: 1, minHeight: 0, marginHorizontal: space.hair } });
