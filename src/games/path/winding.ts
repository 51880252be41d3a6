/** A path that winds to and fro through rows, as one stroke from the lowest row to the highest. */
import type { Box } from './box';

export interface Row {
  readonly box: Box;
  /** True if it is walked from left to right. */
  readonly rightward: boolean;
}

/** `left` and `right` are where the rows turn. */
export function windingPath(rows: readonly Row[], left: number, right: number): string {
  let path = '';
  rows.forEach(({ box, rightward }, index) => {
    const y = box.y + box.height / 2;
    const from = rightward ? left : right;
    const to = rightward ? right : left;
    // The first row comes up from below, every other one bends out of the one before it.
    path += index === 0 ? `M${from} ${box.y + box.height + 2}L${from} ${y}` : bend(from, y, box.height, rightward);
    path += `L${to} ${y}`;
  });
  const top = rows[rows.length - 1];
  if (top) path += `L${top.rightward ? right : left} ${top.box.y - 2}`;
  return path;
}

function bend(x: number, y: number, rise: number, rightward: boolean): string {
  const out = (rightward ? -1 : 1) * rise * 0.22;
  return `C${x + out} ${y + rise} ${x + out} ${y} ${x} ${y}`;
}
