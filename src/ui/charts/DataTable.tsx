/** Numbers as a table that is read cell by cell; each row becomes a small list of its own where there is no room. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '../kit/Text';
import { space, useTheme } from '../theme';

export interface Row {
  readonly key: string;
  /** As many as there are columns; the first names the row. */
  readonly cells: readonly string[];
}

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Points a column needs at 100 % text. */
  readonly room?: number;
  /** The width it has at most, where that is less than a page. */
  readonly within?: number;
}

export function DataTable({ caption, columns, rows, room = 92, within = 1000 }: DataTableProps) {
  const { textScale } = useTheme();
  const { width } = useWindowDimensions();
  const isWide = Math.min(width, within) - 80 >= columns.length * room * textScale;
  return isWide ? (
    <Wide caption={caption} columns={columns} rows={rows} />
  ) : (
    <Narrow caption={caption} columns={columns} rows={rows} />
  );
}

function Wide({ caption, columns, rows }: DataTableProps) {
  const { colours } = useTheme();
  return (
    <View role="table" aria-label={caption}>
      <View role="row" style={[styles.row, styles.head, { borderColor: colours.edge }]}>
        {columns.map((column, index) => (
          <View key={column} role="columnheader" style={index === 0 ? styles.name : styles.cell}>
            <Text kind="small" tone="textSoft" align={index === 0 ? 'left' : 'right'}>
              {column}
            </Text>
          </View>
        ))}
      </View>
      {rows.map(({ key, cells }) => (
        <View key={key} role="row" style={[styles.row, { borderColor: colours.faint }]}>
          {cells.map((cell, index) => (
            <View key={index} role={index === 0 ? 'rowheader' : 'cell'} style={index === 0 ? styles.name : styles.cell}>
              <Text kind={index === 0 ? 'strong' : 'body'} align={index === 0 ? 'left' : 'right'}>
                {cell}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Points a fact with its name above it needs at 100 % text, and how many are set beside each other at most. */
const FACT = 92;
const MOST_ACROSS = 5;

function Narrow({ caption, columns, rows }: DataTableProps) {
  const { colours, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const across = Math.min(MOST_ACROSS, Math.max(1, Math.floor((width - 80) / (FACT * textScale))));
  return (
    <View role="list" aria-label={caption} style={styles.blocks}>
      {rows.map(({ key, cells }) => (
        <View key={key} role="listitem" style={[styles.block, { borderColor: colours.faint }]}>
          <View style={styles.whole}>
            <Text kind="strong">{cells[0] ?? ''}</Text>
          </View>
          {columns.slice(1).map((column, index) => (
            <View key={column} style={[across > 1 ? styles.fact : styles.pair, { width: `${100 / across}%` }]}>
              <View style={across > 1 ? null : styles.term}>
                <Text kind="small" tone="textSoft">
                  {column}
                </Text>
              </View>
              <Text>{cells[index + 1] ?? ''}</Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', paddingVertical: space.tight + 2, borderBottomWidth: 1, gap: 8 },
  head: { borderBottomWidth: 1.5 },
  name: { flex: 1.4 },
  cell: { flex: 1 },
  blocks: { gap: space.snug },
  block: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderTopWidth: 1,
    paddingTop: space.small,
    rowGap: space.tight + 2,
  },
  whole: { width: '100%' },
  pair: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.small },
  term: { flexGrow: 1, flexShrink: 1 },
  fact: { paddingRight: space.small },
});
