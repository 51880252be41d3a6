/** Counted move trees of fixed positions, against a slow counter that knows the rules in another way. */
import { rules } from '../rules';
import type { State } from '../state';
import { type Layout, table } from './table';

/** Sequences of moves of each length, as the rules see them. */
function counted(state: State, depth: number): number {
  const legal = rules.moves(state);
  if (depth === 1) return legal.length;
  let sum = 0;
  for (const move of legal) {
    const next = rules.clone(state);
    rules.play(next, move);
    if (rules.seatToAct(next) !== null) sum += counted(next, depth - 1);
  }
  return sum;
}

/** The last round on words: hands as lists of words, no clever bookkeeping, sales by trying everything. */
interface Slow {
  hands: string[][];
  table: string[][];
  passed: number[];
  roles: Record<number, string>;
  turn: number;
  fights: number[] | null;
  sellers: number[] | null;
}

interface Sea {
  seats: number;
  /** What the ship island and the wake buy; `any` or nothing. */
  buys: [string, string];
}

const GOODS = ['ruby', 'salt', 'wine', 'cloth', 'wheat'];
const copyOf = (slow: Slow): Slow => JSON.parse(JSON.stringify(slow)) as Slow;
const countOf = (cards: string[], card: string): number => cards.filter((other) => other === card).length;

function slowCount(sea: Sea, slow: Slow, depth: number): number {
  const nexts = slowNexts(sea, slow);
  if (depth === 1) return nexts.length;
  return nexts.reduce((sum, next) => (next === null ? sum : sum + slowCount(sea, next, depth - 1)), 0);
}

/** The positions after each move; null when the game is over then. */
function slowNexts(sea: Sea, slow: Slow): (Slow | null)[] {
  const seat = slow.turn;
  if (slow.sellers) return slowSales(sea, slow.table[seat] as string[]).map(() => slowSell(sea, copyOf(slow), true));
  if (slow.fights) {
    const most = countOf(slow.hands[seat] as string[], 'X');
    return Array.from({ length: most + 1 }, (_, k) => {
      const next = copyOf(slow);
      for (let i = 0; i < k; i++) lay(next, seat, 'X');
      return slowFight(sea, next);
    });
  }
  if (slow.passed.includes(seat) && seat !== 0) {
    const left = ['mutineer', 'boy', 'mate', 'merchant', 'loader'].filter(
      (role) => !Object.values(slow.roles).includes(role),
    );
    return left.map((role) => {
      const next = copyOf(slow);
      next.roles[seat] = role;
      return slowNextOffer(sea, next);
    });
  }
  const plays = [...new Set(slow.hands[seat])].map((card) => {
    const next = copyOf(slow);
    lay(next, seat, card);
    return slowNextOffer(sea, next);
  });
  const pass = copyOf(slow);
  pass.passed.push(seat);
  return [...plays, seat === 0 ? slowNextOffer(sea, pass) : pass];
}

function lay(slow: Slow, seat: number, card: string): void {
  const hand = slow.hands[seat] as string[];
  hand.splice(hand.indexOf(card), 1);
  slow.table[seat]?.push(card);
}

function slowNextOffer(sea: Sea, slow: Slow): Slow | null {
  for (let i = 1; i <= sea.seats; i++) {
    const seat = (slow.turn + i) % sea.seats;
    if (!slow.passed.includes(seat)) return { ...slow, turn: seat };
  }
  const isMutiny = Object.values(slow.roles).includes('mutineer');
  const fighters = [0, 1, 2, 3].filter(
    (seat) =>
      seat < sea.seats &&
      (slow.hands[seat] as string[]).length > 0 &&
      (seat === 0 || ['mutineer', 'boy', 'mate'].includes(slow.roles[seat] as string)),
  );
  slow.fights = isMutiny ? fighters : [];
  return slowFight(sea, slow);
}

