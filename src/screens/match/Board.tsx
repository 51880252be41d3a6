/** The game's own table, as large as the room it is given. Without handlers it can only be looked at. */
import { Suspense, useMemo, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { GameEntry } from '@/games/entry';
import { useWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { space } from '@/ui/theme';

import { tableOf } from './tables';

type Shown = Pick<TableProps, 'view' | 'viewer' | 'faces' | 'toAct' | 'news' | 'recall'>;
type Played = Omit<TableProps, keyof Shown | 'width' | 'height'>;

type BoardProps = Shown & Partial<Played> & { readonly entry: GameEntry };

const NOTHING: Played = {
  moves: [],
  touched: [],
  open: new Set(),
  hinted: null,
  onTouch: () => undefined,
  onSettled: () => undefined,
};

export function Board({ entry, ...props }: BoardProps) {
  const t = useWords();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const Table = useMemo(() => tableOf(entry), [entry]);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setSize({ width: layout.width, height: layout.height });
  return (
    <View style={styles.board} onLayout={onLayout}>
      {size && Table ? (
        <Suspense fallback={<Text live>{t('match.loading')}</Text>}>
          <Table {...size} {...NOTHING} {...props} />
        </Suspense>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ board: { flex: 1, minHeight: 0, marginHorizontal: space.hair } });
