/** Sentences of the log, from events as their reader may know them. */
import type { GameEvent } from '@/core/event';
import type { Phrase } from '@/core/phrase';
import type { MeutereiEvent } from './events';
import { cardLines, voyageLines } from './logVoyage';
import { mutinyLines, secretLines } from './logSecrets';

type Kind = MeutereiEvent['kind'];

/** An event whose secret may be missing. */
type Read<Event> = Event extends { readonly secret: infer Secret }
  ? Omit<Event, 'secret'> & { readonly secret?: Secret }
  : Event;

/** An event of a kind as a reader may know it. */
export type Told<K extends Kind> = Read<Extract<MeutereiEvent, { readonly kind: K }>>;

/** A line for each of these kinds; null for what needs no words of its own. */
export type Lines<K extends Kind> = { readonly [Each in K]: (event: Told<Each>) => Phrase | null };

const LINES: Lines<Kind> = { ...voyageLines, ...cardLines, ...secretLines, ...mutinyLines };

export function tell(event: GameEvent): Phrase | null {
  const line = (LINES as Readonly<Record<string, ((told: never) => Phrase | null) | undefined>>)[event.kind];
  return line === undefined ? null : line(event as never);
}