function slowFight(sea: Sea, slow: Slow): Slow | null {
  const next = slow.fights?.shift();
  if (next !== undefined) return { ...slow, turn: next };
  const has = (role: string): number | undefined => [1, 2, 3].find((seat) => slow.roles[seat] === role);
  const sabres = (seat: number | undefined): number =>
    seat === undefined ? 0 : countOf(slow.table[seat] as string[], 'X');
  const mutineer = has('mutineer');
  const captains = sabres(0) + sabres(has('mate')) + (has('mate') === undefined ? 0 : 1);
  const wins = mutineer !== undefined && sabres(mutineer) + sabres(has('boy')) >= captains;
  const first = wins ? mutineer : 0;
  slow.fights = null;
  slow.sellers = Array.from({ length: sea.seats }, (_, i) => (first + i) % sea.seats);
  return slowSell(sea, slow, false);
}

/** The next seller with a choice; nobody left ends the last round. */
function slowSell(sea: Sea, slow: Slow, hasSold: boolean): Slow | null {
  if (hasSold) slow.sellers?.shift();
  while (slow.sellers && slow.sellers.length > 0) {
    const seat = slow.sellers[0] as number;
    if (slowSales(sea, slow.table[seat] as string[]).length > 1) return { ...slow, turn: seat };
    slow.sellers.shift();
  }
  return null;
}

/** Every pair of kinds and counts, then without the dominated ones. */
function slowSales(sea: Sea, cards: string[]): string[] {
  const pairs = new Set<string>();
  const buys = (side: 0 | 1, good: string): boolean => sea.buys[side] === 'any' || sea.buys[side] === good;
  for (const one of GOODS) {
    for (const two of GOODS) {
      for (let a = 0; a <= (buys(0, one) ? countOf(cards, one) : 0); a++) {
        for (let b = 0; b <= (buys(1, two) ? countOf(cards, two) : 0); b++) {
          if (one !== two || a + b <= countOf(cards, one)) pairs.add(`${a} ${b}`);
        }
      }
    }
  }
  const all = [...pairs].map((pair) => pair.split(' ').map(Number) as [number, number]);
  return all.filter(([a, b]) => !all.some(([c, d]) => c >= a && d >= b && c + d > a + b)).map(([a, b]) => `${a} ${b}`);
}

interface Position {
  layout: Layout;
  buys: [string, string];
  depth: number;
  /** Lines of that length. */
  lines: number;
}

const POSITIONS: Record<string, Position> = {
  'three on Hochland': {
    layout: { seats: 3, hands: { B: 'X wine', S: 'X wine', F: 'salt salt' } },
    buys: ['any', ''],
    depth: 8,
    lines: 934,
  },
  'four with one card each': {
    layout: { hands: { B: 'X', S: 'X', F: 'X', C: 'wheat' } },
    buys: ['any', ''],
    depth: 8,
    lines: 517,
  },
  'wheat over two islands': {
    layout: {
      seats: 3,
      ship: 'affeninsel',
      wake: 'hochland',
      up: { B: 'wheat wheat', S: 'wheat', F: 'wheat salt' },
      hands: { B: 'wheat', S: 'wheat X', F: 'salt' },
    },
    buys: ['wheat', 'any'],
    depth: 9,
    lines: 1470,
  },
  'two islands that buy anything': {
    layout: {
      seats: 3,
      ship: 'piratennest',
      wake: 'hochland',
      up: { B: 'wheat wheat salt', S: 'ruby ruby wine' },
      hands: { B: 'salt', S: 'ruby X', F: 'X' },
    },
    buys: ['any', 'any'],
    depth: 9,
    lines: 764,
  },
};

test.each(Object.entries(POSITIONS))(
  '%s: as many lines as the slow counter finds',
  (_name, { layout, buys, depth, lines }) => {
    const seats = layout.seats ?? 4;
    const game = table({ ...layout, phase: 'offer', pay: 0, round: seats === 3 ? 9 : 8 });
    const cards = (text: string): string[] => text.split(' ').filter((word) => word !== '');
    const names = (['B', 'S', 'F', 'C'] as const).slice(0, seats);
    const slow: Slow = {
      hands: names.map((name) => cards(game.hand(name))),
      table: names.map((name) => cards(game.up(name))),
      passed: [],
      roles: {},
      turn: 0,
      fights: null,
      sellers: null,
    };
    for (let plies = 1; plies <= depth; plies++) {
      expect([plies, counted(game.state, plies)]).toEqual([plies, slowCount({ seats, buys }, slow, plies)]);
    }
    expect(counted(game.state, depth)).toBe(lines);
  },
);
