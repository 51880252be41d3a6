/** Arcs and ghosts: where each pirate would land, which card it takes, and how many cards it would bring. */
import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { LandingArc } from '@/ui/table/LandingArc';
import { Pawn, type Hat } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import type { Box, Spot } from '../box';
import type { Preview } from '../preview';
import { joining, standing, type Crews, type Crowd } from '../standing';

interface GhostsProps {
  readonly view: Crews;
  readonly previews: readonly Preview[];
  readonly ground: Pick<Box, 'width' | 'height'> & {
    readonly cell: Pick<Box, 'width' | 'height'>;
    readonly start: Box;
  };
  readonly footing: (place: number, crowd: Crowd) => Spot;
  /** Of a pirate on the board. */
  readonly height: number;
  readonly faces: readonly SeatFace[];
  readonly touched: readonly string[];
  /** A hint is drawn in ember and thicker. */
  readonly look: 'choice' | 'hint';
  readonly hat?: Hat;
  readonly drawCard: (card: string, width: number) => ReactNode;
}

export function Ghosts(props: GhostsProps) {
  const { previews, ground, faces, touched, look, hat } = props;
  if (previews.length === 0) return null;
  const height = props.height * 0.9;
  const showsCards = look === 'hint' || !touched.some((spot) => spot.startsWith('card '));
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }} aria-hidden>
      {previews.map((preview) => {
        const { x, y } = landing(props, preview);
        return (
          <View key={preview.key} style={{ position: 'absolute', left: x, top: y }}>
            <Pawn ghost crew={crewOf(faces[preview.seat]?.colour ?? '')} height={height} {...(hat ? { hat } : null)} />
          </View>
        );
      })}
      <Svg width={ground.width} height={ground.height}>
        {previews.map((preview) => (
          <LandingArc
            key={preview.key}
            from={leaving(props, preview)}
            to={landing(props, preview)}
            height={height}
            rise={ground.cell.height * 0.4}
            gain={preview.gain}
            look={look}
          />
        ))}
      </Svg>
      {showsCards ? previews.map((preview) => <NeededCard key={preview.key} {...props} preview={preview} />) : null}
    </View>
  );
}

function landing({ view, footing }: GhostsProps, { seat, to }: Preview): Spot {
  return footing(to, joining(view, seat, to));
}

/** The head of the pirate that would go. */
function leaving({ view, ground, footing, height }: GhostsProps, { seat, from }: Preview): Spot {
  const own = standing(view).findLast((one) => one.seat === seat && one.place === from);
  const feet = own ? footing(from, own.crowd) : { x: ground.width / 2, y: ground.start.y };
  return { x: feet.x, y: feet.y - height * 0.8 };
}

/** The card that must be played, at the corner of the landing place. */
function NeededCard(props: GhostsProps & { readonly preview: Preview }) {
  const { ground, height, preview, drawCard } = props;
  if (preview.card === null) return null;
  const width = Math.max(16, Math.min(26, ground.cell.width * 0.3));
  const { x, y } = landing(props, preview);
  return (
    <View style={{ position: 'absolute', left: x + height * 0.2, top: y - height * 0.62 }}>
      {drawCard(preview.card, width)}
    </View>
  );
}
