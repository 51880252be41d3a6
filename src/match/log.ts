/** The log: what happened, by round, as one reader may know it. */
import type { AnyGame } from '@/core/game';
import type { Phrase } from '@/core/phrase';
import type { Seat } from '@/core/seat';
import type { AnyTelling } from '@/core/telling';
import { positionAt, type History } from './history';
import { toldTo, type Eye } from './news';

export interface LogLine {
  /** The step it belongs to, from 1. */
  readonly step: number;
  readonly round: number;
  /** Whose step it was. */
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** A game that can be told. */
export interface Told {
  readonly rules: AnyGame;
  readonly telling: AnyTelling;
}

/** Every line from a step on (from 1), for one reader. */
export function logFor({ rules, telling }: Told, history: History, reader: Eye, from = 1): LogLine[] {
  const lines: LogLine[] = [];
  history.steps.forEach((step, index) => {
    const number = history.base + index + 1;
    if (number < from) return;
    const round = telling.round(rules.view(positionAt(history, number - 1), 'table'));
    for (const event of step.events) {
      const phrase = telling.tell(toldTo(event, reader));
      if (phrase) lines.push({ step: number, round, seat: step.seat, phrase });
    }
  });
  return lines;
}

/** The first step after this seat's last own one: where "what happened since my turn" begins. */
export function sinceLastTurn(history: History, seat: Seat): number {
  let index = history.steps.length;
  while (index > 0 && history.steps[index - 1]?.seat !== seat) index--;
  return history.base + index + 1;
}
