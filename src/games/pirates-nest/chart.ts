/** The chart of a layout: which symbol each space shows, and where a symbol comes next. Made once, kept by layout. */
import { PIECES, SYMBOLS, type SymbolName } from './data';
import { BOAT, NEST, type PathSymbol, PLACES, type Place, START } from './state';

export interface Chart {
  readonly layout: string;
  /** The symbol on each space by its place; -1 where there is none. */
  readonly symbols: readonly PathSymbol[];
  /** For each symbol and place: the next space with that symbol on the island, or its exit (`symbol * PLACES + place`). */
  readonly ahead: readonly Place[];
}

const charts = new Map<string, Chart>();
let latest: Chart | null = null;

export function chartOf(layout: string): Chart {
  if (latest !== null && latest.layout === layout) return latest;
  let chart = charts.get(layout);
  if (chart === undefined) {
    chart = drawChart(layout);
    // A few thousand layouts pass through a fuzzer; a person never needs more than a handful.
    if (charts.size >= 64) charts.clear();
    charts.set(layout, chart);
  }
  latest = chart;
  return chart;
}

function drawChart(layout: string): Chart {
  const symbols: PathSymbol[] = [-1];
  for (const piece of layout.split(' ')) {
    if (piece === '|') symbols.push(-1);
    else for (const name of pieceSymbols(piece)) symbols.push(SYMBOLS.indexOf(name));
  }
  symbols.push(-1);
  const ahead: Place[] = [];
  for (let i = 0; i < SYMBOLS.length * PLACES; i++) ahead.push(NEST);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    chain(symbols, symbol, { entry: START, exit: BOAT }, ahead);
    chain(symbols, symbol, { entry: BOAT, exit: NEST }, ahead);
  }
  return { layout, symbols, ahead };
}

/** Links the entry and every space of an island to the next space with the symbol. */
function chain(
  symbols: readonly PathSymbol[],
  symbol: PathSymbol,
  island: { entry: Place; exit: Place },
  ahead: Place[],
): void {
  let next = island.exit;
  for (let place = island.exit - 1; place >= island.entry; place--) {
    ahead[symbol * PLACES + place] = next;
    if (symbols[place] === symbol) next = place;
  }
}

/** The seven symbols of a placed piece from the start side: `3a>` as printed, `3a<` turned end for end. */
function pieceSymbols(piece: string): readonly SymbolName[] {
  const printed = PIECES[piece.slice(0, 2)] as readonly SymbolName[];
  return piece.endsWith('<') ? [...printed].reverse() : printed;
}
