/** The chart of a layout: the tunnel, the island or both, with their symbols and chests. */
import { chain, keptCharts, type PathChart } from '../path/chart';
import { CHEST, SEGMENTS, SYMBOLS, type SymbolName } from './data';
import { B, H, J, PLACES, type PathSymbol, type Place } from './state';

export interface Chart extends PathChart {
  /** The number of spaces, N. */
  readonly spaces: number;
  /** The last space of the tunnel in the Whole Jailbreak; 0 where there is only one stretch. */
  readonly shore: number;
  /** The chest space of each segment, in rising order. */
  readonly chests: readonly Place[];
}

export const chartOf = keptCharts(drawChart);

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
  const chart = { layout, spaces, shore, symbols, ahead, places: PLACES };
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    chain(chart, symbol, { entry: shore, last: spaces, exit: H });
    if (shore === 0) continue;
    // Whoever comes from the sloop goes ashore before the first space of the island.
    ahead[symbol * PLACES + B] = ahead[symbol * PLACES + shore] as Place;
    chain(chart, symbol, { entry: J, last: shore, exit: B });
  }
  const chests: Place[] = [];
  for (let space = 1; space <= spaces; space++) if (symbols[space] === CHEST) chests.push(space);
  return { ...chart, chests };
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
