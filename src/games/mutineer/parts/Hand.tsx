/** The viewer's hand by kind; for the Loader what he has drawn, with three to drop and the rest of his hand beside it. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { HeldCards, type HeldKind } from '@/ui/table/HeldCards';
import { space } from '@/ui/theme';

import { KIND_COUNT, kindId, LOADER_EXTRA, type Kind } from '../data';
import { CardFace } from './CardFace';
import type { PartProps } from './part';
import { SaleChips } from './SaleChips';
import { useNames } from './useNames';

interface HandProps extends PartProps {
  readonly cardWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
}

export function Hand(props: HandProps) {
  const { view, viewer, moves, cardWidth, wraps, onTouch } = props;
  const { say } = useNames();
  const held = useHeld(props);
  if (moves.some((move) => move.kind === 'sell')) return <SaleChips {...props} />;
  const isLoading = view.phase === 'drop' && view.turn === viewer;
  const counts = isLoading ? view.pool : viewer === 'table' ? [] : handOf(props);
  const kinds: HeldKind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = counts[kind] ?? 0;
    if (count > 0) kinds.push(held(kind, count));
  }
  return (
    <View>
      {isLoading ? <Loading {...props} /> : null}
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

function handOf({ view, viewer }: Pick<HandProps, 'view' | 'viewer'>): number[] {
  return viewer === 'table' ? [] : view.hands.slice(viewer * KIND_COUNT, (viewer + 1) * KIND_COUNT);
}

/** How many the Loader must still drop, what he has put aside, what he keeps in hand (R7.6). */
function Loading(props: HandProps) {
  const { view } = props;
  const { say, cards } = useNames();
  const kept = cards(handOf(props));
  const aside = cards(view.dropped);
  const lines = [
    say('table.drawn', { count: LOADER_EXTRA - view.droppedSize }),
    aside === '' ? '' : say('table.aside', { cards: aside }),
    kept === '' ? '' : say('table.kept', { cards: kept }),
  ];
  return (
    <View style={styles.loading}>
      <Text kind="small" tone="brassText" align="center" live>
        {lines.filter(Boolean).join('. ')}
      </Text>
    </View>
  );
}

/** How the cards of one kind look and what they say now. */
function useHeld(props: HandProps): (kind: Kind, count: number) => HeldKind {
  const { open, touched, hints } = props;
  const names = useNames();
  return (kind, count) => {
    const spot = `card ${kindId(kind)}`;
    const isTouched = touched.includes(spot);
    const isOpen = open.has(spot);
    const spoken = names.say('table.card', { count, card: names.kind(kind) });
    return {
      spot,
      label: isOpen ? `${spoken}. ${names.say('table.canTouch')}` : spoken,
      count,
      isTouched,
      isMuted: false,
      isCalled: hints.has(spot),
      draw: (width) => <CardFace kind={kind} width={width} />,
    };
  };
}

const styles = StyleSheet.create({ loading: { paddingHorizontal: space.small } });
