/** Every word in the app: set in the app's type, as large as the reader wants it, never cut off. */
import type { ReactNode } from 'react';
import { Text as NativeText, type TextStyle } from 'react-native';

import { typeAt, useTheme, type TypeName } from '../theme';

type Tone = 'text' | 'textSoft' | 'brassText' | 'dangerText' | 'onAction' | 'onDanger' | 'onRibbon';

interface TextProps {
  readonly kind?: TypeName;
  readonly tone?: Tone;
  /** Any other colour, e.g. a game's accent. */
  readonly colour?: string;
  readonly align?: TextStyle['textAlign'];
  /** Makes it a heading of this level, spoken as such. */
  readonly heading?: 1 | 2 | 3;
  /** Read out when it changes. */
  readonly live?: boolean;
  /** In a bar of fixed height: cut after so many lines, but spoken whole. */
  readonly lines?: number;
  readonly id?: string;
  readonly children: ReactNode;
}

export function Text({ kind = 'body', tone = 'text', colour, align, heading, live, lines, id, children }: TextProps) {
  const { colours, textScale } = useTheme();
  return (
    <NativeText
      allowFontScaling={false}
      {...(id ? { nativeID: id } : null)}
      {...(heading ? { accessibilityRole: 'header', 'aria-level': heading } : null)}
      {...(lines ? { numberOfLines: lines } : null)}
      {...(live ? { accessibilityLiveRegion: 'polite' } : null)}
      style={[typeAt(kind, textScale), { color: colour ?? colours[tone] }, align ? { textAlign: align } : null]}
    >
      {children}
    </NativeText>
  );
}
