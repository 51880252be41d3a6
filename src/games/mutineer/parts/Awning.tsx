/** The striped cloth over a stall; black and closed with a skull where pirates lie before the island. */
import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';

import { SkullAndBones } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';

const HEIGHT = 22;
const SCALLOP = 13;

export const Awning = memo(function Awning({
  width,
  isClosed,
}: {
  readonly width: number;
  readonly isClosed: boolean;
}) {
  const count = Math.max(5, Math.round(width / SCALLOP) | 1);
  const step = width / count;
  const [cloth, stripe] = isClosed ? ['#2b2528', '#171315'] : [pigment.parchmentLight, pigment.danger];
  return (
    <Svg width={width} height={HEIGHT} aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <Path
          key={i}
          d={strip(i, count, step)}
          fill={i % 2 === 0 ? stripe : cloth}
          stroke={pigment.ink}
          strokeWidth={1}
        />
      ))}
      <Path
        d={`M${step * 0.5} 1.5H${width - step * 0.5}`}
        stroke={pigment.brass}
        strokeWidth={3}
        strokeLinecap="round"
      />
      {isClosed ? (
        <G transform={`translate(${width / 2} 11)`}>
          <SkullAndBones x={0} y={0} width={20} colour={pigment.moon} ground={stripe} />
        </G>
      ) : null}
    </Svg>
  );
});

/** One strip of cloth: narrower where it hangs, with a round hem. */
function strip(i: number, count: number, step: number): string {
  const lean = step * 0.5;
  const top = (at: number) => lean + (at * (step * count - lean * 2)) / count;
  const [left, right] = [i * step, (i + 1) * step];
  const hem = HEIGHT - 6;
  return `M${top(i)} 1.5H${top(i + 1)}L${right} ${hem}A${step / 2} 5 0 0 1 ${left} ${hem}Z`;
}
