/** Where pirates would land on this board. */
import type { SeatFace } from '@/ui/table/props';

import { Ghosts } from '../../path/parts/Ghosts';
import type { Preview } from '../../path/preview';
import { footing, pirateHeight, type Ground } from '../ground';
import { readFace } from '../notation';
import type { State } from '../state';
import { CardFace } from './CardFace';

interface PreviewsProps {
  readonly view: State;
  readonly ground: Ground;
  readonly previews: readonly Preview[];
  readonly faces: readonly SeatFace[];
  readonly touched: readonly string[];
  readonly look: 'choice' | 'hint';
}

export function Previews(props: PreviewsProps) {
  const { view, ground } = props;
  return (
    <Ghosts
      {...props}
      footing={(place, crowd) => footing(ground, place, crowd, view.shore)}
      height={pirateHeight(ground)}
      hat="crew"
      drawCard={(card, width) => <CardFace face={readFace(card)} width={width} />}
    />
  );
}
