/** Arcs and ghosts: where each pirate would land, which card it takes, and how many cards it would bring. */
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { LandingArc } from '@/ui/table/LandingArc';
import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import type { Spot } from '../../path/box';
import { joining, standing } from '../../path/standing';
import { footing, pirateHeight, type Ground } from '../ground';
import { readFace } from '../notation';
import type { Preview } from '../previews';
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
  const landing = ({ seat, to }: Preview) => footing(ground, to, joining(view, seat, to), view.shore);
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }} aria-hidden>
      {previews.map((preview) => {
        const { x, y } = landing(preview);
        return (
          <View key={preview.key} style={{ position: 'absolute', left: x, top: y }}>
            <Pawn ghost crew={crewOf(faces[preview.seat]?.colour ?? '')} height={height} hat="crew" />
          </View>
        );
      })}
      <Svg width={ground.width} height={ground.height}>
        {previews.map((preview) => (
          <LandingArc
            key={preview.key}
            from={leaving(view, ground, preview)}
            to={landing(preview)}
            height={height}
            rise={ground.cell.height * 0.4}
            gain={preview.gain}
            look={look}
          />
        ))}
      </Svg>
      {showsCards
        ? previews.map((preview) => (
            <NeededCard key={preview.key} ground={ground} card={preview.card} at={landing(preview)} />
          ))
        : null}
    </View>
  );
}

interface NeededCardProps {
  readonly ground: Ground;
  readonly card: string | null;
  readonly at: Spot;
}

/** The card that must be played, at the corner of the landing place. */
function NeededCard({ ground, card, at }: NeededCardProps) {
  if (card === null) return null;
  const width = Math.max(16, Math.min(26, ground.cell.width * 0.3));
  const height = pirateHeight(ground);
  return (
    <View style={{ position: 'absolute', left: at.x + height * 0.2, top: at.y - height * 0.62 }}>
      <CardFace face={readFace(card)} width={width} />
    </View>
  );
}

/** The head of the pirate that would go. */
function leaving(view: State, ground: Ground, { seat, from }: Preview): Spot {
  const own = standing(view).findLast((one) => one.seat === seat && one.place === from);
  const feet = own ? footing(ground, from, own.crowd, view.shore) : { x: ground.width / 2, y: ground.start.y };
  return { x: feet.x, y: feet.y - pirateHeight(ground) * 0.8 };
}
