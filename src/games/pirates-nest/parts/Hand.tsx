/** The viewer's hand by symbol, golden cards framed, and how many it must still drop after a golden one (R6.3). */
import { PathHand, type HandProps } from '../../path/parts/PathHand';
import { HAND_LIMIT } from '../data';
import { FACES, faceText, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

export function Hand(props: HandProps<State>) {
  const { view, viewer } = props;
  const label = useCardLabel();
  const isDropping = view.phase === 'drop' && viewer !== 'table';
  return (
    <PathHand
      {...props}
      game="pirates-nest"
      kinds={FACES}
      surplus={isDropping ? (view.handSizes[viewer] ?? 0) - HAND_LIMIT : 0}
      textOf={faceText}
      labelOf={(face) => label(face, 1)}
      draw={(face, width) => <CardFace face={face} width={width} />}
    />
  );
}
