/** A place on the map as a small picture: cut out with an uneven edge, its shadow on the sea, ruled in ink and gilt. */
import type { ReactNode } from 'react';
import { ClipPath, Defs, G, Path } from 'react-native-svg';

import { inkLoop, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { Box } from '../ground';

interface VignetteProps {
  readonly box: Box;
  readonly seed: string;
  readonly children: ReactNode;
}

export function Vignette({ box, seed, children }: VignetteProps) {
  const id = useArtId();
  const shape = edgeOf(box, 0.5, seed);
  return (
    <G>
      <Defs>
        <ClipPath id={id('cut')}>
          <Path d={shape} />
        </ClipPath>
      </Defs>
      <Path d={shape} fill={pigment.ink} opacity={0.4} transform="translate(1.5 3)" />
      <G clipPath={`url(#${id('cut')})`}>{children}</G>
      <Path d={shape} fill="none" stroke={pigment.ink} strokeWidth={2} strokeLinejoin="round" />
      <Path
        d={edgeOf(box, 2.8, `${seed} inner`)}
        fill="none"
        stroke={pigment.brassLight}
        strokeWidth={0.9}
        opacity={0.75}
      />
    </G>
  );
}

/** Corners are cut like a map's cartouche; edges waver. */
function edgeOf({ x, y, width, height }: Box, inset: number, seed: string): string {
  const cut = Math.min(9, width * 0.07);
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const corners: Point[] = [
    [left + cut, top],
    [right - cut, top],
    [right - cut * 0.3, top + cut * 0.3],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut * 0.3, bottom - cut * 0.3],
    [right - cut, bottom],
    [left + cut, bottom],
    [left + cut * 0.3, bottom - cut * 0.3],
    [left, bottom - cut],
    [left, top + cut],
    [left + cut * 0.3, top + cut * 0.3],
  ];
  return inkLoop(corners, seed, 0.7);
}

/** Lays a picture of so many units over a box: it covers the box, held at its upper edge. */
export function covering({ x, y, width, height }: Box, units: Point): string {
  const scale = Math.max(width / units[0], height / units[1]);
  return `translate(${x + (width - units[0] * scale) / 2} ${y}) scale(${scale})`;
}
