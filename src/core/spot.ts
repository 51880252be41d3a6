/** Spots: what a player can touch. The table reports them, the match narrows the legal moves by them. */

/** A thing and its name, e.g. `space 14`, `card rum`, `seat p2`, `button end`. */
export type Spot = string;

/** One sequence of touches that names a move, e.g. `card rum`, `space 7`. Several moves may share a way. */
export type Way = readonly Spot[];
