/** The frame of a picture in the player's rules, and a row of cards in it. */
import type { ComponentType, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { FigureProps } from '@/ui/prose/figure';
import { pigment } from '@/ui/scenery/palette';
import { radius, space } from '@/ui/theme';

export type FigureBook = Readonly<Record<string, ComponentType<{ readonly width: number }>>>;

const WIDEST = 460;

export function Figure({ book, name, width }: FigureProps & { readonly book: FigureBook }) {
  const Drawing = book[name];
  if (!Drawing) return null;
  const wide = Math.min(width, WIDEST);
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.frame, { width: wide }]}
    >
      <Drawing width={wide} />
    </View>
  );
}

interface FigureRowProps {
  readonly width: number;
  readonly count: number;
  /** The widest a thing in the row becomes. */
  readonly most: number;
  readonly children: (size: number) => ReactNode;
}

export function FigureRow({ width, count, most, children }: FigureRowProps) {
  return (
    <View style={styles.row}>
      {children(Math.min(most, (width - space.base * 2 - space.tight * (count - 1)) / count))}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    alignSelf: 'center',
    borderRadius: radius.card,
    overflow: 'hidden',
    borderWidth: 1,
    borderColor: pigment.ink,
  },
  row: {
    flexDirection: 'row',
    justifyContent: 'center',
    gap: space.tight,
    padding: space.base,
    backgroundColor: pigment.sea,
  },
});
