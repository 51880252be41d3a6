/** The map in layers: scenery, prints, wheel, jewels on offer, piles, places to touch, discs, what is in flight. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { TOUCH, useTheme } from '@/ui/theme';

import { discCount } from '../discs';
import type { Ground } from '../ground';
import type { State } from '../state';
import { Barred } from './Barred';
import { Discs, Markers } from './Discs';
import { Heaps } from './Heaps';
import { Lamps } from './Lamps';
import { lights } from './light';
import { Offers } from './Offers';
import { Places } from './Places';
import { Prints } from './Prints';
import { Scenery } from './Scenery';
import { Titles } from './Titles';
import { Wheel } from './Wheel';

interface BoardProps extends Pick<TableProps, 'faces' | 'viewer' | 'open'> {
  readonly view: State;
  readonly ground: Ground;
  readonly hints: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly hidden: ReadonlySet<string>;
  readonly flyers: ReactNode;
  /** How often the wheel has turned. */
  readonly turns: number;
  readonly onSpot: (spot: string) => void;
  readonly onPiles: () => void;
}

export function Board(props: BoardProps) {
  const { view, ground, turns, flyers, onPiles } = props;
  const theme = useTheme();
  return (
    <View style={{ width: ground.width, height: ground.height, overflow: 'hidden' }}>
      <Scenery ground={ground} offers={view.display.length} />
      <Wheel box={ground.wheel} light={lights[theme.light]} turns={turns} />
      <Prints ground={ground} places={discCount(view)} />
      <Lamps {...props} />
      <Offers {...props} />
      <Heaps view={view} ground={ground} />
      <Barred view={view} ground={ground} />
      <Piles view={view} ground={ground} onPiles={onPiles} />
      <Places {...props} />
      <Titles ground={ground} />
      <Discs {...props} />
      <Markers {...props} />
      {flyers}
    </View>
  );
}

/** The mutiny deck on the foredeck: a touch opens all piles. */
function Piles({ view, ground, onPiles }: Pick<BoardProps, 'view' | 'ground' | 'onPiles'>) {
  const say = useGameWords('21-mutinies');
  const { deck } = ground.heaps;
  const size = Math.max(TOUCH, ground.disc * 1.4);
  const label = [
    say('table.deck', { count: view.deck.length }),
    say('table.stock', { count: view.stock.length }),
    say('table.blindCount', { count: view.blind.length }),
    say('table.discard', { count: view.discard.length }),
    say('table.treasures', { count: view.treasureStack.length }),
    say('table.more.cask', { count: view.tavern }),
    say('table.piles'),
  ].join('. ');
  return (
    <Touchable
      label={label}
      onPress={onPiles}
      style={[styles.piles, { left: deck.x - size / 2, top: deck.y - size / 2, width: size, height: size }]}
    />
  );
}

const styles = StyleSheet.create({ piles: { position: 'absolute' } });
