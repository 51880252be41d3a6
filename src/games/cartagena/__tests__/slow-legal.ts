/**
 * A second, slow telling of the rules, written from the specification alone: immutable, by names and texts, sharing no
 * code with the engine. Here: what is legal.
 */
const ORDER: Readonly<Record<string, string>> = {
  A: 'hook parrot gun chest lantern rum',
  B: 'gun chest hook lantern rum parrot',
  C: 'lantern hook rum parrot chest gun',
  D: 'lantern gun rum chest parrot hook',
  E: 'chest lantern parrot hook gun rum',
  F: 'gun parrot chest rum hook lantern',
  G: 'rum chest hook gun parrot lantern',
  H: 'parrot rum lantern gun hook chest',
};
const SYMBOLS = ['gun', 'rum', 'lantern', 'parrot', 'hook', 'chest'];

export interface Slow {
  readonly path: string;
  readonly recharge: string;
  readonly filibusters: boolean;
  readonly blackMagic: boolean;
  readonly dock: string;
  /** Places by seat, e.g. ['J', '9', 'H']. */
  readonly crews: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
  readonly pile: readonly string[];
  /** Cards under each face-down tile, by space. */
  readonly tiles: Readonly<Record<string, number>>;
  readonly seat: number;
  readonly actions: number;
  readonly acted: boolean;
  readonly captain: boolean;
  readonly dark: boolean;
  readonly phase: string;
  readonly wild: string;
  readonly pairOn: string;
  readonly other: number;
  readonly pool: readonly string[];
  readonly back: readonly string[];
  readonly over: boolean;
}

export function legal(state: Slow): string[] {
  const pool = unique(state.pool);
  switch (state.phase) {
    case 'wild':
      return [...advances(state, state.wild), ...powers(state, state.wild, state)];
    case 'hookSecond':
      return seconds(state, state.pairOn);
    case 'gunTake':
      return unique(hand(state, state.other)).map((card) => `take:${card}`);
    case 'rumGive':
      return pool.map((card) => `give:P${state.other + 1}:${card}`);
    case 'lanternKeep':
      return pool.map((card) => `keep:${card}`);
    case 'lanternNext':
      return pool.map((card) => `next:${card}`);
    case 'drop':
      return unique(hand(state, state.other)).map((card) => `drop:${card}`);
    default:
      return turnMoves(state);
  }
}

function turnMoves(state: Slow): string[] {
  const cards = unique(hand(state, state.seat));
  const list = cards.flatMap((card) => advances(state, card));
  list.push(...retreats(state), ...pushes(state));
  if (maySail(state)) list.push(state.captain ? 'sail!' : 'sail');
  if (state.blackMagic) {
    for (const card of cards) list.push(...powers(state, card, without(state, [card])));
    for (const parrots of pairsOf(hand(state, state.seat))) {
      const rest = without(state, parrots);
      for (const symbol of SYMBOLS.filter((name) => name !== 'parrot')) {
        if (advances(rest, symbol).length + powers(rest, symbol, rest).length > 0) {
          list.push(`2parrot${stars(parrots)}=${symbol}`);
        }
      }
    }
  }
  if (state.acted) list.push('end');
  else if (cards.length === 0) list.push('skip');
  return list;
}

function symbolAt(state: Slow, space: number): string {
  const codes = state.path.replace('|', '');
  const code = codes[Math.floor((space - 1) / 6)] ?? '';
  const symbols = (ORDER[code.toUpperCase()] ?? '').split(' ');
  if (code !== code.toUpperCase()) symbols.reverse();
  return symbols[(space - 1) % 6] ?? '';
}

function tunnelEnd(state: Slow): number {
  return Math.max(0, state.path.indexOf('|')) * 6;
}

function pathEnd(state: Slow): number {
  return state.path.replace('|', '').length * 6;
}

/** Spaces of the stretch a forward move from this place runs along, nearest first, and where it ends. */
function ahead(state: Slow, from: string): { spaces: number[]; exit: string } {
  const shore = tunnelEnd(state);
  const inTunnel = shore > 0 && (from === 'J' || Number(from) <= shore);
  const start = from === 'J' ? 0 : from === 'B' ? shore : Number(from);
  const end = inTunnel ? shore : pathEnd(state);
  return { spaces: range(start + 1, end), exit: inTunnel ? 'B' : 'H' };
}

function behind(state: Slow, from: string): number[] {
  const shore = tunnelEnd(state);
  const last = from === 'H' ? pathEnd(state) : from === 'B' ? shore : Number(from) - 1;
  const onIsland = from === 'H' || Number(from) > shore;
  return range(onIsland ? shore + 1 : 1, last).reverse();
}

function crowd(state: Slow, space: number): number {
  return state.crews.flat().filter((place) => place === String(space)).length;
}

function hasRoom(state: Slow, seat: number, pirates: number): boolean {
  return state.dock === 'cartagena' && crew(state, seat).filter((place) => place === 'B').length + pirates <= 3;
}

