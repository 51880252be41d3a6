/** The viewer's hand by kinds of cards, and how many of them must still be dropped. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { HeldCards, type HeldKind } from '@/ui/table/HeldCards';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import type { Hands } from '../hands';

/** What a table hands on to the hand below or beside its board. */
export interface HandProps<State> extends Pick<TableProps, 'viewer' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  readonly cardWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
}

interface PathHandProps extends HandProps<Readonly<Hands>> {
  /** The game whose words hold `table.hand`, `hidden`, `noCards`, `card`, `canTouch` and `drop`. */
  readonly game: string;
  /** How many kinds of cards there are. */
  readonly kinds: number;
  /** Cards the seat to act must still drop; 0 if there is nothing to drop. */
  readonly surplus: number;
  readonly textOf: (kind: number) => string;
  readonly labelOf: (kind: number) => string;
  readonly glowOf?: (spot: string) => string | null;
  readonly draw: (kind: number, width: number) => ReactNode;
}

export function PathHand(props: PathHandProps) {
  const { game, view, viewer, kinds, open, surplus, cardWidth, wraps, onTouch } = props;
  const say = useGameWords(game);
  const held = useHeld(props);
  const hand: HeldKind[] = [];
  for (let kind = 0; viewer !== 'table' && kind < kinds; kind++) {
    const count = view.hands[viewer * kinds + kind] ?? 0;
    if (count > 0) hand.push(held(kind, count));
  }
  return (
    <View>
      {hand.length > 0 && surplus > 0 && open.size > 0 ? (
        <DropNotice label={say('table.drop', { count: surplus })} />
      ) : null}
      <HeldCards
        kinds={hand}
        label={say('table.hand')}
        none={say(viewer === 'table' ? 'table.hidden' : 'table.noCards')}
        cardWidth={cardWidth}
        wraps={wraps}
        onTouch={onTouch}
      />
    </View>
  );
}

function DropNotice({ label }: { readonly label: string }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.drop, { backgroundColor: colours.danger }]}>
      <Text kind="label" tone="onDanger" align="center" live>
        {label}
      </Text>
    </View>
  );
}

/** How the cards of one kind look and what they say now. */
function useHeld(props: PathHandProps): (kind: number, count: number) => HeldKind {
  const { game, touched, open, hints, surplus, textOf, labelOf, glowOf, draw } = props;
  const say = useGameWords(game);
  return (kind, count) => {
    const spot = `card ${textOf(kind)}`;
    const isTouched = touched.includes(spot);
    const isOpen = open.has(spot);
    const glow = isTouched ? (glowOf?.(spot) ?? null) : null;
    return {
      spot,
      label: say('table.card', { count, card: labelOf(kind) }) + (isOpen ? `. ${say('table.canTouch')}` : ''),
      count,
      isTouched,
      isMuted: !isTouched && cannotFollow(props, spot),
      isCalled: hints.has(spot) || (surplus > 0 && isOpen),
      ...(glow === null ? null : { glow }),
      draw: (width) => draw(kind, width),
    };
  };
}

/** It cannot be touched next. After a card another one may still be taken instead, so all stay bright. */
function cannotFollow({ open, touched }: PathHandProps, spot: string): boolean {
  const holdsCard = touched.some((other) => other.startsWith('card '));
  return open.size > 0 && !open.has(spot) && !holdsCard;
}

const styles = StyleSheet.create({
  drop: { padding: space.tight, marginHorizontal: space.small, borderRadius: radius.small },
});
