/** The pictures of the player's rules, drawn with the table's own parts on the example layout. */
import type { FigureProps } from '@/ui/prose/figure';

import { Figure, FigureRow, type FigureBook } from '../path/parts/Figure';
import { SYMBOLS } from './data';
import { CardFace } from './parts/CardFace';
import { MiniBoard } from './parts/MiniBoard';

/** Compasses lie on 3, 8, 21, 25 and 33. */
const figures: FigureBook = {
  islands: ({ width }) => (
    <MiniBoard width={width} crews={['start start start', 'start start start', 'start start start']} />
  ),
  play: ({ width }) => (
    <MiniBoard
      width={width}
      shore="large"
      crews={['boat 14 start', '21 28 start', '25 18 5']}
      going={[{ seat: 0, from: 'boat', to: '33', card: 'compass' }]}
    />
  ),
  push: ({ width }) => (
    <MiniBoard
      width={width}
      crews={['3 3 start', '13 5 start', '14 14 start']}
      going={[
        { seat: 1, from: '13', to: '14', gain: 2 },
        { seat: 2, from: 'start', to: '3', gain: 2 },
      ]}
    />
  ),
  boat: ({ width }) => <MiniBoard width={width} crews={['boat boat 12', 'boat 9 start', '10 20 start']} />,
  flag: ({ width }) => (
    <MiniBoard width={width} shore="large" isRaised crews={['nest nest nest', 'nest 30 17', 'nest 26 14']} />
  ),
  cards: Cards,
};

export default function Figures(props: FigureProps) {
  return <Figure {...props} book={figures} />;
}

/** The seven symbols, and a golden card. */
function Cards({ width }: { readonly width: number }) {
  return (
    <FigureRow width={width} count={SYMBOLS.length + 1} most={52}>
      {(card) => [
        ...SYMBOLS.map((symbol, number) => <CardFace key={symbol} face={number * 2} width={card} />),
        <CardFace key="golden" face={9} width={card} />,
      ]}
    </FigureRow>
  );
}
