/** What the registry holds of a game: rules, words and the lazily loaded pictures. Pure until a picture is asked for. */
import type { ComponentType } from 'react';

import type { AnyGame } from '@/core/game';
import type { AnyTelling } from '@/core/telling';
import type { Cue } from '@/ui/feedback/Feedback';
import type { FigureProps } from '@/ui/prose/figure';
import type { CoverProps } from '@/ui/scenery/cover';
import type { TableProps } from '@/ui/table/props';

export type GameId = 'cartagena' | 'pirates-nest' | 'die-meuterei' | 'mutineer' | '21-mutinies';

/** A catalogue of texts: keys with dots of depth, values with {{names}} to fill in. */
export interface Words {
  readonly [key: string]: string | Words;
}

type Lazy<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface GameEntry {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** English texts; other languages follow the same keys. */
  readonly words: Words;
  /** The picture on the harbour's card. */
  readonly cover: Lazy<CoverProps>;
  /** The player's rules as Markdown, in our own words. */
  readonly rulebook?: () => Promise<{ default: string }>;
  /** The pictures the rules name as `![…](figure:name)`. */
  readonly figures?: Lazy<FigureProps>;
  /** The rule engine; absent while it is being built. */
  readonly rules?: AnyGame;
  /** Its log, prompts and reasons; comes with the rules. */
  readonly telling?: AnyTelling;
  /** What an event sounds like, by its kind; the first of a step that has a sound is heard. */
  readonly cues?: Readonly<Record<string, Cue>>;
  /** The board; a game without one is being rigged and cannot be played yet. */
  readonly table?: Lazy<TableProps>;
}
