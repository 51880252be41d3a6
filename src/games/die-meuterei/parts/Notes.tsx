/** The viewer's notes: known pairs, sides peeked at, cards known in piles and hands. Nothing that is not theirs to know. */
import { StyleSheet, View } from 'react-native';

import { useGameWords, type Say } from '@/i18n/words';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import type { SeatFace } from '@/ui/table/props';
import { space } from '@/ui/theme';

import { COMBAT, COMBAT_COUNT, D, PAIRS, SIDES, V } from '../data';
import { isStale, NONE, type State } from '../state';
import { isOrderKnown } from './Pairs';

interface NotesProps {
  readonly view: State;
  readonly viewer: number;
  readonly faces: readonly SeatFace[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function Notes({ isOpen, onClose, ...known }: NotesProps) {
  const say = useGameWords('die-meuterei');
  return (
    <Sheet
      open={isOpen}
      title={say('table.notesTitle', { name: known.faces[known.viewer]?.name ?? '' })}
      closeLabel={say('table.notesClose')}
      onClose={onClose}
    >
      <NoteLines {...known} kind="body" />
    </Sheet>
  );
}

interface NoteLinesProps extends Pick<NotesProps, 'view' | 'viewer' | 'faces'> {
  readonly kind: 'body' | 'small';
}

/** The notes themselves: on a sheet, or beside a broad board. */
export function NoteLines({ view, viewer, faces, kind }: NoteLinesProps) {
  const say = useGameWords('die-meuterei');
  const names = faces.map(({ name }) => name);
  const groups = [
    { title: say('table.note.pairs'), lines: pairLines(view, say) },
    { title: say('table.note.sides'), lines: sideLines(view, viewer, names, say) },
    { title: say('table.note.piles'), lines: pileLines(view, say) },
    { title: say('table.note.hands'), lines: handLines(view, viewer, names, say) },
  ].filter(({ lines }) => lines.length > 0);
  if (groups.length === 0) return <Text kind={kind}>{say('table.notesNone')}</Text>;
  return groups.map(({ title, lines }) => (
    <View key={title} style={styles.group}>
      <Text kind="label" heading={3}>
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} kind={kind}>
          {line}
        </Text>
      ))}
    </View>
  ));
}

function pairLines(view: State, say: Say): string[] {
  return PAIRS.flatMap((letter, pair) => {
    const [v, d] = [view.pairs[pair * 2 + V] ?? NONE, view.pairs[pair * 2 + D] ?? NONE];
    if (v < 0 || view.duelWinners[pair] !== NONE) return [];
    return [say(isOrderKnown(view, pair) ? 'table.pair.known' : 'table.pair.values', { letter, v, d })];
  });
}

function sideLines(view: State, viewer: number, names: readonly string[], say: Say): string[] {
  return names.flatMap((name, seat) => {
    const seen = view.peeked[viewer * view.seats + seat] ?? NONE;
    if (seat === viewer || seen < 0) return [];
    const line = say('table.note.side', { name, side: say(`side.${SIDES[seen]}`) });
    return [isStale(view, viewer, seat) ? `${line} (${say('table.note.stale')})` : line];
  });
}

/** The top card is the last of a pile. */
function pileLines(view: State, say: Say): string[] {
  const combat = view.combat.flatMap((card, i) =>
    card < 0 ? [] : [say('table.note.fromTop', { depth: view.combat.length - i, card: say(`card.${COMBAT[card]}`) })],
  );
  const gold = view.gold.flatMap((value, i) =>
    value < 1 ? [] : [say('table.note.goldFromTop', { depth: view.gold.length - i, value })],
  );
  return [...combat.reverse(), ...gold.reverse()];
}

function handLines(view: State, viewer: number, names: readonly string[], say: Say): string[] {
  return names.flatMap((name, seat) => {
    if (seat === viewer) return [];
    const cards: string[] = [];
    for (let kind = 0; kind < COMBAT_COUNT; kind++) {
      const count = view.hands[seat * COMBAT_COUNT + kind] ?? 0;
      if (count > 0) cards.push(say('table.stack', { count, card: say(`card.${COMBAT[kind]}`) }));
    }
    return cards.length === 0 ? [] : [say('table.note.hand', { name, cards: cards.join(', ') })];
  });
}

const styles = StyleSheet.create({ group: { gap: space.tight } });
