/** The ship and its voyage in layers: scenery, deck, cabins or duel, chart, what is in flight. */
import type { ReactNode } from 'react';
import { ScrollView, View, type LayoutRectangle } from 'react-native';

import type { TableNews } from '@/ui/table/props';

import { NONE, type State } from '../state';
import type { BoardParts } from './boardParts';
import { Doors } from './Doors';
import { Duel } from './Duel';
import { duelScene, laidCount, REVEALING, sceneDuring } from './duelScene';
import { Lifeboat } from './Lifeboat';
import { Pairs } from './Pairs';
import { Sailors } from './Sailors';
import { Scenery } from './Scenery';
import { SeaTrack } from './SeaTrack';
import { UpperDecks } from './UpperDecks';
import { Victory } from './Victory';

interface BoardProps extends BoardParts {
  /** The room there is; a board that is higher scrolls. */
  readonly size: LayoutRectangle;
  readonly news: TableNews | null;
  readonly flyers: ReactNode;
  readonly onDoor: (slot: number) => void;
}

export function Board(props: BoardProps) {
  const { plan, size, view, flyers, onDoor } = props;
  const isMutiny = view.duel !== NONE;
  return (
    <ScrollView
      style={{ height: size.height }}
      contentContainerStyle={{ height: plan.height }}
      scrollEnabled={plan.height > size.height + 1}
    >
      <View style={{ width: plan.width, height: plan.height, overflow: 'hidden' }}>
        <Scenery plan={plan} />
        <Lifeboat {...props} />
        {isMutiny ? <UpperDecks {...props} /> : <Sailors {...props} />}
        <Pairs {...props} />
        {isMutiny ? <Fight {...props} /> : <Doors {...props} onDoor={onDoor} />}
        <SeaTrack {...props} />
        {flyers}
      </View>
    </ScrollView>
  );
}

function Fight({ view, plan, hidden, news }: BoardProps) {
  if (news && hidden.has(REVEALING)) {
    return <Duel scene={sceneDuring(news, hidden)} box={plan.cabins} laid={waiting(news, hidden)} />;
  }
  if (view.phase === 'end') return <Victory view={view} box={plan.cabins} />;
  return <Duel scene={duelScene(view)} box={plan.cabins} laid={laidCount(view)} />;
}

/** Cards of a reveal that still lie face down. */
function waiting(news: TableNews, hidden: ReadonlySet<string>): number {
  const all = laidCount(news.before as State) + 1;
  const turned = news.events.find(({ kind }) => kind === 'revealed');
  const cards = (turned?.cards as readonly string[] | undefined) ?? [];
  const left = cards.filter((_, i) => hidden.has(`turn/${i}`)).length;
  return cards.length === 0 ? all : left;
}
