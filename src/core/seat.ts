/** Seats at the table: 0-based numbers in code, `p1`…`p5` in every text. */

export type Seat = number;

/** Who looks: a seat, or the table itself (what everybody may see). */
export type Viewer = Seat | 'table';

export function seatText(seat: Seat): string {
  return `p${seat + 1}`;
}

/** The seat a text names, or null if it is no seat of a table with this many seats. */
export function readSeat(text: string, seats: number): Seat | null {
  const match = /^p([1-9])$/.exec(text);
  if (!match) return null;
  const seat = Number(match[1]) - 1;
  return seat < seats ? seat : null;
}

/** The next seat clockwise. */
export function seatAfter(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}
