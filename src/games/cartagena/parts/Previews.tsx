/** Arcs and ghosts: where each pirate would land, and how many cards it would bring. */
import { View } from 'react-native';
import Svg, { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf, fonts } from '@/ui/theme';

import { footing, pirateHeight, type Ground, type Spot } from '../ground';
import type { Preview } from '../previews';
import { standing } from '../standing';
import type { Place, State } from '../state';

interface PreviewsProps {
  readonly view: State;
  readonly ground: Ground;
  readonly previews: readonly Preview[];
  readonly faces: readonly SeatFace[];
}

export function Previews({ view, ground, previews, faces }: PreviewsProps) {
  const height = pirateHeight(ground) * 0.9;
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }} aria-hidden>
      {previews.map(({ key, seat, to }) => {
        const { x, y } = landing(view, ground, seat, to);
        return (
          <View key={key} style={{ position: 'absolute', left: x, top: y }}>
            <Pawn ghost crew={crewOf(faces[seat]?.colour ?? '')} height={height} />
          </View>
        );
      })}
      <Svg width={ground.width} height={ground.height}>
        {previews.map((preview) => (
          <Arc key={preview.key} view={view} ground={ground} preview={preview} />
        ))}
      </Svg>
    </View>
  );
}

function Arc({ view, ground, preview }: { readonly view: State; readonly ground: Ground; readonly preview: Preview }) {
  const from = lifted(leaving(view, ground, preview), ground);
  const to = landing(view, ground, preview.seat, preview.to);
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

function lifted({ x, y }: Spot, ground: Ground): Spot {
  return { x, y: y - pirateHeight(ground) * 0.6 };
}

/** Where the pirate stands that would go. */
function leaving(view: State, ground: Ground, { seat, from }: Preview): Spot {
  const own = standing(view).filter((one) => one.seat === seat && one.place === from);
  const last = own[own.length - 1];
  return last ? footing(ground, from, last.crowd) : { x: ground.width / 2, y: ground.start.y };
}

/** Where it would stand: beside those who are there already. */
function landing(view: State, ground: Ground, seat: number, to: Place): Spot {
  const there = standing(view).filter(({ place }) => place === to);
  const ofCrew = there.filter((one) => one.seat === seat).length;
  const crowd = { number: there.length, total: there.length + 1, seat, ofCrew, seats: view.seats, crew: view.crew };
  return footing(ground, to, crowd);
}
