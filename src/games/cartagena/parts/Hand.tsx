/** The viewer's hand, and how many cards it must still drop after a dark one. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { HeldCards, type HeldKind } from '@/ui/table/HeldCards';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { LAWFUL_HAND } from '../data';
import { KINDS, kindText, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

interface HandProps extends Pick<TableProps, 'viewer' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  readonly cardWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
}

export function Hand(props: HandProps) {
  const { view, viewer, cardWidth, wraps, onTouch } = props;
  const say = useGameWords('cartagena');
  const held = useHeld(props);
  const kinds: HeldKind[] = [];
  for (let kind = 0; viewer !== 'table' && kind < KINDS; kind++) {
    const count = view.hands[viewer * KINDS + kind] ?? 0;
    if (count > 0) kinds.push(held(kind, count));
  }
  return (
    <View>
      {kinds.length > 0 ? <DropNotice {...props} /> : null}
      <HeldCards
        kinds={kinds}
        label={say('table.hand')}
        none={say(viewer === 'table' ? 'table.hidden' : 'table.noCards')}
        cardWidth={cardWidth}
        wraps={wraps}
        onTouch={onTouch}
      />
    </View>
  );
}

/** After a dark card: how many cards this hand must still drop (R7.2). */
function DropNotice({ view, viewer, open }: HandProps) {
  const say = useGameWords('cartagena');
  const { colours } = useTheme();
  if (view.phase !== 'filibusterDrop' || viewer === 'table' || open.size === 0) return null;
  const count = (view.handSizes[viewer] ?? 0) - LAWFUL_HAND;
  return (
    <View style={[styles.drop, { backgroundColor: colours.danger }]}>
      <Text kind="label" tone="onDanger" align="center" live>
        {say('table.drop', { count })}
      </Text>
    </View>
  );
}

/** How the cards of one kind look and what they say now. */
function useHeld(props: HandProps): (kind: Kind, count: number) => HeldKind {
  const { view, touched, open, hints } = props;
  const say = useGameWords('cartagena');
  const label = useCardLabel();
  return (kind, count) => {
    const spot = `card ${kindText(kind)}`;
    const isTouched = touched.includes(spot);
    const isOpen = open.has(spot);
    const isShouted = isTouched && touched.includes('amulet');
    return {
      spot,
      label: say('table.card', { count, card: label(kind, 1) }) + (isOpen ? `. ${say('table.canTouch')}` : ''),
      count,
      isTouched,
      isMuted: !isTouched && cannotFollow(props, spot),
      isCalled: hints.has(spot) || (view.phase === 'filibusterDrop' && isOpen),
      ...(isShouted ? { glow: pigment.ember } : null),
      draw: (width) => <CardFace kind={kind} width={width} />,
    };
  };
}

/** It cannot be touched next. After a card another one may still be taken instead, so all stay bright. */
function cannotFollow({ open, touched }: HandProps, spot: string): boolean {
  const holdsCard = touched.some((other) => other.startsWith('card '));
  return open.size > 0 && !open.has(spot) && !holdsCard;
}

const styles = StyleSheet.create({
  drop: { padding: space.tight, marginHorizontal: space.small, borderRadius: radius.small },
});
