/** The hat of a crew on a head at (16, 14) of a pawn's 32 × 44: six shapes, one a crew. */
import { G, Path } from 'react-native-svg';

import { pigment } from '../scenery/palette';
import { crewColours, type Crew } from '../theme';

interface HatDrawing {
  /** The hat in dark felt, or in the crew's colour where it is cloth. */
  readonly shape: string;
  readonly isCloth: boolean;
  /** Its band, brim or knot, in the crew's colour or in ink on cloth. */
  readonly band: string;
  /** A feather, bone or badge in a pale colour. */
  readonly pale: string;
}

const hats: Readonly<Record<Crew, HatDrawing>> = {
  // Three corners and a skull.
  red: {
    shape:
      'M3.6 11.2c3.4-.8 5.4-3 6.6-6.3C11.7 2.5 13.6 1.6 16 1.6s4.3.9 5.8 3.3c1.2 3.3 3.2 5.5 6.6 6.3-3.2 2.3-7.4 3.3-12.4 3.3S6.8 13.5 3.6 11.2Z',
    isCloth: false,
    band: 'M4.8 11.3c3.6 1.5 7.3 2.1 11.2 2.1s7.6-.6 11.2-2.1',
    pale: 'M16 5.2a2 2 0 0 1 1.2 3.6v1h-2.4v-1A2 2 0 0 1 16 5.2Z',
  },
  // A knotted kerchief.
  green: {
    shape:
      'M9.6 13.4C8.9 7.6 11.4 4.4 16 4.4s7.1 3.2 6.4 9c-4.2-1.7-8.6-1.7-12.8 0ZM22 11.4l6.2-1.2-2.4 2.8 2 3.4-6.2-2.2Z',
    isCloth: true,
    band: 'M10 11.4c4-1.7 8-1.7 12 0M22 12.6l3-.4',
    pale: 'M13 7.4a1 1 0 1 1 .1 0ZM17 6.6a1 1 0 1 1 .1 0ZM19.8 8.8a1 1 0 1 1 .1 0Z',
  },
  // A bicorn, high and wide like a half moon.
  blue: {
    shape: 'M2.6 12.6C4.4 4.2 9.2.8 16 .8s11.6 3.4 13.4 11.8c-4-2-8.4-2.4-13.4-2.4S6.6 10.6 2.6 12.6Z',
    isCloth: false,
    band: 'M4.6 10.2C6.6 4.8 10.4 2.6 16 2.6s9.4 2.2 11.4 7.6',
    pale: 'M16 3.8 18 6.4 16 9 14 6.4Z',
  },
  // A straw hat with a broad flat brim.
  yellow: {
    shape:
      'M.8 11.8c3-1.4 6.2-2 9.4-2.2C10.4 5 12.4 3 16 3s5.6 2 5.8 6.6c3.2.2 6.4.8 9.4 2.2-4.6 1.6-9.6 2.4-15.2 2.4S5.4 13.4.8 11.8Z',
    isCloth: true,
    band: 'M10.2 9.2c3.8 1 7.8 1 11.6 0',
    pale: 'M13.2 4.6c1.6-.8 3.6-.8 5.2 0l-.4 1.2c-1.4-.6-3-.6-4.4 0Z',
  },
  // A round woollen cap with a tassel.
  brown: {
    shape: 'M9.4 12.6c-.2-6 2.2-9.2 6.6-9.2s6.8 3.2 6.6 9.2Z',
    isCloth: true,
    band: 'M8.6 12.4h14.8',
    pale: 'M16 .6a2.2 2.2 0 1 1-.1 0Z',
  },
  // A tall hat with a feather.
  purple: {
    shape:
      'M5.4 12.2c2.2-.2 3.8-.8 4.8-1.8l-.6-8c4.2-1.2 8.6-1.2 12.8 0l-.6 8c1 1 2.6 1.6 4.8 1.8-6.6 2.6-14.6 2.6-21.2 0Z',
    isCloth: false,
    band: 'M10.2 9.2c3.8 1 7.8 1 11.6 0',
    pale: 'M20.4 9.4c2-4.6 4.8-7 8.8-7.4-.4 4.4-3.2 7.2-8.4 8.2Z',
  },
};

export function CrewHat({ crew }: { readonly crew: Crew }) {
  const { fill, rim, on } = crewColours.light[crew];
  const { shape, isCloth, band, pale } = hats[crew];
  return (
    <G>
      <Path
        d={shape}
        fill={isCloth ? fill : pigment.stoneNight}
        stroke={rim}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <Path d={band} stroke={isCloth ? rim : fill} strokeWidth={1.6} fill="none" strokeLinecap="round" />
      <Path d={pale} fill={isCloth ? on : pigment.moon} stroke={rim} strokeWidth={0.5} />
    </G>
  );
}
