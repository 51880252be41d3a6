/** The viewer's hand by symbol, golden cards framed, and how many it must still drop after a golden one. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { HeldCards, type HeldKind } from '@/ui/table/HeldCards';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { HAND_LIMIT } from '../data';
import { FACES, faceText, type Face, type State } from '../state';
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
  const say = useGameWords('pirates-nest');
  const held = useHeld(props);
  const kinds: HeldKind[] = [];
  for (let face = 0; viewer !== 'table' && face < FACES; face++) {
    const count = view.hands[viewer * FACES + face] ?? 0;
    if (count > 0) kinds.push(held(face, count));
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

/** After a golden card: how many cards this hand must still drop (R6.3). */
function DropNotice({ view, viewer, open }: HandProps) {
  const say = useGameWords('pirates-nest');
  const { colours } = useTheme();
  if (view.phase !== 'drop' || viewer === 'table' || open.size === 0) return null;
  const count = (view.handSizes[viewer] ?? 0) - HAND_LIMIT;
  return (
    <View style={[styles.drop, { backgroundColor: colours.danger }]}>
      <Text kind="label" tone="onDanger" align="center" live>
        {say('table.drop', { count })}
      </Text>
    </View>
  );
}

/** How the cards of one face look and what they say now. */
function useHeld(props: HandProps): (face: Face, count: number) => HeldKind {
  const { view, touched, open, hints } = props;
  const say = useGameWords('pirates-nest');
  const label = useCardLabel();
  return (face, count) => {
    const spot = `card ${faceText(face)}`;
    const isTouched = touched.includes(spot);
    const isOpen = open.has(spot);
    return {
      spot,
      label: say('table.card', { count, card: label(face, 1) }) + (isOpen ? `. ${say('table.canTouch')}` : ''),
      count,
      isTouched,
      isMuted: !isTouched && cannotFollow(props, spot),
      isCalled: hints.has(spot) || (view.phase === 'drop' && isOpen),
      draw: (width) => <CardFace face={face} width={width} />,
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
