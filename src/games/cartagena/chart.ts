/** The chart of a layout: which symbol each space shows, and where a symbol comes next. Made once, kept by layout. */
import { CHEST, SEGMENTS, SYMBOLS, type SymbolName } from './data';
import { B, H, J, PLACES, type PathSymbol, type Place } from './state';

export interface Chart {
  readonly layout: string;
  /** The number of spaces, N. */
  readonly spaces: number;
  /** The last space of the tunnel in the Whole Jailbreak; 0 where there is only one stretch. */
  readonly shore: number;
  /** The symbol on each space; entry 0 is unused. */
  readonly symbols: readonly PathSymbol[];
  /** For each symbol and place: the next space with that symbol on the stretch, or its exit (`symbol * PLACES + place`). */
  readonly ahead: readonly Place[];
  /** The chest space of each segment, in rising order. */
  readonly chests: readonly Place[];
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
  let shore = 0;
  for (const code of layout) {
    if (code === '|') shore = symbols.length - 1;
    else for (const name of segmentSymbols(code)) symbols.push(SYMBOLS.indexOf(name));
  }
  const spaces = symbols.length - 1;
  const ahead: Place[] = [];
  for (let i = 0; i < SYMBOLS.length * PLACES; i++) ahead.push(H);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const row = symbol * PLACES;
    chain(symbols, symbol, { first: shore + 1, last: spaces, exit: H }, ahead);
    ahead[row + (shore > 0 ? B : J)] = ahead[row + shore] as Place;
    if (shore > 0) chain(symbols, symbol, { first: 1, last: shore, exit: B }, ahead);
  }
  const chests: Place[] = [];
  for (let space = 1; space <= spaces; space++) if (symbols[space] === CHEST) chests.push(space);
  return { layout, spaces, shore, symbols, ahead, chests };
}

/** Links every place of a stretch, and the place before its first space, to the next space with the symbol. */
function chain(
  symbols: readonly PathSymbol[],
  symbol: PathSymbol,
  stretch: { first: Place; last: Place; exit: Place },
  ahead: Place[],
): void {
  let next = stretch.exit;
  for (let place = stretch.last; place >= stretch.first - 1; place--) {
    ahead[symbol * PLACES + place] = next;
    if (symbols[place] === symbol) next = place;
  }
}

/** The six symbols of a segment from the start side; a small letter is a segment turned round. */
export function segmentSymbols(code: string): readonly SymbolName[] {
  const forward = SEGMENTS[code.toUpperCase()] as readonly SymbolName[];
  return code === code.toUpperCase() ? forward : [...forward].reverse();
}

/** How far along a place is (section 1, Progress). */
export function progressOf(chart: Chart, place: Place): number {
  const ferry = chart.shore > 0 ? 1 : 0;
  if (place === H) return chart.spaces + 1 + ferry;
  if (place === B) return chart.shore + 1;
  return place > chart.shore ? place + ferry : place;
}
