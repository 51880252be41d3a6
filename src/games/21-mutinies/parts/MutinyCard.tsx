/** A mutiny card: the wheel on its back; on its face the colour and picture of its kind, a seal of when it is played. */
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { SkullAndBones } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';

import { BLANK, type Card, isCompulsory, isEndCard, isVoluntary, LAST_MUTINY, E, V } from '../data';
import { pictureOf } from './cardPictures';
import { Stone } from './Gem';

interface MutinyCardProps {
  /** Null lies face down. */
  readonly card: Card | null;
  readonly width: number;
}

export function MutinyCard({ card, width }: MutinyCardProps) {
  return (
    <View aria-hidden>
      <Svg width={width} height={width * CARD_SHAPE} viewBox={`0 0 50 ${50 * CARD_SHAPE}`}>
        {card === null || card === BLANK || card < 0 ? <Back /> : <Face card={card} />}
      </Svg>
    </View>
  );
}

const HEIGHT = 50 * CARD_SHAPE;

function Back() {
  const y = HEIGHT / 2;
  return (
    <G>
      <Rect
        x={1.2}
        y={1.2}
        width={47.6}
        height={HEIGHT - 2.4}
        rx={5}
        fill="#6d1a2a"
        stroke={pigment.ink}
        strokeWidth={2}
      />
      <Rect
        x={4.6}
        y={4.6}
        width={40.8}
        height={HEIGHT - 9.2}
        rx={3}
        stroke={pigment.brassLight}
        strokeWidth={1}
        fill="none"
      />
      <Path
        d={[0, 45, 90, 135].map((a) => line(a, y, 17)).join('')}
        stroke={pigment.brassLight}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <Circle cx={25} cy={y} r={11} stroke={pigment.brass} strokeWidth={4} fill="none" />
      <Circle cx={25} cy={y} r={4} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={1} />
    </G>
  );
}

function line(degrees: number, y: number, reach: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
  return `M${25 - dx} ${y - dy}L${25 + dx} ${y + dy}`;
}

/** Band and seal of a kind: red and a skull must be played, green and an hourglass may be, blue and a flag wait. */
function kindOf(card: Card): { readonly band: string; readonly seal: string } {
  if (isCompulsory(card)) return { band: '#a5302a', seal: 'M12 3v12M12 19v2' };
  if (isVoluntary(card)) {
    const isResolve = card >= V(15);
    return { band: '#2f6a4a', seal: isResolve ? 'M5 12l5 6 9-13' : 'M6 4h12l-6 8 6 8H6l6-8Z' };
  }
  if (isEndCard(card)) return { band: '#24507e', seal: 'M6 21V3l13 5-13 5' };
  return { band: '#231a14', seal: 'M12 3v18M3 12h18' };
}

function Face({ card }: { readonly card: Card }) {
  const { band, seal } = kindOf(card);
  const picture = HEIGHT * 0.5;
  return (
    <G>
      <Rect
        x={1.2}
        y={1.2}
        width={47.6}
        height={HEIGHT - 2.4}
        rx={5}
        fill={pigment.parchmentLight}
        stroke={pigment.ink}
        strokeWidth={2}
      />
      <Path d="M2.4 14V6Q2.4 2.4 6 2.4H44Q47.6 2.4 47.6 6V14Z" fill={band} />
      <Rect
        x={4.4}
        y={16}
        width={41.2}
        height={HEIGHT - 21}
        rx={2.4}
        fill={pigment.parchment}
        stroke={pigment.parchmentEdge}
        strokeWidth={0.9}
      />
      <G transform="translate(19 2.4) scale(0.5)">
        <Path d={seal} stroke="#fff2d6" strokeWidth={3.4} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </G>
      {card === LAST_MUTINY ? (
        <SkullAndBones x={25} y={picture + 4} width={34} ground={pigment.parchment} colour={pigment.dangerDeep} />
      ) : (
        <G transform={`translate(7 ${picture - 14}) scale(1.5)`}>
          <Picture card={card} band={band} />
        </G>
      )}
    </G>
  );
}

function Picture({ card, band }: { readonly card: Card; readonly band: string }) {
  // The four Collectors show the stone they collect.
  if (card >= E(1) && card <= E(4)) return <Stone colour={card - E(1)} x={12} y={12} size={22} />;
  const { fill, lines } = pictureOf(card);
  return (
    <G>
      <Path d={fill} fill={band} stroke={pigment.ink} strokeWidth={1} strokeLinejoin="round" fillRule="evenodd" />
      {lines === '' ? null : (
        <Path
          d={lines}
          stroke={pigment.ink}
          strokeWidth={1.4}
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      )}
    </G>
  );
}
