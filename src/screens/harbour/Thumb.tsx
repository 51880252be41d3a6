/** A match at a glance: its board as all at the table may see it, drawn small; the game's cover until it is there. */
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { isProblem } from '@/core/record';
import { lastPosition } from '@/match/history';
import { historyOfStored } from '@/match/open';
import type { MatchCard, Store } from '@/store/store';
import type { TableProps } from '@/ui/table/props';
import { radius, useTheme } from '@/ui/theme';

import { coverOf } from '../boot/covers';
import { useStore } from '../boot/StoreContext';
import { gameById } from '../games';

export const THUMB = { width: 100, height: 140 };
/** The size of the phone the board is drawn for before it shrinks. */
const DRAWN = { width: 390, height: 546 };

interface Scene {
  readonly Table: ComponentType<TableProps>;
  readonly view: unknown;
}

interface ThumbProps {
  readonly match: MatchCard;
  /** Only the first few boards are drawn: a table is a large picture. */
  readonly hasBoard: boolean;
}

export function Thumb({ match, hasBoard }: ThumbProps) {
  const { colours } = useTheme();
  const scene = useScene(match, hasBoard);
  const Cover = coverOf(match.game);
  return (
    <View ref={makeInert} style={[styles.thumb, { backgroundColor: colours.sunken }]} {...UNHEARD}>
      {scene ? <Small scene={scene} match={match} /> : Cover ? <Cover {...THUMB} /> : null}
    </View>
  );
}

function Small({ scene: { Table, view }, match }: { readonly scene: Scene; readonly match: MatchCard }) {
  return (
    <View style={styles.drawn}>
      <Table
        {...DRAWN}
        {...STILL}
        view={view}
        viewer="table"
        faces={match.seats}
        toAct={match.toAct}
        news={null}
        hinted={null}
      />
    </View>
  );
}

/** Fetched and drawn when there is time for it; a board that cannot be had leaves the cover. */
function useScene(match: MatchCard, isWanted: boolean): Scene | null {
  const store = useStore();
  const [scene, setScene] = useState<Scene | null>(null);
  const { id, game, moves } = match;
  useEffect(() => {
    let current = isWanted;
    if (!isWanted) return undefined;
    sceneOf(store, id, game).then(
      (found) => startTransition(() => (current ? setScene(found) : undefined)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [store, id, game, moves, isWanted]);
  return scene;
}

async function sceneOf(store: Store, id: string, game: string): Promise<Scene | null> {
  const entry = gameById(game);
  const stored = await store.load(id);
  if (!entry?.rules || !entry.table || !stored || stored.state === 'unreadable') return null;
  const { default: Table } = await entry.table();
  const { snapshot, record } = stored;
  if (snapshot?.after === record.moves.length) return { Table, view: entry.rules.view(snapshot.state, 'table') };
  const history = historyOfStored(entry.rules, stored);
  return isProblem(history) ? null : { Table, view: entry.rules.view(lastPosition(history), 'table') };
}

/** The small board's own buttons are part of the picture: neither keys nor readers find them. */
function makeInert(node: View | null): void {
  const element = node as unknown as { setAttribute?: (name: string, value: string) => void } | null;
  element?.setAttribute?.('inert', '');
}

const UNHEARD = {
  'aria-hidden': true,
  accessibilityElementsHidden: true,
  importantForAccessibility: 'no-hide-descendants',
} as const;

const STILL = {
  moves: [],
  touched: [],
  open: new Set<string>(),
  onTouch: () => undefined,
  onSettled: () => undefined,
};

const styles = StyleSheet.create({
  thumb: { ...THUMB, borderRadius: radius.small, overflow: 'hidden', pointerEvents: 'none' },
  drawn: {
    ...DRAWN,
    transformOrigin: 'top left',
    transform: [{ scale: THUMB.width / DRAWN.width }],
  },
});
