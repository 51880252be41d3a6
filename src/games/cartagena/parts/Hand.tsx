/** The viewer's hand, and how many cards it must still drop after a dark one (R7.2). */
import { pigment } from '@/ui/scenery/palette';

import { PathHand, type HandProps } from '../../path/parts/PathHand';
import { LAWFUL_HAND } from '../data';
import { KINDS, kindText, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

export function Hand(props: HandProps<State>) {
  const { view, viewer, touched } = props;
  const label = useCardLabel();
  const isDropping = view.phase === 'filibusterDrop' && viewer !== 'table';
  return (
    <PathHand
      {...props}
      game="cartagena"
      kinds={KINDS}
      surplus={isDropping ? (view.handSizes[viewer] ?? 0) - LAWFUL_HAND : 0}
      textOf={kindText}
      labelOf={(kind) => label(kind, 1)}
      glowOf={() => (touched.includes('amulet') ? pigment.ember : null)}
      draw={(kind, width) => <CardFace kind={kind} width={width} />}
    />
  );
}