function landing(state: Slow, symbol: string, from: string, pirates: number): string | null {
  const { spaces, exit } = ahead(state, from);
  const free = spaces.find((space) => symbolAt(state, space) === symbol && crowd(state, space) === 0);
  if (free !== undefined) return String(free);
  return exit === 'H' || hasRoom(state, state.seat, pirates) ? exit : null;
}

function advances(state: Slow, card: string): string[] {
  const starts = unique(crew(state, state.seat)).filter((place) => place !== 'H');
  return starts.flatMap((from) => {
    if (from === 'B' && state.dock === 'cartagena') return [];
    const to = landing(state, bare(card), from, 1);
    return to === null ? [] : [`${card}:${from}>${to}`];
  });
}

function retreats(state: Slow): string[] {
  if (state.recharge === 'morgan') return [];
  return unique(crew(state, state.seat)).flatMap((from) => {
    if (from === 'J' || (from === 'B' && state.dock === 'tortuga')) return [];
    if (state.recharge === 'split' && (from === 'H' || Number(from) > tunnelEnd(state))) return [];
    const to = behind(state, from).find((space) => [1, 2].includes(crowd(state, space)));
    return to === undefined ? [] : [`back:${from}>${to}+${crowd(state, to)}`];
  });
}

function pushes(state: Slow): string[] {
  if (state.recharge === 'retreat') return [];
  const rivals = state.crews.map((_crew, seat) => seat).filter((seat) => seat !== state.seat);
  return rivals.flatMap((seat) =>
    unique(crew(state, seat)).flatMap((from) => {
      if (from === 'H' || (from === 'B' && state.dock === 'cartagena')) return [];
      if (state.recharge === 'split' && from !== 'B' && !(Number(from) > tunnelEnd(state))) return [];
      const { spaces, exit } = ahead(state, from);
      const to = spaces.find((space) => [1, 2].includes(crowd(state, space)));
      if (to !== undefined) return [`push:P${seat + 1}:${from}>${to}+${crowd(state, to)}`];
      return exit === 'H' || hasRoom(state, seat, 1) ? [`push:P${seat + 1}:${from}>${exit}+2`] : [];
    }),
  );
}

function maySail(state: Slow): boolean {
  if (!state.path.includes('|')) return false;
  const own = crew(state, state.seat);
  if (state.dock === 'cartagena') return own.includes('B');
  return own.some((place) => place === 'J' || Number(place) <= tunnelEnd(state));
}

/** `rest` is the state with the card already out of the hand. */
function powers(state: Slow, card: string, rest: Slow): string[] {
  const own = crew(state, state.seat);
  switch (bare(card)) {
    case 'gun':
      return state.hands.flatMap((cards, seat) =>
        seat !== state.seat && cards.length > 0 ? [`${card}!P${seat + 1}`] : [],
      );
    case 'rum':
    case 'lantern':
      return [`${card}!`];
    case 'chest':
      return unique(own).flatMap((place) => (place in state.tiles ? [`${card}!${place}`] : []));
    case 'hook':
      if (state.actions < 2) return [];
      return unique(own).flatMap((place) => {
        const isPair = Number(place) > 0 && own.filter((other) => other === place).length >= 2;
        return isPair && seconds(rest, place).length > 0 ? [`${card}!${place}`] : [];
      });
    default:
      return [];
  }
}

function seconds(state: Slow, from: string): string[] {
  const cards = hand(state, state.seat);
  const single = unique(cards).flatMap((card) => {
    const to = landing(state, bare(card), from, 2);
    return to === null ? [] : [`with:${card}>${to}`];
  });
  const paired = pairsOf(cards).flatMap((parrots) =>
    SYMBOLS.filter((symbol) => symbol !== 'parrot').flatMap((symbol) => {
      const to = landing(state, symbol, from, 2);
      return to === null ? [] : [`with:2parrot${stars(parrots)}=${symbol}>${to}`];
    }),
  );
  return [...single, ...paired];
}

/** The different pairs of parrots in a hand. */
function pairsOf(cards: readonly string[]): string[][] {
  return ['', '*', '**'].map(parrotsOf).filter((pair) => {
    return pair.every(
      (card) => cards.filter((held) => held === card).length >= pair.filter((one) => one === card).length,
    );
  });
}

export function parrotsOf(dark: string): string[] {
  return dark === '' ? ['parrot', 'parrot'] : dark === '*' ? ['parrot', 'parrot*'] : ['parrot*', 'parrot*'];
}

function stars(parrots: readonly string[]): string {
  return parrots.map((card) => (card.endsWith('*') ? '*' : '')).join('');
}

export function hand(state: Slow, seat: number): readonly string[] {
  return state.hands[seat] ?? [];
}

export function crew(state: Slow, seat: number): readonly string[] {
  return state.crews[seat] ?? [];
}

export function bare(card: string): string {
  return card.replace('*', '');
}

export function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function range(first: number, last: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number++) numbers.push(number);
  return numbers;
}

export function without(state: Slow, cards: readonly string[]): Slow {
  return withHand(state, state.seat, minus(hand(state, state.seat), cards));
}

export function withHand(state: Slow, seat: number, cards: readonly string[]): Slow {
  return { ...state, hands: state.hands.map((other, i) => (i === seat ? cards : other)) };
}

export function minus(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}
