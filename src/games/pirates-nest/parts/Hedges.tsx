/** Bushes between the rows of an island: tufts of leaves lit from the left, open where the path bends from row to row. */
import { G, Path } from 'react-native-svg';

import { at, blot, wobble } from '@/ui/scenery/ink';

import type { Ground } from '../ground';
import type { Shore } from '../state';
import type { IslandLight } from './light';

interface HedgesProps {
  readonly ground: Ground;
  readonly island: Shore;
  readonly light: IslandLight;
}

export function Hedges({ ground, island, light }: HedgesProps) {
  const tufts = tuftsOf(ground, island);
  const size = tuftSize(ground);
  return (
    <G>
      <Path
        d={tufts.map(({ x, y, seed }) => blot([x + 1, y + size * 0.34], [size * 1.1, size * 0.8], seed)).join('')}
        fill={light.path[0]}
        opacity={0.55}
      />
      <Path
        d={tufts.map(({ x, y, seed }) => blot([x, y], [size, size * 0.78], seed, 0.2)).join('')}
        fill={light.hill[2]}
      />
      <Path
        d={tufts
          .map(({ x, y, seed }) => blot([x - size * 0.1, y - size * 0.14], [size * 0.8, size * 0.56], seed, 0.22))
          .join('')}
        fill={light.hill[1]}
      />
      <Path
        d={tufts.map(({ x, y }) => leaves(x, y, size)).join('')}
        stroke={light.leaf}
        strokeWidth={1.1}
        strokeLinecap="round"
        fill="none"
        opacity={0.85}
      />
      <Path
        d={tufts
          .filter(({ blooms }) => blooms)
          .map(({ x, y }) => `M${at([x + size * 0.2, y - size * 0.3])}h.1`)
          .join('')}
        stroke={light.bloom}
        strokeWidth={Math.max(2.6, size * 0.3)}
        strokeLinecap="round"
      />
    </G>
  );
}

interface Tuft {
  readonly x: number;
  readonly y: number;
  readonly seed: string;
  readonly blooms: boolean;
}

function tuftSize({ cell }: Ground): number {
  return Math.max(7, Math.min(13, cell.height * 0.13));
}

/** Along the lower edge of every row and above the highest one, open where the path comes up from below or leaves. */
function tuftsOf(ground: Ground, island: Shore): Tuft[] {
  const size = tuftSize(ground);
  const rows = ground.rows.filter((row) => row.island === island);
  const shore = size * 4;
  const inland = size * 1.6;
  const tufts = rows.flatMap(({ box, rightward, first }, index) => {
    const isLowest = index === 0;
    const y = box.y + box.height - (isLowest ? size * 0.25 : 0);
    return hedge({ ground, y, opensLeft: rightward, margin: isLowest ? shore : inland, seed: `hedge ${first}` });
  });
  const high = rows[rows.length - 1];
  if (!high) return tufts;
  const top = {
    ground,
    y: high.box.y + size * 0.1,
    opensLeft: !high.rightward,
    margin: shore,
    seed: `hedge ${island}`,
  };
  return [...tufts, ...hedge(top)];
}

interface HedgeOf {
  readonly ground: Ground;
  readonly y: number;
  /** The path goes through at the left end, else at the right one. */
  readonly opensLeft: boolean;
  /** From the coast at the closed end. */
  readonly margin: number;
  readonly seed: string;
}

function hedge({ ground, y, opensLeft, margin, seed }: HedgeOf): Tuft[] {
  const size = tuftSize(ground);
  const hand = wobble(seed);
  const opening = ground.cell.width * 0.96;
  const to = ground.width - (opensLeft ? margin : opening);
  const tufts: Tuft[] = [];
  for (let x = opensLeft ? opening : margin; x < to; x += size * (1.25 + hand() * 0.2)) {
    const number = tufts.length;
    tufts.push({ x, y: y + hand() * size * 0.22, seed: `${seed} ${number}`, blooms: number % 9 === seed.length % 9 });
  }
  return tufts;
}

/** Two curls that catch the light. */
function leaves(x: number, y: number, size: number): string {
  const curl = (dx: number, dy: number) =>
    `M${at([x + size * dx, y + size * dy])}q${at([size * 0.1, -size * 0.34])} ${at([size * 0.46, -size * 0.3])}`;
  return curl(-0.66, -0.1) + curl(-0.1, -0.3) + curl(-0.3, 0.2);
}
