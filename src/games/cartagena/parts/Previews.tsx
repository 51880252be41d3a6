/** Arcs and ghosts: where each pirate would land, and how many cards it would bring. */
import { View } from 'react-native';
import Svg, { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf, fonts } from '@/ui/theme';

import { pirateHeight, type Box, type Ground } from '../ground';
import type { Preview } from '../previews';
import { isSpace } from '../state';

interface PreviewsProps {
  readonly ground: Ground;
  readonly previews: readonly Preview[];
  readonly faces: readonly SeatFace[];
}

export function Previews({ ground, previews, faces }: PreviewsProps) {
  const height = pirateHeight(ground) * 0.9;
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }} aria-hidden>
      {previews.map(({ key, seat, to }) => {
        const { x, y } = landing(ground, to);
        return (
          <View key={key} style={{ position: 'absolute', left: x, top: y }}>
            <Pawn ghost crew={crewOf(faces[seat]?.colour ?? '')} height={height} />
          </View>
        );
      })}
      <Svg width={ground.width} height={ground.height}>
        {previews.map((preview) => (
          <Arc key={preview.key} ground={ground} preview={preview} />
        ))}
      </Svg>
    </View>
  );
}

function Arc({ ground, preview }: { readonly ground: Ground; readonly preview: Preview }) {
  const from = middle(ground, preview.from);
  const to = landing(ground, preview.to);
  const bend = (to.x + from.x) / 2 + (to.x > from.x ? -18 : 18);
  const top = Math.min(from.y, to.y) - ground.cell.height * 0.35;
  return (
    <G>
      <Path
        d={`M${from.x} ${from.y}Q${bend} ${top} ${to.x} ${to.y - 6}`}
        stroke={pigment.stoneNight}
        strokeWidth={4.5}
        fill="none"
        opacity={0.55}
      />
      <Path
        d={`M${from.x} ${from.y}Q${bend} ${top} ${to.x} ${to.y - 6}`}
        stroke={pigment.lamp}
        strokeWidth={2.2}
        strokeDasharray={[6, 5]}
        fill="none"
      />
      {preview.gain > 0 ? (
        <G>
          <Circle cx={to.x + 15} cy={to.y - 22} r={11} fill={pigment.seaDeep} stroke={pigment.lamp} strokeWidth={1.5} />
          <SvgText
            x={to.x + 15}
            y={to.y - 17.5}
            fontFamily={fonts.textBold}
            fontSize={13}
            fill={pigment.moon}
            textAnchor="middle"
          >
            {`+${preview.gain}`}
          </SvgText>
        </G>
      ) : null}
    </G>
  );
}

function middle(ground: Ground, place: number): { x: number; y: number } {
  const box = ground.boxes[place] ?? ground.start;
  return { x: box.x + box.width / 2, y: box.y + box.height * (isSpace(place) ? 0.6 : 0.4) };
}

function landing(ground: Ground, place: number): { x: number; y: number } {
  const box: Box = ground.boxes[place] ?? ground.home;
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.88 };
}
