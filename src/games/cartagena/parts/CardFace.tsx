/** A card of the game: its symbol by day, or under a night sky if it is dark; or its back. */
import { SymbolCard } from '@/ui/table/SymbolCard';

import { SYMBOLS } from '../data';
import { DARK, FACE_DOWN, symbolOf, type Kind } from '../state';

export function CardFace({ kind, width }: { readonly kind: Kind; readonly width: number }) {
  const symbol = kind === FACE_DOWN ? null : (SYMBOLS[symbolOf(kind)] ?? null);
  return <SymbolCard mark={symbol} look={kind >= DARK ? 'night' : 'plain'} width={width} />;
}
