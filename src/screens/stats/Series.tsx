/** The latest results of one player: flags, the course of points, and the same as a table. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';

import { useWords } from '@/i18n/words';
import type { Result } from '@/store/figures';
import { DataTable } from '@/ui/charts/DataTable';
import { PointsChart } from '@/ui/charts/PointsChart';
import { ResultsStrip } from '@/ui/charts/ResultsStrip';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Heading } from '@/ui/kit/Heading';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { dayText, gameName } from './facts';

interface SeriesProps {
  /** From old to new. */
  readonly results: readonly Result[];
  readonly colour: string;
  /** Points can be compared: they are all of one game. */
  readonly oneGame: boolean;
}

export function Series({ results, colour, oneGame }: SeriesProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  if (results.length === 0) return null;
  const marks = results.flatMap(({ points, won }) => (points === null ? [] : [{ value: points, won }]));
  const won = results.filter((result) => result.won).length;
  return (
    <View style={styles.section}>
      <Heading>{t('stats.results')}</Heading>
      <Card seed="results" style={styles.card}>
        <Text>{t('stats.resultsSpoken', { won, count: results.length })}</Text>
        <ResultsStrip wins={results.map((result) => result.won)} colour={colour} />
        <Text kind="small" tone="textSoft">
          {t('stats.resultsSentence')}
        </Text>
        {oneGame && marks.length > 1 ? (
          <>
            <Text kind="heading" heading={3}>
              {t('stats.pointsOverTime')}
            </Text>
            <PointsChart marks={marks} colour={colour} />
            <Text kind="small" tone="textSoft">
              {t('stats.pointsSentence')}
            </Text>
          </>
        ) : null}
        <View style={styles.actions}>
          <Button label={t(isOpen ? 'stats.hideNumbers' : 'stats.showNumbers')} onPress={() => setOpen(!isOpen)} />
        </View>
        {isOpen ? <Numbers results={results} oneGame={oneGame} /> : null}
      </Card>
    </View>
  );
}

/** Newest first; columns that would say the same in every row are left out. */
function Numbers({ results, oneGame }: { readonly results: readonly Result[]; readonly oneGame: boolean }) {
  const t = useWords();
  const { language } = useTranslation().i18n;
  const hasPoints = results.some(({ points }) => points !== null);
  const rows = [...results].reverse().map(({ match, finishedAt, game, won, rank, points }, index) => ({
    key: `${match}/${index}`,
    cells: [
      dayText(finishedAt, language),
      ...(oneGame ? [] : [gameName(t, game)]),
      t(won ? 'stats.isWon' : 'stats.isLost'),
      String(rank),
      ...(hasPoints ? [points === null ? t('stats.none') : String(points)] : []),
    ],
  }));
  const columns = [
    t('stats.when'),
    ...(oneGame ? [] : [t('stats.game')]),
    t('stats.result'),
    t('stats.place'),
    ...(hasPoints ? [t('stats.points')] : []),
  ];
  return <DataTable caption={t('stats.results')} columns={columns} rows={rows} room={76} />;
}

const styles = StyleSheet.create({
  section: { gap: space.base },
  card: { gap: space.snug },
  actions: { flexDirection: 'row', flexWrap: 'wrap' },
});
