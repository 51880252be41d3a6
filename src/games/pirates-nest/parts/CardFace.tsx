/** A card of the game: its symbol on parchment, in a golden frame if it is golden; or its back. */
import { SymbolCard } from '@/ui/table/SymbolCard';

import { SYMBOLS } from '../data';
import { FACE_DOWN, isGolden, symbolOf, type Face } from '../state';

export function CardFace({ face, width }: { readonly face: Face; readonly width: number }) {
  const symbol = face === FACE_DOWN ? null : (SYMBOLS[symbolOf(face)] ?? null);
  return <SymbolCard mark={symbol} look={face !== FACE_DOWN && isGolden(face) ? 'golden' : 'plain'} width={width} />;
}
