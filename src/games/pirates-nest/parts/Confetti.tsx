/** Scraps of sailcloth in the crews' colours that rain from the flag when it is up. */
import { View } from 'react-native';

import { wobble } from '@/ui/scenery/ink';
import type { Flight, Schedule } from '@/ui/table/flights';
import { crewColours, crewOf } from '@/ui/theme';

import { poleOf } from './NestHill';
import type { Stage } from './stage';

const SCRAPS = 36;

export function planConfetti(key: string, { ground, faces, motion }: Stage, schedule: Schedule): void {
  if (motion.reduced) return;
  const hand = wobble('confetti');
  const pole = poleOf(ground);
  const top = { x: pole.x, y: pole.y - pole.height };
  const flights: Omit<Flight, 'start'>[] = Array.from({ length: SCRAPS }, (_, i) => {
    const reach = hand() * ground.width * 0.48;
    const size = 6 + Math.abs(hand()) * 5;
    const { fill } = crewColours.light[crewOf(faces[i % faces.length]?.colour ?? '')];
    const drop = ground.height * (0.35 + Math.abs(hand()) * 0.5);
    return {
      key: `${key}/${i}`,
      path: [
        top,
        { x: top.x + reach * 0.7, y: top.y + drop * 0.1 },
        { x: top.x + reach, y: top.y + drop * 0.45 },
        { x: top.x + reach * 0.92, y: top.y + drop },
      ],
      duration: motion.ms('step') * 5,
      draw: () => <Scrap size={size} colour={fill} turn={i * 37} />,
    };
  });
  schedule.together(flights, motion.ms('press') / 4);
}

function Scrap({ size, colour, turn }: { readonly size: number; readonly colour: string; readonly turn: number }) {
  return (
    <View style={{ width: size, height: size * 0.6, backgroundColor: colour, transform: [{ rotate: `${turn}deg` }] }} />
  );
}
