/** The chart of a layout: both islands with the symbols of their pieces. */
import { chain, keptCharts, type PathChart } from '../path/chart';
import { PIECES, SYMBOLS, type SymbolName } from './data';
import { BOAT, NEST, type PathSymbol, PLACES, type Place, START } from './state';

export const chartOf = keptCharts(drawChart);

function drawChart(layout: string): PathChart {
  const symbols: PathSymbol[] = [-1];
  for (const piece of layout.split(' ')) {
    if (piece === '|') symbols.push(-1);
    else for (const name of pieceSymbols(piece)) symbols.push(SYMBOLS.indexOf(name));
  }
  symbols.push(-1);
  const ahead: Place[] = [];
  for (let i = 0; i < SYMBOLS.length * PLACES; i++) ahead.push(NEST);
  const chart = { layout, symbols, ahead, places: PLACES };
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    chain(chart, symbol, { entry: START, last: BOAT - 1, exit: BOAT });
    chain(chart, symbol, { entry: BOAT, last: NEST - 1, exit: NEST });
  }
  return chart;
}

/** The seven symbols of a placed piece from the start side: `3a>` as printed, `3a<` turned end for end. */
function pieceSymbols(piece: string): readonly SymbolName[] {
  const printed = PIECES[piece.slice(0, 2)] as readonly SymbolName[];
  return piece.endsWith('<') ? [...printed].reverse() : printed;
}
