/** Doubloons and cut jewels, lit from the upper left, small enough to be strewn by the dozen. */
import { G, Path } from 'react-native-svg';

import { polar, polygon, type Point } from './ink';
import { pigment } from './palette';

interface CoinsProps {
  /** Middle of each coin; drawn in this order, so later ones lie on top. */
  readonly at: readonly Point[];
  readonly radius: number;
  /** 1 faces the viewer, small lies flat. */
  readonly tilt?: number;
}

/** Doubloons as one heap: edge, face, struck rim and a glint, four paths however many there are. */
export function Coins({ at, radius, tilt = 0.42 }: CoinsProps) {
  const disc = (dy: number, size: number): string =>
    at.map(([x, y]) => oval([x, y + dy], radius * size, radius * size * tilt)).join('');
  const glints = at.map(([x, y]) => {
    const [w, h] = [radius * 0.72, radius * 0.72 * tilt];
    return `M${(x - w).toFixed(1)} ${y.toFixed(1)}A${w.toFixed(1)} ${h.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${(y - h).toFixed(1)}`;
  });
  return (
    <G>
      {at.map(([x, y]) => (
        <G key={`${x} ${y}`}>
          <Path
            d={oval([x, y + radius * 0.24], radius, radius * tilt)}
            fill={pigment.brassDark}
            stroke={pigment.ink}
            strokeWidth={radius * 0.08}
          />
          <Path
            d={oval([x, y], radius, radius * tilt)}
            fill={pigment.brass}
            stroke={pigment.ink}
            strokeWidth={radius * 0.08}
          />
        </G>
      ))}
      <Path d={disc(0, 0.68)} stroke={pigment.brassDark} strokeWidth={radius * 0.09} fill="none" opacity={0.7} />
      <Path d={glints.join('')} stroke={pigment.lamp} strokeWidth={radius * 0.13} strokeLinecap="round" fill="none" />
    </G>
  );
}

interface JewelProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Number of corners of its girdle: the shape tells jewels apart, not only the colour. */
  readonly corners: number;
  readonly colours: readonly [deep: string, body: string, light: string];
  readonly turn?: number;
}

/** A cut stone seen from above: girdle, table and facets between them. */
export function Jewel({ x, y, radius, corners, colours, turn = -90 }: JewelProps) {
  const around = (reach: number, i: number): Point => polar([x, y], radius * reach, turn + (i * 360) / corners);
  const girdle = Array.from({ length: corners }, (_, i) => around(1, i));
  const table = Array.from({ length: corners }, (_, i) => around(0.52, i));
  const facets = girdle.map(
    (corner, i) =>
      `M${corner[0].toFixed(1)} ${corner[1].toFixed(1)}L${(table[i] as Point).map((v) => v.toFixed(1)).join(' ')}`,
  );
  const upper = girdle
    .map((corner, i): Point[] => [
      corner,
      girdle[(i + 1) % corners] as Point,
      table[(i + 1) % corners] as Point,
      table[i] as Point,
    ])
    .filter((facet) => facet.reduce((sum, [px, py]) => sum + px - x + py - y, 0) < 0)
    .map(polygon);
  return (
    <G>
      <Path
        d={polygon(girdle)}
        fill={colours[0]}
        stroke={pigment.ink}
        strokeWidth={radius * 0.1}
        strokeLinejoin="round"
      />
      <Path d={upper.join('')} fill={colours[2]} opacity={0.75} />
      <Path d={polygon(table)} fill={colours[1]} stroke={pigment.ink} strokeWidth={radius * 0.05} />
      <Path d={facets.join('')} stroke={pigment.ink} strokeWidth={radius * 0.06} opacity={0.7} />
      <Path d={glint([x - radius * 0.3, y - radius * 0.34], radius * 0.5)} fill="#fffdf2" />
    </G>
  );
}

/** A four-pointed spark of light. */
export function glint([x, y]: Point, r: number): string {
  const w = r * 0.16;
  return polygon([
    [x, y - r],
    [x + w, y - w],
    [x + r, y],
    [x + w, y + w],
    [x, y + r],
    [x - w, y + w],
    [x - r, y],
    [x - w, y - w],
  ]);
}

function oval([x, y]: Point, rx: number, ry: number): string {
  const [w, h] = [Math.round(rx * 10) / 10, Math.round(ry * 10) / 10];
  return `M${(x - w).toFixed(1)} ${y.toFixed(1)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`;
}
