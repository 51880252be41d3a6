/** What a touch feels and sounds like, as far as the reader wants it. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { impact } from './impact';

/** Touches first, then what happens on a table. */
export type Cue = 'tap' | 'select' | 'success' | 'refuse' | 'card' | 'step' | 'splash' | 'coin' | 'turn' | 'win';

export interface FeedbackChoice {
  readonly sounds: boolean;
  readonly haptics: boolean;
}

interface FeedbackProps {
  readonly choice: FeedbackChoice;
  /** Plays a cue's sound; without it the app is silent. */
  readonly sound?: (cue: Cue) => void;
  readonly children: ReactNode;
}

type Give = (cue: Cue) => void;

const silent: Give = () => undefined;
const FeedbackContext = createContext<Give>(silent);

export function FeedbackProvider({ choice, sound, children }: FeedbackProps) {
  const { sounds, haptics } = choice;
  const give = useMemo<Give>(
    () => (cue) => {
      if (haptics) impact(cue);
      if (sounds) sound?.(cue);
    },
    [haptics, sounds, sound],
  );
  return <FeedbackContext value={give}>{children}</FeedbackContext>;
}

/** `give('tap')` where something was touched. Silent outside a provider. */
export function useFeedback(): Give {
  return useContext(FeedbackContext);
}
