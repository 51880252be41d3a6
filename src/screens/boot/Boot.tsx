/** Holds the splash until everything is there, then hands store, settings, light and feedback to the app. */
import { hideAsync, preventAutoHideAsync } from 'expo-splash-screen';
import { useEffect, useMemo, type ReactNode } from 'react';

import type { GameEntry } from '@/games/entry';
import type { Language } from '@/i18n/words';
import { FeedbackProvider } from '@/ui/feedback/Feedback';
import { playSound } from '@/ui/feedback/sound';
import { FocusRing } from '@/ui/kit/FocusRing';
import { ToastProvider } from '@/ui/kit/Toast';
import { ThemeProvider } from '@/ui/theme';

import { textFactor } from '../settings/choices';
import { SettingsProvider, useSettings } from '../settings/SettingsContext';
import { useBoot } from './boot';
import { Splash } from './Splash';
import { StoreProvider } from './StoreContext';
import { StoreElsewhere, StoreFailed } from './StoreTrouble';

// Refused when the splash is already gone (a reload while developing): then there is nothing to hold.
preventAutoHideAsync().catch(() => undefined);

interface BootProps {
  readonly games: readonly GameEntry[];
  readonly language: Language;
  readonly children: ReactNode;
}

export function Boot({ games, language, children }: BootProps) {
  const boot = useBoot(games, language);
  useEffect(() => {
    if (boot.state !== 'starting') hideAsync().catch(() => undefined);
  }, [boot.state]);
  if (boot.state !== 'ready') {
    return (
      <ThemeProvider>
        <FocusRing />
        {boot.state === 'starting' ? <Splash /> : null}
        {boot.state === 'elsewhere' ? <StoreElsewhere onTakeOver={boot.takeOver} /> : null}
        {boot.state === 'failed' ? <StoreFailed error={boot.error} onRetry={boot.retry} /> : null}
      </ThemeProvider>
    );
  }
  return (
    <StoreProvider value={boot.store}>
      <SettingsProvider store={boot.store} stored={boot.settings}>
        <Dressed>{children}</Dressed>
      </SettingsProvider>
    </StoreProvider>
  );
}

/** Light, text size, pace and touch as the settings want them. */
function Dressed({ children }: { readonly children: ReactNode }) {
  const { theme, textSize, speed, sounds, haptics } = useSettings().settings;
  const look = useMemo(() => ({ theme, textSize: textFactor[textSize], speed }), [theme, textSize, speed]);
  const touch = useMemo(() => ({ sounds, haptics }), [sounds, haptics]);
  return (
    <ThemeProvider look={look}>
      <FocusRing />
      <FeedbackProvider choice={touch} sound={playSound}>
        <ToastProvider>{children}</ToastProvider>
      </FeedbackProvider>
    </ThemeProvider>
  );
}
