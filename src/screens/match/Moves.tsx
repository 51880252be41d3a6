/** Moves as buttons, each saying what it does: another way to play, by keyboard or screen reader above all. */
import { useMemo, useState } from 'react';

import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { TextField } from '@/ui/kit/TextField';

import type { BarProps } from './bar';
import { toldApart } from './speech';

interface MovesProps extends BarProps {
  readonly moves: readonly unknown[];
  readonly onChosen: () => void;
}

/** So many at a time; from so many on they can be searched. */
const PAGE = 30;

export function Moves({ match, picture, entry, speak, moves, onChosen }: MovesProps) {
  const t = useWords();
  const { rules, telling } = entry;
  const { view } = picture;
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => {
    if (!rules || !telling) return [];
    const labels = moves.map((move) => speak(telling.describe(view, move)));
    const apart = toldApart(labels, (label, number, count) => t('table.oneOf', { label, number, count }));
    return moves.map((move, index) => ({ move, key: rules.write(move), label: apart[index] ?? '' }));
  }, [rules, telling, moves, view, speak, t]);
  const found = all.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  const shown = found.slice(0, page * PAGE);
  return (
    <>
      {all.length > PAGE ? (
        <>
          <TextField label={t('table.movesSearch')} value={wanted} onChange={setWanted} />
          <Text kind="small" tone="textSoft" live>
            {t('table.movesFound', { count: found.length })}
          </Text>
        </>
      ) : null}
      {shown.map(({ move, key, label }) => (
        <Button
          key={key}
          label={label}
          onPress={() => {
            onChosen();
            match.choose(move);
          }}
        />
      ))}
      {found.length > shown.length ? (
        <Button look="quiet" icon="plus" label={t('table.movesMore')} onPress={() => setPage(page + 1)} />
      ) : null}
    </>
  );
}
