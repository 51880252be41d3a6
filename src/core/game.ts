/** The contract every game fulfils. A game is a folder; everything else serves any game through this. */
import type { Emit, GameEvent } from './event';
import type { OptionError, Options, OptionSpec, Preset } from './options';
import type { Outcome } from './outcome';
import type { Random, Seed } from './random';
import type { Seat, Viewer } from './seat';
import type { Way } from './spot';

export interface Game<State, Move> {
  readonly id: string;
  /** Rises when the same record would play differently. */
  readonly rulesVersion: number;
  /** `usual`: how many are offered first; as few as possible unless told. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset[];
  /** Every kind of move the game knows; `kindOf` names one of them. */
  readonly moveKinds: readonly string[];
  /** What else can happen and should be met by a long run: spaces, effects, ends. `landmarkOf` finds one in an event. */
  readonly landmarks?: readonly string[];

  /** Null if a game can be set up with these options (missing ones take their defaults). */
  checkOptions(options: Options, seats: number): OptionError | null;
  /** Trusts checked options. */
  setup(options: Options, seats: number, seed: Seed): State;

  /** Null: the game is over. */
  seatToAct(state: State): Seat | null;
  /** The one and only legality; never empty before the end, never two that are written alike. */
  moves(state: State): Move[];
  /**
   * How people at one device may act with their hands covered, told from what all at the table see (`view(…, 'table')`):
   * `open`: the seat to act may choose from the moves of that view; `forced`: it has one move, whatever lies hidden.
   * Null, or not told: the seat to act needs its own eyes, and the device is handed over.
   */
  covered?(table: State): 'open' | 'forced' | null;
  /** Changes the state; trusts the move; tells what happened if anyone listens. */
  play(state: State, move: Move, emit?: Emit): void;
  clone(state: State): State;
  /** Null until the game is over. */
  outcome(state: State): Outcome | null;

  /** The same shape with all that the viewer does not know face down, and without the generator. */
  view(state: State, viewer: Viewer): State;
  /** One full state that fits the view, drawn from all that fit it. */
  imagine(view: State, random: Random): State;

  /** How good it looks for a seat, 0 … 1, for bots. */
  appraise(state: State, seat: Seat): number;
  /** The same for every seat at once into `looks`, where that is cheaper than one by one. */
  appraiseAll?(state: State, looks: number[]): void;
  /** `appraise` thinks on to the end of the round by itself: a playout stays as short among many as between two. */
  readonly foresees?: true;
  /** Whether a position can be weighed as it lies; where it is told, a playout goes on until it is so. */
  isQuiet?(state: State): boolean;
  /**
   * What each of the legal moves promises the seat to act at first sight, from what that seat knows: gains in appraisal,
   * up to a common term. Without it the search plays a move and appraises, once for all places where it is met.
   */
  lean?(state: State, moves: readonly Move[], gains: number[]): void;
  /** A quick sensible move of the seat to act, for playouts. */
  instinct(state: State, random: Random): Move;

  /** The specification's notation. */
  write(move: Move): string;
  /** The move a text means, or null; whether it is legal is another question. */
  read(text: string): Move | null;
  /** A cheaper name of a move than its text, as unique within a state; bots ask for it in their hot path. */
  key?(move: Move): number | string;
  kindOf(move: Move): string;
  /** The landmark an event shows, or null. */
  landmarkOf?(event: GameEvent): string | null;
  /** The ways to make a legal move by touch: each a sequence of spots, told apart by the view the player sees. */
  ways(view: State, move: Move): Way[];

  /** How many of each component exist, wherever they lie; the same from setup to the end. */
  census(state: State): Record<string, number>;
}

/** A game whose state and moves only its own folder understands. */
export type AnyGame = Game<unknown, unknown>;
