/** The winding floor of the path as one stroke through all rows of a stretch. */
import { windingPath } from '../../path/winding';
import type { Ground } from '../ground';

export function floorOf(ground: Ground, stretch: 'tunnel' | 'island'): string {
  const rows = ground.rows.filter((row) => row.stretch === stretch);
  const left = (ground.boxes[1] ?? ground.start).x + ground.cell.width / 2;
  return windingPath(rows, left, ground.width - left);
}
