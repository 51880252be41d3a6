/** The last count, cause by cause: a row after the other, with what everyone has so far; whoever is in a hurry skips it. */
import { useEffect, useState } from 'react';

import type { Outcome } from '@/core/outcome';
import type { Seat } from '@/core/seat';
import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { useTheme } from '@/ui/theme';

import type { BarProps } from './bar';
import { causesOf, Points } from './Points';

interface CountingProps extends Pick<BarProps, 'seats' | 'speak'> {
  readonly outcome: Outcome;
  /** In the order of the table: who comes first is still to be seen. */
  readonly order: readonly Seat[];
  readonly onDone: () => void;
}

export function Counting({ outcome, seats, speak, order, onDone }: CountingProps) {
  const t = useWords();
  const counted = useCounted(causesOf(outcome).length);
  return (
    <Sheet open title={t('table.counting')} closeLabel={t('table.skipCount')} onClose={onDone}>
      <Points outcome={outcome} seats={seats} speak={speak} order={order} counted={counted} />
      <Button look="primary" icon="next" label={t('table.showResult')} onPress={onDone} />
    </Sheet>
  );
}

/** How many causes have been counted so far: one more each time there was time to read the last. */
function useCounted(all: number): number {
  const { motion } = useTheme();
  const pace = motion.ms('sail') * 2;
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (counted >= all) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), pace);
    return () => clearTimeout(timer);
  }, [counted, all, pace]);
  return counted;
}
