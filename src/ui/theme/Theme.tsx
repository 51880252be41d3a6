/** Hands every component the light it is drawn in, the text size and the pace of motion. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo, useColorScheme } from 'react-native';

import { colours, type Colours, type Light } from './colours';
import { elevation, type Elevation } from './elevation';
import { motionFor, type Motion, type Speed } from './motion';
import { textScale } from './scale';
import { useSystemTextScale } from './systemText';

/** What the reader has chosen. */
export interface Look {
  readonly theme: 'system' | Light;
  /** 1 is 100 %. */
  readonly textSize: number;
  readonly speed: Speed;
}

export interface Theme {
  readonly light: Light;
  readonly colours: Colours;
  readonly elevation: Elevation;
  readonly motion: Motion;
  /** What every text size is multiplied by: the system's and the reader's choice together. */
  readonly textScale: number;
}

const usual: Look = { theme: 'system', textSize: 1, speed: 'normal' };

const ThemeContext = createContext<Theme | null>(null);

export function ThemeProvider({ look = usual, children }: { readonly look?: Look; readonly children: ReactNode }) {
  const system = useColorScheme();
  const systemText = useSystemTextScale();
  const reduced = useReducedMotion();
  const light: Light = look.theme === 'system' ? (system === 'dark' ? 'dark' : 'light') : look.theme;
  const theme = useMemo<Theme>(
    () => ({
      light,
      colours: colours[light],
      elevation: elevation(colours[light].shadow, light),
      motion: motionFor(look.speed, reduced),
      textScale: textScale(systemText, look.textSize),
    }),
    [light, look.speed, look.textSize, reduced, systemText],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it.');
  return theme;
}

/** Follows the system while the app runs; Reanimated alone asks only once at the start. */
function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let current = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((now) => {
      if (current) setReduced(now);
    });
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      current = false;
      listener.remove();
    };
  }, []);
  return reduced;
}
