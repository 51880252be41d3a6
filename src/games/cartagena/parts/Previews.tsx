/** Arcs and ghosts: where each pirate would land, which card it takes, and how many cards it would bring. */
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { LandingArc } from '@/ui/table/LandingArc';
import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import type { Spot } from '../../path/box';
import { footing, pirateHeight, type Ground } from '../ground';
import { readKind } from '../notation';
import type { Preview } from '../previews';
import { joining, standing } from '../../path/standing';
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
        const { x, y } = footing(ground, to, joining(view, seat, to), view.dock);
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
  return (
    <LandingArc
      from={leaving(view, ground, preview)}
      to={footing(ground, preview.to, joining(view, preview.seat, preview.to), view.dock)}
      height={pirateHeight(ground) * 0.9}
      rise={ground.cell.height * 0.4}
      gain={preview.gain}
      look={look}
    />
  );
}

/** The card that must be laid, at the corner of the landing place. */
function NeededCard({ view, ground, preview }: OneProps & { readonly preview: Preview | null }) {
  if (preview === null || preview.card === null) return null;
  const width = Math.max(16, Math.min(26, ground.cell.width * 0.3));
  const { x, y } = footing(ground, preview.to, joining(view, preview.seat, preview.to), view.dock);
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
  const feet = own ? footing(ground, from, own.crowd, view.dock) : { x: ground.width / 2, y: ground.start.y };
  return { x: feet.x, y: feet.y - pirateHeight(ground) * 0.8 };
}
