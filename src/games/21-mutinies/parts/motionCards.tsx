/** Treasures and mutiny cards in flight: drawn unseen, used or played in sight of all, revealed over the board. */
import type { GameEvent } from '@/core/event';
import type { Point, Schedule } from '@/ui/table/flights';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { TurningCard } from '@/ui/table/TurningCard';

import { type Card, CARD_IDS, type TreasureId, TREASURES } from '../data';
import { Banner, Centred } from './flyers';
import { MutinyCard } from './MutinyCard';
import { holdOf, onTable, type Stage } from './stage';
import { TreasureTile } from './TreasureTile';

export function planCards(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { ground, motion, anchors } = stage;
  const hold = holdOf(stage, Number(event.seat));
  switch (event.kind) {
    case 'drewTreasure':
      planTreasure(
        [onTable(stage, ground.heaps.treasures), hold],
        event.treasure ?? event.secret?.treasure,
        key,
        stage,
        schedule,
      );
      break;
    case 'used':
      planTreasure([hold, anchors.board, anchors.board], event.treasure, key, stage, schedule);
      break;
    case 'drewCard':
      planCard(
        [onTable(stage, ground.heaps.deck), hold],
        readCard(event.card ?? event.secret?.card),
        key,
        stage,
        schedule,
      );
      break;
    case 'countedDown':
      planCard([onTable(stage, ground.heaps.deck), { x: anchors.board.x, y: -60 }], null, key, stage, schedule);
      break;
    case 'played':
    case 'revealedCard':
      schedule.then({
        key,
        path: [hold, anchors.board, anchors.board, anchors.board],
        duration: motion.ms('step') * 5,
        over: true,
        draw: () => (
          <Banner title={stage.say(`card.${String(event.card)}`)}>
            <MutinyCard card={readCard(event.card)} width={92} />
          </Banner>
        ),
      });
      break;
  }
}

function planTreasure(path: readonly Point[], id: unknown, ...rest: readonly [string, Stage, Schedule]): void {
  const [key, stage, schedule] = rest;
  const width = stage.tokenWidth * 1.2;
  const kind = TREASURES.indexOf(id as TreasureId);
  schedule.then({
    key,
    path,
    hop: 0.1,
    duration: stage.motion.ms('flip') * (path.length - 1),
    over: true,
    draw: () => (
      <Centred width={width} height={width * 1.32}>
        <TreasureTile treasure={kind < 0 ? null : kind} width={width} />
      </Centred>
    ),
  });
}

/** A card turns over on its way only for the one who may see it. */
function planCard(path: readonly Point[], card: Card | null, ...rest: readonly [string, Stage, Schedule]): void {
  const [key, stage, schedule] = rest;
  const width = stage.tokenWidth * 1.3;
  const at = schedule.length;
  const back = <MutinyCard card={null} width={width} />;
  schedule.then({
    key,
    path,
    hop: 0.1,
    duration: stage.motion.ms('sail'),
    over: true,
    draw: () => (
      <Centred width={width} height={width * CARD_SHAPE}>
        {card === null ? (
          back
        ) : (
          <TurningCard
            front={<MutinyCard card={card} width={width} />}
            back={back}
            width={width}
            at={at}
            duration={stage.motion.ms('flip')}
          />
        )}
      </Centred>
    ),
  });
}

function readCard(id: unknown): Card | null {
  const card = CARD_IDS.indexOf(String(id));
  return card < 0 ? null : card;
}
