/** Sizes: spacing, corners, type and touch. */

export const space = { hair: 2, tight: 4, small: 8, snug: 12, base: 16, roomy: 24, wide: 32, vast: 48 } as const;

export const radius = { small: 6, card: 10, sheet: 18, round: 999 } as const;

/** The smallest thing a finger can be asked to hit. */
export const TOUCH = 44;

export const fonts = {
  title: 'IMFellEnglish',
  titleItalic: 'IMFellEnglish-Italic',
  text: 'AlegreyaSans',
  textMedium: 'AlegreyaSans-Medium',
  textBold: 'AlegreyaSans-Bold',
} as const;

export interface TypeStyle {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly letterSpacing?: number;
}

/** At 100 %; `typeAt` follows the reader's text size. */
export const type = {
  wordmark: { fontFamily: fonts.title, fontSize: 46, lineHeight: 54, letterSpacing: 1 },
  title: { fontFamily: fonts.title, fontSize: 28, lineHeight: 35 },
  heading: { fontFamily: fonts.title, fontSize: 22, lineHeight: 28 },
  lead: { fontFamily: fonts.titleItalic, fontSize: 18, lineHeight: 25 },
  body: { fontFamily: fonts.text, fontSize: 17, lineHeight: 24 },
  strong: { fontFamily: fonts.textBold, fontSize: 17, lineHeight: 24 },
  label: { fontFamily: fonts.textBold, fontSize: 16, lineHeight: 22, letterSpacing: 0.2 },
  small: { fontFamily: fonts.textMedium, fontSize: 15, lineHeight: 21 },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof type;

/** Text never grows beyond this, whatever the system and the setting multiply to. */
const LARGEST_TEXT = 2;

/** How much larger the system asks for and the setting adds; at most 200 %. Big titles grow half as fast. */
export function textScale(system: number, setting: number): number {
  return Math.min(LARGEST_TEXT, Math.max(0.8, system * setting));
}

/** How wide a letter is on average, in ems: what a line will take is known before it is drawn, roughly. */
const LETTER = 0.47;

export function roughWidth(text: string, name: TypeName, scale: number): number {
  return text.length * typeAt(name, scale).fontSize * LETTER;
}

export function typeAt(name: TypeName, scale: number): TypeStyle {
  const style: TypeStyle = type[name];
  const growth = style.fontSize > 30 ? 1 + (scale - 1) / 2 : scale;
  return { ...style, fontSize: style.fontSize * growth, lineHeight: Math.round(style.lineHeight * growth) };
}
