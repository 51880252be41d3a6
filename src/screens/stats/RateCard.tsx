/** Win rates of several as bars, and all their figures as a table. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import type { Figures } from '@/store/figures';
import { DataTable } from '@/ui/charts/DataTable';
import { RateBars } from '@/ui/charts/RateBars';
import { Card } from '@/ui/kit/Card';
import { Heading } from '@/ui/kit/Heading';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { tableOf } from './facts';
import { percent, rateOf } from './wilson';

interface RateCardProps {
  readonly title: string;
  /** What counts here, and how the bars are read. */
  readonly sentence?: string;
  /** What the first column names. */
  readonly first: string;
  readonly figures: readonly Figures[];
  readonly name: (key: string) => string;
  readonly colour: (key: string) => string;
  /** False if points of different games would be added up. */
  readonly points: boolean;
}

export function RateCard({ title, sentence, first, figures, name, colour, points }: RateCardProps) {
  const t = useWords();
  if (figures.length === 0) return null;
  const { columns, rows } = tableOf(t, figures, { first, name, points });
  const bars = figures.map(({ key, won, played }) => {
    const rate = rateOf(won, played);
    const note = `${t('stats.wonOf', { won, played })} · ${t('stats.percent', { percent: percent(rate.rate) })}`;
    return { key, label: name(key), note, ...rate, colour: colour(key) };
  });
  return (
    <View style={styles.section}>
      <Heading>{title}</Heading>
      <Card seed={title} style={styles.card}>
        {sentence ? (
          <Text kind="small" tone="textSoft">
            {sentence}
          </Text>
        ) : null}
        <RateBars bars={bars} />
        <DataTable caption={title} columns={columns} rows={rows} room={82} />
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: space.base }, card: { gap: space.base } });
