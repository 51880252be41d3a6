/** A position of a path game that is played by move texts, for tests. */
import type { GameEvent } from '@/core/event';
import type { AnyGame, Game } from '@/core/game';
import { judge } from '@/core/legality';
import { seatText } from '@/core/seat';

export class Played<State> {
  events: GameEvent[] = [];
  constructor(
    private readonly rules: Game<State, number>,
    readonly state: State,
  ) {}

  /** Plays moves of whoever is to act; anything not legal throws. */
  play(...texts: string[]): this {
    const { rules } = this;
    this.events = [];
    for (const text of texts) {
      const seat = rules.seatToAct(this.state);
      const verdict = judge(rules as AnyGame, this.state, seat === null ? 'nobody' : seatText(seat), text);
      if ('id' in verdict) throw new Error(`${text}: ${verdict.id}. Legal: ${this.list().join(', ')}`);
      rules.play(this.state, verdict.move as number, (event) => this.events.push(event));
    }
    return this;
  }

  list(start = ''): string[] {
    const { rules } = this;
    return rules
      .moves(this.state)
      .map((move) => rules.write(move))
      .filter((text) => text.startsWith(start));
  }

  can(text: string): boolean {
    return this.list().includes(text);
  }
}

/** All sequences of that many moves; a finished game has one way to do nothing more. */
export function countMoves<State>(rules: Game<State, number>, state: State, depth: number): number {
  if (depth === 0 || rules.seatToAct(state) === null) return 1;
  let sum = 0;
  for (const move of rules.moves(state)) {
    const next = rules.clone(state);
    rules.play(next, move);
    sum += countMoves(rules, next, depth - 1);
  }
  return sum;
}
