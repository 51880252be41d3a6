/** The pictures of the player's rules, drawn with the table's own parts. */
import { View } from 'react-native';

import type { FigureProps } from '@/ui/prose/figure';

import { Figure, FigureRow, type FigureBook } from '../path/parts/Figure';
import { SYMBOLS } from './data';
import { CardFace } from './parts/CardFace';
import { MiniBoard } from './parts/MiniBoard';
import { Tile } from './parts/Tiles';
import { DARK, H } from './state';

/** Spaces 1-6 of A: hook, parrot, gun, chest, lantern, rum; 7-12 of B: gun, chest, hook, lantern, rum, parrot. */
const figures: FigureBook = {
  path: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [0, 0, 3],
        [0, 5, H],
      ]}
    />
  ),
  advance: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [1, 3, 9],
        [5, 8, 8],
      ]}
      going={[{ seat: 0, from: 3, to: 10, card: 'lantern' }]}
    />
  ),
  retreat: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [4, 4, 11],
        [2, 9, 4],
      ]}
      going={[{ seat: 1, from: 9, to: 2, gain: 1 }]}
    />
  ),
  push: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [2, 6, 11],
        [3, 6, 8],
      ]}
      going={[{ seat: 1, from: 3, to: 6, gain: 2 }]}
    />
  ),
  sloop: ({ width }) => (
    <MiniBoard
      width={width}
      layout="A|B"
      crews={[
        [49, 49, 3],
        [49, 5, 9],
      ]}
    />
  ),
  cards: Cards,
  chest: Treasures,
};

export default function Figures(props: FigureProps) {
  return <Figure {...props} book={figures} />;
}

/** The six symbols, and a dark card. */
function Cards({ width }: { readonly width: number }) {
  return (
    <FigureRow width={width} count={SYMBOLS.length + 1} most={56}>
      {(card) => [
        ...SYMBOLS.map((symbol, kind) => <CardFace key={symbol} kind={kind} width={card} />),
        <CardFace key="dark" kind={DARK + 1} width={card} />,
      ]}
    </FigureRow>
  );
}

/** A tile face down, and the five things it may hide. */
function Treasures({ width }: { readonly width: number }) {
  const faces = [null, '1', '2', '3', 'empty', 'snake'];
  return (
    <FigureRow width={width} count={faces.length} most={52}>
      {(size) =>
        faces.map((face) => (
          <View key={face} style={{ width: size, height: size }}>
            <View style={{ position: 'absolute', left: size / 2, top: size / 2 }}>
              <Tile face={face} size={size} />
            </View>
          </View>
        ))
      }
    </FigureRow>
  );
}
