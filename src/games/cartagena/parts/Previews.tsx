/** Arcs and ghosts: where each pirate would land, which card it takes, and how many cards it would bring. */
import { View } from 'react-native';
import Svg, { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf, fonts } from '@/ui/theme';

import { footing, pirateHeight, type Ground, type Spot } from '../ground';
import { readKind } from '../notation';
import type { Preview } from '../previews';
import { joining, standing } from '../standing';
import type { State } from '../state';
import { CardFace } from './CardFace';

interface PreviewsProps {
  readonly view: State;
  readonly ground: Ground;
  readonly previews: readonly Preview[];
  readonly faces: readonly SeatFace[];
  readonly touched: readonly string[];
  /** A hint is drawn in ember and thicker. */
  readonly look: 'choice' | 'hint';
}

export function Previews({ view, ground, previews, faces, touched, look }: PreviewsProps) {
  if (previews.length === 0) return null;
  const height = pirateHeight(ground) * 0.9;
  const showsCards = look === 'hint' || !touched.some((spot) => spot.startsWith('card '));
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }} aria-hidden>
      {previews.map(({ key, seat, to }) => {
        const { x, y } = footing(ground, to, joining(view, seat, to));
        return (
          <View key={key} style={{ position: 'absolute', left: x, top: y }}>
            <Pawn ghost crew={crewOf(faces[seat]?.colour ?? '')} height={height} />
          </View>
        );
      })}
      <Svg width={ground.width} height={ground.height}>
        {previews.map((preview) => (
          <Arc key={preview.key} view={view} ground={ground} preview={preview} look={look} />
        ))}
      </Svg>
      {previews.map((preview) => (
        <NeededCard key={preview.key} view={view} ground={ground} preview={showsCards ? preview : null} />
      ))}
    </View>
  );
}

interface OneProps {
  readonly view: State;
  readonly ground: Ground;
}

function Arc({
  view,
  ground,
  preview,
  look,
}: OneProps & { readonly preview: Preview; readonly look: 'choice' | 'hint' }) {
  const from = leaving(view, ground, preview);
  const to = footing(ground, preview.to, joining(view, preview.seat, preview.to));
  const head = { x: to.x, y: to.y - pirateHeight(ground) * 0.9 };
  const bend = (head.x + from.x) / 2 + (head.x > from.x ? -18 : 18);
  const top = Math.max(4, Math.min(from.y, head.y) - ground.cell.height * 0.4);
  const arc = `M${from.x} ${from.y}Q${bend} ${top} ${head.x} ${head.y}`;
  const isHint = look === 'hint';
  return (
    <G>
      <Path d={arc} stroke={pigment.stoneNight} strokeWidth={isHint ? 7 : 4.5} fill="none" opacity={0.55} />
      <Path
        d={arc}
        stroke={isHint ? pigment.flame : pigment.lamp}
        strokeWidth={isHint ? 4 : 2.2}
        strokeDasharray={isHint ? [] : [6, 5]}
        fill="none"
      />
      <Path
        d={`M${head.x - 6} ${head.y - 7}L${head.x} ${head.y + 1}L${head.x + 6} ${head.y - 7}`}
        stroke={isHint ? pigment.flame : pigment.lamp}
        strokeWidth={isHint ? 3.6 : 2.4}
        fill="none"
      />
      {preview.gain > 0 ? <Gain x={to.x + 14} y={to.y - 9} gain={preview.gain} /> : null}
    </G>
  );
}

/** Cards drawn: `+2`. */
function Gain({ x, y, gain }: Spot & { readonly gain: number }) {
  return (
    <G>
      <Circle cx={x} cy={y} r={12} fill={pigment.seaDeep} stroke={pigment.lamp} strokeWidth={1.6} />
      <SvgText x={x} y={y + 5} fontFamily={fonts.textBold} fontSize={15} fill={pigment.moon} textAnchor="middle">
        {`+${gain}`}
      </SvgText>
    </G>
  );
}

/** The card that must be laid, at the corner of the landing place. */
function NeededCard({ view, ground, preview }: OneProps & { readonly preview: Preview | null }) {
  if (preview === null || preview.card === null) return null;
  const width = Math.max(16, Math.min(26, ground.cell.width * 0.3));
  const { x, y } = footing(ground, preview.to, joining(view, preview.seat, preview.to));
  const height = pirateHeight(ground);
  return (
    <View style={{ position: 'absolute', left: x + height * 0.2, top: y - height * 0.62 }}>
      <CardFace kind={readKind(preview.card)} width={width} />
    </View>
  );
}

/** The head of the pirate that would go. */
function leaving(view: State, ground: Ground, { seat, from }: Preview): Spot {
  const own = standing(view).findLast((one) => one.seat === seat && one.place === from);
  const feet = own ? footing(ground, from, own.crowd) : { x: ground.width / 2, y: ground.start.y };
  return { x: feet.x, y: feet.y - pirateHeight(ground) * 0.8 };
}
