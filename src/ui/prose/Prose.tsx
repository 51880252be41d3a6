/** Markdown in the app's own type: headings, paragraphs, lists, tables and the game's pictures. */
import type { Token, Tokens } from 'marked';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../kit/Text';
import { radius, space, useTheme } from '../theme';
import type { FigureProps } from './figure';
import type { Section } from './sections';

interface ProseProps {
  readonly section: Section;
  readonly width: number;
  readonly Figure: ComponentType<FigureProps> | null;
}

const FIGURE = 'figure:';

export function Prose({ section, width, Figure }: ProseProps) {
  const { title, depth, tokens } = section;
  return (
    <View style={styles.section}>
      {title ? (
        <Text kind={depth <= 2 ? 'heading' : 'strong'} heading={depth <= 2 ? 2 : 3}>
          {title}
        </Text>
      ) : null}
      {tokens.map((token, index) => (
        <Block key={index} token={token} width={width} Figure={Figure} />
      ))}
    </View>
  );
}

function Block({ token, width, Figure }: { readonly token: Token } & Pick<ProseProps, 'width' | 'Figure'>) {
  switch (token.type) {
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph;
      const picture = tokens.find((inner): inner is Tokens.Image => inner.type === 'image');
      if (picture?.href.startsWith(FIGURE)) return <Picture picture={picture} width={width} Figure={Figure} />;
      return <Text>{inline(tokens)}</Text>;
    }
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'table':
      return <Grid table={token as Tokens.Table} />;
    case 'blockquote':
      return <Text kind="lead">{inline(token.tokens ?? [])}</Text>;
    default:
      return <Text>{token.raw.trim()}</Text>;
  }
}

function Picture({
  picture,
  width,
  Figure,
}: { readonly picture: Tokens.Image } & Pick<ProseProps, 'width' | 'Figure'>) {
  return (
    <View style={styles.figure}>
      {Figure ? <Figure name={picture.href.slice(FIGURE.length)} width={width} /> : null}
      <Text kind="small" tone="textSoft" align="center">
        {picture.text}
      </Text>
    </View>
  );
}

function List({ list }: { readonly list: Tokens.List }) {
  const start = typeof list.start === 'number' ? list.start : 1;
  return (
    <View style={styles.list}>
      {list.items.map((item, index) => (
        <View key={index} style={styles.item}>
          <Text tone="brassText">{list.ordered ? `${start + index}.` : '•'}</Text>
          <View style={styles.words}>
            <Text>{inline(item.tokens.flatMap((token) => ('tokens' in token ? (token.tokens ?? []) : [token])))}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function Grid({ table }: { readonly table: Tokens.Table }) {
  const { colours } = useTheme();
  const rows = [table.header, ...table.rows];
  return (
    <View style={[styles.table, { borderColor: colours.rim }]}>
      {rows.map((row, number) => (
        <View key={number} style={[styles.row, { borderTopColor: colours.rim, borderTopWidth: number === 0 ? 0 : 1 }]}>
          {row.map((cell, column) => (
            <View key={column} style={styles.cell}>
              <Text kind={number === 0 ? 'label' : 'small'}>{inline(cell.tokens)}</Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Text within a paragraph. */
function inline(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => {
    switch (token.type) {
      case 'strong':
        return (
          <Text key={index} kind="strong">
            {(token as Tokens.Strong).text}
          </Text>
        );
      case 'em':
        return (
          <Text key={index} kind="lead">
            {(token as Tokens.Em).text}
          </Text>
        );
      case 'text':
      case 'escape':
        return <Fragment key={index}>{plain((token as Tokens.Text).text)}</Fragment>;
      default:
        return <Fragment key={index}>{'text' in token ? plain(String(token.text)) : token.raw}</Fragment>;
    }
  });
}

/** Marked writes some characters as in HTML. */
function plain(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

const styles = StyleSheet.create({
  section: { gap: space.small, paddingTop: space.small },
  figure: { alignItems: 'center', gap: space.tight, paddingVertical: space.small },
  list: { gap: space.tight },
  item: { flexDirection: 'row', gap: space.small },
  words: { flex: 1 },
  table: { borderWidth: 1, borderRadius: radius.small },
  row: { flexDirection: 'row' },
  cell: { flex: 1, padding: space.tight },
});
