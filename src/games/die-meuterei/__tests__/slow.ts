/** Counts move sequences by the rules once more, on words and lists, without any of the game's own code. */

/** Pirates that ask one question with so many answers; the others ask nothing. */
const ANSWERS: Record<string, (seats: number) => number> = {
  tembo: () => 2,
  pang: () => 2,
  ramon: () => 2,
  // Whom to rob, or nobody; everybody else has a coin in these positions.
  chang: (seats) => seats,
};

interface Corridor {
  closed: string[];
  open: string[];
  fresh: string | null;
  /** Seats that have had their turn. */
  done: number;
  /** Answers the pirate waits for. */
  answers: number;
}

/** Sequences of so many moves in one round of the voyage (R2, R3). */
export function slowRound(seats: number, row: readonly string[], depth: number): number {
  return walk({ closed: row.slice(), open: [], fresh: null, done: 0, answers: 0 }, seats, depth);
}

function walk(corridor: Corridor, seats: number, depth: number): number {
  const nexts = corridorNexts(corridor, seats);
  if (depth === 1) return nexts.length;
  return nexts.reduce((sum, next) => (next.done === seats ? sum : sum + walk(next, seats, depth - 1)), 0);
}

function corridorNexts(corridor: Corridor, seats: number): Corridor[] {
  const { closed, open, fresh, done, answers } = corridor;
  if (answers > 0) return Array.from({ length: answers }, () => ({ ...corridor, answers: 0, done: done + 1 }));
  const nexts: Corridor[] = [];
  const [door, ...rest] = closed;
  if (door === 'ghost') nexts.push({ closed: rest, open, fresh: null, done: done + 1, answers: 0 });
  else if (door !== undefined) nexts.push({ closed: rest, open: [...open, door], fresh: door, done, answers: 0 });
  for (const pirate of fresh === null ? open : [fresh]) {
    const left = open.filter((other) => other !== pirate);
    const asked = ANSWERS[pirate]?.(seats) ?? 0;
    nexts.push({ closed, open: left, fresh: null, done: asked > 0 ? done : done + 1, answers: asked });
  }
  return nexts;
}

interface Duel {
  hands: string[][];
  coins: number[];
  supply: number;
}

interface Fight extends Duel {
  round: number;
  /** Seats still fighting in this duel, and those still in the game. */
  fighting: number[];
  inGame: number[];
  laid: Record<number, string>;
  robber: number | null;
}

/** Sequences of so many moves in one duel with p1 as elder (R6). */
export function slowDuel(duel: Duel, depth: number): number {
  const seats = duel.hands.map((_hand, seat) => seat);
  return fight({ ...duel, round: 1, fighting: seats, inGame: seats, laid: {}, robber: null }, depth);
}

function fight(state: Fight, depth: number): number {
  const nexts = fightNexts(state);
  if (depth === 1) return nexts.length;
  return nexts.reduce((sum, next) => {
    const isOver = next.robber === null && next.fighting.length === 0;
    return isOver ? sum : sum + fight(next, depth - 1);
  }, 0);
}

function fightNexts(state: Fight): Fight[] {
  const { robber } = state;
  if (robber !== null) {
    return victims(state, robber).map((victim) => {
      const coins = state.coins.slice();
      coins[victim] = (coins[victim] as number) - 1;
      coins[robber] = (coins[robber] as number) + 1;
      return { ...state, coins, robber: null };
    });
  }
  const seat = state.fighting.find((other) => state.laid[other] === undefined) as number;
  const hand = state.hands[seat] as string[];
  const choices = [...new Set(hand)];
  if (state.round > 1 || hand.length === 0) choices.push('mascot');
  return choices.map((card) => {
    const next = { ...state, laid: { ...state.laid, [seat]: card } };
    return next.fighting.every((other) => next.laid[other] !== undefined) ? turnUp(next) : next;
  });
}

function victims(state: Fight, robber: number): number[] {
  return state.inGame.filter((seat) => seat !== robber && (state.coins[seat] as number) > 0);
}

function turnUp(state: Fight): Fight {
  const mascots = state.fighting.filter((seat) => state.laid[seat] === 'mascot');
  const hands = state.hands.map((hand, seat) => {
    const at = hand.indexOf(state.laid[seat] ?? '');
    return hand.filter((_card, i) => i !== at);
  });
  const stay = (seats: number[]) => seats.filter((seat) => !mascots.includes(seat));
  const next = { ...state, hands, laid: {}, round: state.round + 1, fighting: stay(state.fighting) };
  if (state.round === 1) return { ...next, inGame: stay(state.inGame) };
  if (state.round > 2 || mascots.length === 0) return next;
  if (mascots.length > 1) return pay(next, mascots);
  const robber = mascots[0] as number;
  return { ...next, robber: victims(next, robber).length > 0 ? robber : null };
}

function pay(state: Fight, mascots: number[]): Fight {
  const coins = state.coins.slice();
  let supply = state.supply;
  if (supply < mascots.length) {
    for (const seat of state.inGame) {
      if ((coins[seat] as number) === 0) continue;
      coins[seat] = (coins[seat] as number) - 1;
      supply++;
    }
  }
  for (const seat of mascots) {
    if (supply === 0) break;
    coins[seat] = (coins[seat] as number) + 1;
    supply--;
  }
  return { ...state, coins, supply };
}
