/** Many small things that fly together: coins to those who earned them, cards from the deck into hands. */
import { View } from 'react-native';

import type { GameEvent } from '@/core/event';
import { handOf } from '@/ui/table/anchors';
import type { Flight, Schedule } from '@/ui/table/flights';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';

import { indexOfKind, KIND_COUNT } from '../data';
import { HIDDEN } from '../state';
import { CardFace } from './CardFace';
import { Coin } from './Seats';
import type { Stage } from './stage';

const COIN = 34;

/** Points for roles: those of sales are told by their island. */
export function planCoins(events: readonly GameEvent[], key: string, stage: Stage, schedule: Schedule): void {
  const scored = events.filter(({ kind, cause }) => kind === 'scored' && !String(cause).startsWith('sale-'));
  throwCoins(scored, key, stage, schedule);
}

export function throwCoins(scored: readonly GameEvent[], key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion } = stage;
  const flights = scored.map((event, i): Omit<Flight, 'start'> => {
    const points = Number(event.points);
    const own = anchors.seats[Number(event.seat)] ?? anchors.board;
    return {
      key: `${key}/${i}`,
      path: points > 0 ? [anchors.board, own] : [own, anchors.board],
      hop: 0.15,
      duration: motion.ms('sail'),
      over: true,
      draw: () => (
        <View style={{ position: 'absolute', left: -COIN / 2, top: -COIN / 2 }}>
          <Coin value={points > 0 ? `+${points}` : `−${-points}`} size={COIN} />
        </View>
      ),
    };
  });
  if (flights.length > 0) schedule.together(flights, motion.ms('fade'));
}

/** What lay face up goes to the discards; a deck that ran out is made of them (R7.3, R7.5). */
export function planDiscards(events: readonly GameEvent[], key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, before, motion } = stage;
  if (!events.some(({ kind }) => kind === 'discarded')) return;
  const laid = before.shown.flatMap((count, i) =>
    Array.from({ length: count }, () => ({ seat: Math.floor(i / KIND_COUNT), kind: i % KIND_COUNT })),
  );
  const thrown = laid.map(({ seat, kind }, i) =>
    thrownCard(`${key}/${i}`, [anchors.seats[seat] ?? anchors.board, anchors.pile], kind, stage),
  );
  if (thrown.length > 0) schedule.together(thrown, motion.ms('fade') / 4);
  if (!events.some(({ kind }) => kind === 'reshuffled')) return;
  const shuffled = Array.from({ length: 6 }, (_, i) =>
    thrownCard(`${key}/deck/${i}`, [anchors.pile, anchors.deck], HIDDEN, stage),
  );
  schedule.together(shuffled, motion.ms('fade') / 2);
}

function thrownCard(key: string, path: Flight['path'], kind: number, stage: Stage): Omit<Flight, 'start'> {
  const width = stage.cardWidth * 0.7;
  return {
    key,
    path,
    hop: 0.12,
    duration: stage.motion.ms('flip'),
    over: true,
    draw: () => (
      <View style={{ position: 'absolute', left: -width / 2, top: (-width * CARD_SHAPE) / 2 }}>
        <CardFace kind={kind} width={width} />
      </View>
    ),
  };
}

/** All hands are filled at once, in the order of refilling; what the viewer draws lies open. */
export function planDraws(events: readonly GameEvent[], key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, viewer, motion, cardWidth: width } = stage;
  const flights = events.flatMap((event, index) => {
    if (event.kind !== 'drew' && event.kind !== 'loaderDrew') return [];
    const known = event.secret?.cards;
    const to = handOf(anchors, viewer, Number(event.seat));
    return Array.from({ length: Number(event.count ?? 0) }, (_, i): Omit<Flight, 'start'> => {
      const kind = Array.isArray(known) ? indexOfKind(String(known[i])) : HIDDEN;
      return {
        key: `${key}/${index}/${i}`,
        path: [anchors.deck, to],
        hop: 0.12,
        duration: motion.ms('flip'),
        over: true,
        draw: () => (
          <View style={{ position: 'absolute', left: -width / 2, top: (-width * CARD_SHAPE) / 2 }}>
            <CardFace kind={kind} width={width} />
          </View>
        ),
      };
    });
  });
  if (flights.length > 0) schedule.together(flights, motion.ms('fade') / 2);
}
