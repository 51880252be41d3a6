/** The chart of a path: which symbol each space shows, and where a symbol comes next. Drawn once for a layout and kept. */

/** A place and a symbol by their numbers in the game that asks. */
type Place = number;
type PathSymbol = number;

export interface PathChart {
  readonly layout: string;
  /** The symbol on each space; -1 where there is none. */
  readonly symbols: readonly PathSymbol[];
  /** For each symbol and place: the next space with it on the stretch, or its exit (`symbol * places + place`). */
  readonly ahead: readonly Place[];
  readonly places: number;
}

/** A part of the path that is walked without a boat. */
interface Stretch {
  /** Where its pirates set out: the place before the first space. */
  readonly entry: Place;
  readonly last: Place;
  /** Where those go who find no space. */
  readonly exit: Place;
}

/** Links every place of a stretch to the next space with the symbol. */
export function chain(chart: PathChart & { readonly ahead: Place[] }, symbol: PathSymbol, stretch: Stretch): void {
  let next = stretch.exit;
  for (let place = stretch.last; place >= stretch.entry; place--) {
    chart.ahead[symbol * chart.places + place] = next;
    if (chart.symbols[place] === symbol) next = place;
  }
}

/** The first vacant space ahead with the symbol, else the exit of the stretch, open or not. */
export function nextVacant(chart: PathChart, crowd: readonly number[], symbol: PathSymbol, from: Place): Place {
  const ahead = chart.ahead;
  const row = symbol * chart.places;
  let to = ahead[row + from] as Place;
  while (crowd[to] !== 0) to = ahead[row + to] as Place;
  return to;
}

/** The spaces of the symbol between two places: all of them are occupied if a card leads from one to the other. */
export function jumpedOver(chart: PathChart, symbol: PathSymbol, from: Place, to: Place): Place[] {
  const row = symbol * chart.places;
  const spaces: Place[] = [];
  for (let place = chart.ahead[row + from] as Place; place !== to; place = chart.ahead[row + place] as Place) {
    spaces.push(place);
  }
  return spaces;
}

/** A few thousand layouts pass through a fuzzer; a person never needs more than a handful. */
const KEPT = 64;

/** Draws the chart of a layout when it is asked for the first time. */
export function keptCharts<Chart extends PathChart>(draw: (layout: string) => Chart): (layout: string) => Chart {
  const charts = new Map<string, Chart>();
  let latest: Chart | null = null;
  return (layout) => {
    if (latest !== null && latest.layout === layout) return latest;
    let chart = charts.get(layout);
    if (chart === undefined) {
      chart = draw(layout);
      if (charts.size >= KEPT) charts.clear();
      charts.set(layout, chart);
    }
    latest = chart;
    return chart;
  };
}
