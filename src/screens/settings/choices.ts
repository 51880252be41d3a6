/** What a player can choose for the whole app, what is usual, and how it is read back from the store. */
import { languages, type Language } from '@/i18n/words';
import type { Json } from '@/store/store';
import { speeds, type Speed } from '@/ui/theme';

export const themes = ['system', 'light', 'dark'] as const;
export const textSizes = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export interface Settings {
  readonly theme: (typeof themes)[number];
  readonly textSize: TextSize;
  readonly speed: Speed;
  readonly sounds: boolean;
  readonly haptics: boolean;
  readonly confirmMoves: boolean;
  readonly language: Language;
}

export const usualSettings: Settings = {
  theme: 'system',
  textSize: 'normal',
  speed: 'normal',
  sounds: true,
  haptics: true,
  confirmMoves: false,
  language: 'en',
};

/** How much each choice adds to the system's text size. */
export const textFactor: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.25, largest: 1.6 };

/** Whatever the store holds: a value that makes no sense (an older or newer app wrote it) takes the usual one. */
export function readSettings(stored: Readonly<Record<string, Json>>, usual: Settings = usualSettings): Settings {
  const oneOf = <Value extends string>(key: keyof Settings, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === stored[key]) ?? otherwise;
  const toggle = (key: 'sounds' | 'haptics' | 'confirmMoves'): boolean => {
    const value = stored[key];
    return typeof value === 'boolean' ? value : usual[key];
  };
  return {
    theme: oneOf('theme', themes, usual.theme),
    textSize: oneOf('textSize', textSizes, usual.textSize),
    speed: oneOf('speed', speeds, usual.speed),
    sounds: toggle('sounds'),
    haptics: toggle('haptics'),
    confirmMoves: toggle('confirmMoves'),
    language: oneOf('language', languages, usual.language),
  };
}
