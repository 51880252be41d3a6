/** Cards in flight: drawn, laid, dropped, stolen, given, put back; and the alarm of a dark card. */
import type { GameEvent } from '@/core/event';
import { Alarm } from '@/ui/table/Alarm';
import { handOf } from '@/ui/table/anchors';
import { planCardRoute } from '@/ui/table/cardFlights';
import type { Point, Schedule } from '@/ui/table/flights';

import { readKind } from '../notation';
import { FACE_DOWN, type Kind } from '../state';
import { CardFace } from './CardFace';
import type { Stage } from './stage';

export function planCards(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion } = stage;
  const hand = (seat: unknown) => handOf(anchors, stage.viewer, Number(seat));
  const own = hand(event.seat);
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
      fly({ from: hand(event.victim), to: own, cards: shownOne(event) });
      break;
    case 'gave':
      fly({ from: anchors.board, to: hand(event.receiver), cards: shownOne(event) });
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
        draw: () => <Alarm look="night" />,
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
  const { motion, cardWidth: width } = stage;
  const faces = cards.map((kind, i) => <CardFace key={i} kind={kind} width={width} />);
  planCardRoute({ key, from, to, cards: faces, width }, motion, schedule);
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
