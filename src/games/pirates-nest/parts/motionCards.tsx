/** Cards in flight: played, dropped, drawn, shuffled; and the bell of a golden card. */
import type { GameEvent } from '@/core/event';
import { Alarm } from '@/ui/table/Alarm';
import { handOf } from '@/ui/table/anchors';
import { planCardRoute } from '@/ui/table/cardFlights';
import type { Point, Schedule } from '@/ui/table/flights';
import { TurningCard } from '@/ui/table/TurningCard';

import { readFace } from '../notation';
import { FACE_DOWN, type Face } from '../state';
import { CardFace } from './CardFace';
import type { Stage } from './stage';

/** What the discards must not show yet: the card on its way to them. */
export const FLYING_DISCARD = 'discard';

/** Cards shown when the discards are shuffled. */
const RIFFLE = 5;

export function planCards(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion, viewer } = stage;
  const own = handOf(anchors, viewer, Number(event.seat));
  switch (event.kind) {
    case 'played':
    case 'dropped':
      planDiscard(event, key, stage, schedule);
      break;
    case 'drew':
      planDraw(event, key, stage, schedule);
      break;
    case 'reshuffled':
      planRoute(
        { from: anchors.pile, to: anchors.deck, cards: new Array<Face>(RIFFLE).fill(FACE_DOWN) },
        key,
        stage,
        schedule,
      );
      break;
    case 'checked':
      schedule.then({
        key,
        path: [own, anchors.board, anchors.board, anchors.board],
        duration: motion.ms('step') * 4,
        over: true,
        draw: () => <Alarm look="golden" />,
      });
      break;
  }
}

interface Route {
  readonly from: Point;
  readonly to: Point;
  readonly cards: readonly Face[];
}

function planRoute({ from, to, cards }: Route, key: string, stage: Stage, schedule: Schedule): void {
  const { motion, cardWidth: width } = stage;
  const faces = cards.map((face, i) => <CardFace key={i} face={face} width={width} />);
  planCardRoute({ key, from, to, cards: faces, width }, motion, schedule);
}

/** From the hand onto the discards; a rival's card turns over on its way. */
function planDiscard(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, viewer, motion, cardWidth: width } = stage;
  const seat = Number(event.seat);
  const card = (
    <Turning face={readFace(String(event.card))} stage={stage} at={schedule.length} turns={seat !== viewer} />
  );
  const from = handOf(anchors, viewer, seat);
  planCardRoute({ key, from, to: anchors.pile, cards: [card], width, hides: FLYING_DISCARD }, motion, schedule);
}

/** From the supply into the hand; what the viewer may see turns over on its way. */
function planDraw(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, viewer, motion, cardWidth: width } = stage;
  const known = event.cards ?? event.secret?.cards;
  const count = Number(event.count ?? 0);
  const cards = Array.from({ length: count }, (_, i) => {
    const at = schedule.length + i * motion.ms('fade');
    const face = Array.isArray(known) ? readFace(String(known[i])) : FACE_DOWN;
    return <Turning key={i} face={face} stage={stage} at={at} turns={face !== FACE_DOWN} />;
  });
  const to = handOf(anchors, viewer, Number(event.seat));
  planCardRoute({ key, from: anchors.deck, to, cards, width }, motion, schedule);
}

interface TurningProps {
  readonly face: Face;
  readonly stage: Stage;
  /** When it sets out. */
  readonly at: number;
  readonly turns: boolean;
}

function Turning({ face, stage, at, turns }: TurningProps) {
  const { motion, cardWidth } = stage;
  const front = <CardFace face={face} width={cardWidth} />;
  if (!turns) return front;
  return (
    <TurningCard
      front={front}
      back={<CardFace face={FACE_DOWN} width={cardWidth} />}
      width={cardWidth}
      at={at}
      duration={motion.ms('flip')}
    />
  );
}
