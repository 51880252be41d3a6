/** The winding floor of the path as one stroke through all rows of a stretch. */
import type { Ground } from '../ground';

export function windingPath(ground: Ground, stretch: 'tunnel' | 'island'): string {
  const rows = ground.rows.filter((row) => row.stretch === stretch);
  const firstBox = ground.boxes[1] ?? ground.start;
  const left = firstBox.x + ground.cell.width / 2;
  const right = ground.width - left;
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
