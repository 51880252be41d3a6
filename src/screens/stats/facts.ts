/** Figures as texts: the columns of every table on the statistics screen. */
import { strengths } from '@/bots/strengths';
import { gameWords, type useWords } from '@/i18n/words';
import type { Figures } from '@/store/figures';
import type { Row } from '@/ui/charts/DataTable';

import { gameById } from '../games';
import { percent, rateOf } from './wilson';

type Words = ReturnType<typeof useWords>;

export function gameName(t: Words, game: string): string {
  return gameById(game) ? gameWords(game)('name') : t('harbour.unknownGame');
}

export function strengthName(t: Words, strength: string): string {
  const known = strengths.find(({ id }) => id === strength);
  return known ? t(`setup.strengths.${known.id}`) : t('stats.unknownStrength', { strength });
}

/** The columns and rows of a table of figures. Points of different games cannot be added up: then they are left out. */
export function tableOf(
  t: Words,
  list: readonly Figures[],
  look: { readonly first: string; readonly name: (key: string) => string; readonly points: boolean },
): { columns: string[]; rows: Row[] } {
  const points = look.points && list.some((figures) => figures.points !== null);
  const columns = [
    look.first,
    t('stats.played'),
    t('stats.won'),
    t('stats.rate'),
    t('stats.range'),
    t('stats.streakNow'),
    t('stats.streakBest'),
    ...(points ? [t('stats.pointsAverage'), t('stats.pointsBest')] : []),
    t('stats.duration'),
    t('stats.moves'),
  ];
  return {
    columns,
    rows: list.map((figures) => ({ key: figures.key, cells: cellsOf(t, figures, look.name, points) })),
  };
}

function cellsOf(t: Words, figures: Figures, name: (key: string) => string, points: boolean): string[] {
  const { rate, low, high } = rateOf(figures.won, figures.played);
  return [
    name(figures.key),
    String(figures.played),
    String(figures.won),
    t('stats.percent', { percent: percent(rate) }),
    t('stats.percentRange', { low: percent(low), high: percent(high) }),
    String(figures.streak.now),
    String(figures.streak.best),
    ...(points
      ? [
          figures.points ? String(Math.round(figures.points.average * 10) / 10) : t('stats.none'),
          figures.points ? String(figures.points.best) : t('stats.none'),
        ]
      : []),
    durationText(t, figures.duration),
    String(Math.round(figures.moves)),
  ];
}

export function durationText(t: Words, milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return t('stats.underMinute');
  if (minutes < 60) return t('stats.minutes', { minutes });
  return t('stats.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** `3 Mar 2026` in the reader's language. */
export function dayText(time: number, language: string): string {
  return new Date(time).toLocaleDateString(language, { year: 'numeric', month: 'short', day: 'numeric' });
}
