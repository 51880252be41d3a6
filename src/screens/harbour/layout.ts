/** How the harbour's cards are laid out in a given width. */

export interface Placed {
  /** Columns this card is wide. */
  readonly span: number;
  readonly width: number;
}

export interface Layout {
  readonly columns: number;
  readonly width: number;
  readonly cards: readonly Placed[];
}

const WIDEST = 1180;
const TWO_COLUMNS = 600;
const THREE_COLUMNS = 900;

/** Large text needs wider columns: the breakpoints grow with it. */
export function columnsFor(width: number, textScale: number): number {
  if (width >= THREE_COLUMNS * textScale) return 3;
  return width >= TWO_COLUMNS * textScale ? 2 : 1;
}

/** Cards fill their rows: whatever would be left over in the last row is given to the first card. */
export function layOut(cards: number, width: number, gap: number, textScale: number): Layout {
  const inner = Math.min(width, WIDEST);
  const columns = columnsFor(inner, textScale);
  const column = (inner - gap * (columns - 1)) / columns;
  const over = (columns - (cards % columns)) % columns;
  const placed = Array.from({ length: cards }, (_, card): Placed => {
    const span = card === 0 ? 1 + over : 1;
    return { span, width: Math.floor(column * span + gap * (span - 1)) };
  });
  return { columns, width: inner, cards: placed };
}
