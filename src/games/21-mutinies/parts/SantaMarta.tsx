/** The frigate Santa Marta from above: hull, planks, guns, bowsprit, furled yards, the stern with the Cabin's roof. */
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { hatch } from '@/ui/scenery/hatching';
import { brush, curve, loop, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { Ground } from '../ground';
import type { MapLight } from './light';

interface ShipProps {
  readonly ground: Ground;
  readonly light: MapLight;
}

export function SantaMarta({ ground, light }: ShipProps) {
  const id = useArtId();
  const { ship, cabin, wheel } = ground;
  const x = ship.x + ship.width / 2;
  const hull = hullOf(ground, 0);
  const deck = hullOf(ground, Math.max(4, ship.width * 0.045));
  return (
    <G>
      <Defs>
        <LinearGradient id={id('hull')} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={light.wood[0]} />
          <Stop offset="0.5" stopColor={light.wood[1]} />
          <Stop offset="1" stopColor={light.wood[2]} />
        </LinearGradient>
        <LinearGradient id={id('deck')} x1="0" y1="0" x2="1" y2="0.2">
          <Stop offset="0" stopColor={light.deck[0]} />
          <Stop offset="1" stopColor={light.deck[1]} />
        </LinearGradient>
      </Defs>
      <Path d={loop(hull)} fill={pigment.ink} opacity={0.4} transform="translate(5 6)" />
      <Path d={bowsprit(ground)} fill={light.wood[1]} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d={loop(hull)} fill={`url(#${id('hull')})`} stroke={pigment.ink} strokeWidth={2} />
      <Path d={loop(deck)} fill={`url(#${id('deck')})`} stroke={light.wood[2]} strokeWidth={1.5} />
      <Path
        d={hatch(deck, 90, Math.max(5, ship.width / 18), 'deck seams')}
        stroke={light.deck[2]}
        strokeWidth={0.9}
        opacity={0.7}
        fill="none"
      />
      <Guns ground={ground} />
      <Foremast ground={ground} light={light} />
      <Path
        d={`M${ship.x + ship.width * 0.08} ${cabin.y - 1}H${ship.x + ship.width * 0.92}`}
        stroke={light.wood[2]}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <Path
        d={`M${ship.x + ship.width * 0.09} ${cabin.y - 2.2}H${ship.x + ship.width * 0.91}`}
        stroke={pigment.brassLight}
        strokeWidth={1}
        opacity={0.8}
      />
      <Circle cx={x} cy={wheel.y + wheel.height / 2} r={wheel.width * 0.5} fill={pigment.ink} opacity={0.18} />
      <Lanterns ground={ground} />
    </G>
  );
}

/** The outline, bow up, clockwise; `inset` leaves the bulwark. */
function hullOf({ ship }: Ground, inset: number): Point[] {
  const x = ship.x + ship.width / 2;
  const half = ship.width / 2 - inset;
  const [top, bottom] = [ship.y + inset * 1.2, ship.y + ship.height - inset];
  const height = bottom - top;
  const side: Point[] = [
    [0.3, 0.025],
    [0.62, 0.08],
    [0.86, 0.18],
    [0.97, 0.34],
    [1, 0.55],
    [0.98, 0.76],
    [0.92, 0.93],
    [0.84, 0.99],
  ];
  const right = side.map(([w, h]): Point => [x + half * w, top + height * h]);
  const left = side.map(([w, h]): Point => [x - half * w, top + height * h]).reverse();
  return [[x, top], ...right, [x, bottom + 1], ...left];
}

function bowsprit({ ship }: Ground): string {
  const x = ship.x + ship.width / 2;
  return brush(
    [
      [x, ship.y + ship.height * 0.12],
      [x, ship.y - 7],
    ],
    [ship.width * 0.05, ship.width * 0.025],
  );
}

/** Muzzles along both sides. */
function Guns({ ground: { ship } }: { readonly ground: Ground }) {
  const long = ship.width * 0.09;
  const guns = [0.32, 0.43, 0.54, 0.65, 0.76].flatMap((part) => [
    { x: ship.x + ship.width * 0.005, y: ship.y + ship.height * part },
    { x: ship.x + ship.width * 0.995 - long, y: ship.y + ship.height * part },
  ]);
  return (
    <G>
      {guns.map(({ x, y }) => (
        <Rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={long}
          height={Math.max(3, long * 0.34)}
          rx={1.6}
          fill="#1d1a18"
          stroke={pigment.brassDark}
          strokeWidth={0.7}
        />
      ))}
    </G>
  );
}

/** A mast top with two yards and their furled sails, forward of the wheel. */
function Foremast({ ground, light }: ShipProps) {
  const { ship, wheel } = ground;
  const room = wheel.y - ship.y;
  const x = ship.x + ship.width / 2;
  const yards = room > 70 ? [0.42, 0.74] : [0.56];
  return (
    <G>
      {yards.map((part, i) => {
        const y = ship.y + room * part;
        const half = ship.width * (0.5 + 0.1 * i);
        const roll = Math.max(6, ship.height * 0.026);
        const spar: Point[] = [
          [x - half, y + 2],
          [x, y - 2],
          [x + half, y + 2],
        ];
        return (
          <G key={part}>
            <Path
              d={brush(spar, [roll * 0.6, roll * 1.5, roll * 0.6])}
              fill={pigment.ink}
              opacity={0.35}
              transform="translate(3 5)"
            />
            <Path d={brush(spar, [2, 4, 2])} fill={light.wood[2]} />
            <Path
              d={brush(
                [
                  [x - half * 0.92, y + 2],
                  [x - half * 0.5, y - roll * 0.24],
                  [x, y - 1],
                  [x + half * 0.5, y - roll * 0.24],
                  [x + half * 0.92, y + 2],
                ],
                [roll * 0.6, roll * 1.3, roll, roll * 1.3, roll * 0.6],
              )}
              fill={light.paper}
              stroke={pigment.ink}
              strokeWidth={1.1}
            />
            <Path
              d={[-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]
                .map((at) =>
                  curve([
                    [x + half * at - 1, y - roll * 0.62],
                    [x + half * at + 1.4, y + roll * 0.62],
                  ]),
                )
                .join('')}
              stroke={light.wood[2]}
              strokeWidth={1.2}
            />
          </G>
        );
      })}
      <Circle
        cx={x}
        cy={ship.y + room * (yards[0] ?? 0.5)}
        r={ship.width * 0.06}
        fill={light.wood[1]}
        stroke={pigment.ink}
        strokeWidth={1.3}
      />
      <Circle
        cx={x}
        cy={ship.y + room * (yards[0] ?? 0.5)}
        r={ship.width * 0.028}
        fill={light.wood[0]}
        stroke={pigment.ink}
        strokeWidth={0.8}
      />
    </G>
  );
}

/** Three lanterns at the taffrail. */
function Lanterns({ ground: { ship } }: { readonly ground: Ground }) {
  const y = ship.y + ship.height - 1;
  const r = Math.max(2.6, ship.width * 0.022);
  return (
    <G>
      {[0.26, 0.5, 0.74].map((part) => (
        <G key={part}>
          <Circle cx={ship.x + ship.width * part} cy={y} r={r * 3} fill={pigment.flame} opacity={0.22} />
          <Circle
            cx={ship.x + ship.width * part}
            cy={y}
            r={r}
            fill={pigment.lamp}
            stroke={pigment.ink}
            strokeWidth={1}
          />
        </G>
      ))}
    </G>
  );
}
