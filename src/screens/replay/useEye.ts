/** Through whose eyes a replay is seen. Where people still play on, an eye of theirs opens only in their own hands. */
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import type { Seat } from '@/core/seat';
import { useWords } from '@/i18n/words';
import type { Eye } from '@/match/news';
import { eyesFor, isPrivate } from '@/match/replaying';
import type { Match as StoredMatch } from '@/store/store';

import { onGlanceAway } from '../match/glance';

interface Look {
  readonly eye: Eye;
  /** The eye one begins with, as a choice. */
  readonly first: string;
  /** The device is to be handed to this seat before its eye opens. */
  readonly asked: Seat | null;
  readonly choices: { readonly value: string; readonly label: string }[];
  choose(value: string): void;
  open(): void;
}

export function useEye({ seats, state }: StoredMatch): Look {
  const t = useWords();
  const isOver = state === 'finished';
  const eyes = eyesFor(seats, isOver);
  const first = eyes[0] ?? 'table';
  const [eye, setEye] = useState<Eye>(first);
  const [asked, setAsked] = useState<Seat | null>(null);
  const isOwn = isPrivate(eye, seats, isOver);
  useEffect(() => {
    if (!isOwn) return undefined;
    const close = () => setEye('table');
    const listener = AppState.addEventListener('change', (now) => {
      if (now !== 'active') close();
    });
    const lookHere = onGlanceAway(close);
    return () => {
      listener.remove();
      lookHere();
    };
  }, [isOwn]);
  const names: Record<string, string> = { open: t('replay.open'), table: t('replay.table') };
  return {
    eye,
    first: String(first),
    asked,
    choices: eyes.map((one) => ({
      value: String(one),
      label: names[one] ?? (typeof one === 'number' ? (seats[one]?.name ?? '') : ''),
    })),
    choose(value) {
      const chosen = eyes.find((one) => String(one) === value) ?? 'table';
      const mustAsk = isPrivate(chosen, seats, isOver);
      setAsked(mustAsk && typeof chosen === 'number' ? chosen : null);
      setEye(mustAsk ? 'table' : chosen);
    },
    open() {
      if (asked !== null) setEye(asked);
      setAsked(null);
    },
  };
}
