/** What a long run should have met: every place landed on, and everything that happens only now and then. */
import type { GameEvent } from '@/core/event';

import type { NestEvent } from './events';
import { PLACES, placeText, START } from './state';

const LANDINGS = Array.from({ length: PLACES }, (_, place) => place)
  .filter((place) => place !== START)
  .map((place) => `to ${placeText(place)}`);

export const landmarks: readonly string[] = [
  ...LANDINGS,
  ...['jumped', 'pushed onto one', 'pushed onto two', 'pushed aboard', 'pushed into the Nest'],
  ...['sailed out free', 'sailed back free', 'checked in vain', 'checked with surplus'],
  ...['reshuffled', 'relief', 'calm'],
];

export function landmarkOf(event: GameEvent): string | null {
  const told = event as NestEvent;
  switch (told.kind) {
    case 'moved':
      return told.jumped.length > 0 ? 'jumped' : `to ${told.to}`;
    case 'pushed':
      if (told.to === 'boat') return 'pushed aboard';
      if (told.to === 'nest') return 'pushed into the Nest';
      return told.gain === 1 ? 'pushed onto one' : 'pushed onto two';
    case 'sailed':
      if (!told.free) return null;
      return told.shore === 'large' ? 'sailed out free' : 'sailed back free';
    case 'checked':
      return told.over.length > 0 ? 'checked with surplus' : 'checked in vain';
    case 'reshuffled':
    case 'relief':
    case 'calm':
      return told.kind;
    case 'played':
    case 'drew':
    case 'dropped':
    case 'turnEnded':
    case 'flagRaised':
      return null;
  }
}
