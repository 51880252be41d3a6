/** Cards in flight: drawn, laid, dropped, stolen, given, put back; and the alarm of a dark card. */
import { View } from 'react-native';

import type { GameEvent } from '@/core/event';
import type { Point, Schedule } from '@/ui/table/flights';

import { readKind } from '../notation';
import { FACE_DOWN, type Kind } from '../state';
import { Alarm } from './Alarm';
import { CARD_SHAPE, CardFace } from './CardFace';
import { handOf, type Stage } from './stage';

export function planCards(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion } = stage;
  const own = handOf(stage, Number(event.seat));
  const fly = (route: Route) => planRoute(route, key, stage, schedule);
  switch (event.kind) {
    case 'laid':
      fly({ from: own, to: anchors.pile, cards: shown(event) });
      break;
    case 'dropped':
      fly({ from: own, to: anchors.pile, cards: [readKind(String(event.card))] });
      break;
    case 'drew':
      fly({ from: anchors.deck, to: own, cards: shown(event) });
      break;
    case 'stole':
      fly({ from: handOf(stage, Number(event.victim)), to: own, cards: shownOne(event) });
      break;
    case 'gave':
      fly({ from: anchors.board, to: handOf(stage, Number(event.receiver)), cards: shownOne(event) });
      break;
    case 'kept':
      fly({ from: anchors.board, to: own, cards: shown(event) });
      break;
    case 'poolSeen':
      fly({ from: anchors.deck, to: anchors.board, cards: shown(event) });
      break;
    case 'putBack':
      fly({ from: anchors.board, to: anchors.deck, cards: shown(event).map(() => FACE_DOWN) });
      break;
    case 'reshuffled':
      fly({ from: anchors.pile, to: anchors.deck, cards: new Array<Kind>(RIFFLE).fill(FACE_DOWN) });
      break;
    case 'alarmed':
      schedule.then({
        key,
        path: [anchors.board, anchors.board],
        duration: motion.ms('step') * 4,
        over: true,
        draw: () => <Alarm />,
      });
      break;
  }
}

/** Cards shown when a pile is shuffled. */
const RIFFLE = 5;

interface Route {
  readonly from: Point;
  readonly to: Point;
  readonly cards: readonly Kind[];
}

function planRoute({ from, to, cards }: Route, key: string, stage: Stage, schedule: Schedule): void {
  const { motion, cardWidth } = stage;
  const flights = cards.map((kind, i) => ({
    key: `${key}/${i}`,
    path: [from, to],
    hop: 0.12,
    duration: motion.ms('flip'),
    over: true,
    draw: () => <Held kind={kind} width={cardWidth} />,
  }));
  schedule.together(flights, motion.ms('fade'));
}

/** A card around its middle. */
function Held({ kind, width }: { readonly kind: Kind; readonly width: number }) {
  return (
    <View style={{ position: 'absolute', left: -width / 2, top: (-width * CARD_SHAPE) / 2 }}>
      <CardFace kind={kind} width={width} />
    </View>
  );
}

/** The cards of an event as far as the viewer may know them; the others face down. */
function shown(event: GameEvent): Kind[] {
  const known = event.cards ?? event.secret?.cards;
  if (Array.isArray(known)) return known.map((card) => readKind(String(card)));
  return new Array<Kind>(Number(event.count ?? 1)).fill(FACE_DOWN);
}

function shownOne(event: GameEvent): Kind[] {
  const known = event.card ?? event.secret?.card;
  return [known === undefined ? FACE_DOWN : readKind(String(known))];
}
