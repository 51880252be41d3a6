/** The small scenes of a round's end: the mutiny's outcome, the hat that changes heads, the sale island by island. */
import { StyleSheet, View } from 'react-native';

import type { GameEvent } from '@/core/event';
import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { CaptainsHat } from '@/ui/table/CrewRow';
import type { Schedule } from '@/ui/table/flights';
import type { SeatFace } from '@/ui/table/props';
import { crewOf, space } from '@/ui/theme';

import { BOY, indexOfKind, islandCard, kindId, MATE, type Island } from '../data';
import { NONE } from '../state';
import { GoodIcon } from './GoodMark';
import { throwCoins } from './motionHeaps';
import { Mutiny } from './Mutiny';
import { Paper, PAPER_WIDTH } from './Paper';
import type { Stage } from './stage';
import { useNames } from './useNames';

/** Both strengths, who has won, and who is Captain now (R4.8). */
export function planMutiny(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion, faces, before } = stage;
  const [captain, mutiny] = event.strengths as [number, number];
  const succeeds = event.succeeds === true;
  const who = faces[Number(succeeds ? event.mutineer : event.captain)]?.name ?? '';
  const roles = before.roles;
  schedule.then({
    key: `${key}/mutiny`,
    path: [anchors.board, anchors.board],
    duration: motion.ms('step') * 7,
    over: true,
    draw: () => (
      <Outcome {...{ captain, mutiny, succeeds, who }} hasMate={roles.includes(MATE)} hasBoy={roles.includes(BOY)} />
    ),
  });
  if (succeeds) planHat(event, key, stage, schedule);
}

/** From the overthrown head to the new one (R5.7). */
function planHat(event: GameEvent, key: string, { anchors, motion }: Stage, schedule: Schedule): void {
  const [from, to] = [anchors.seats[Number(event.captain)], anchors.seats[Number(event.mutineer)]];
  if (!from || !to) return;
  schedule.then({
    key: `${key}/hat`,
    path: [from, to],
    hop: 0.35,
    duration: motion.ms('sail'),
    over: true,
    draw: () => (
      <View style={{ position: 'absolute', left: -HAT / 2, top: -HAT / 2 }}>
        <CaptainsHat size={HAT} />
      </View>
    ),
  });
}

const HAT = 40;

interface OutcomeProps {
  readonly captain: number;
  readonly mutiny: number;
  readonly succeeds: boolean;
  readonly who: string;
  readonly hasMate: boolean;
  readonly hasBoy: boolean;
}

function Outcome({ captain, mutiny, succeeds, who, hasMate, hasBoy }: OutcomeProps) {
  const { say } = useNames();
  return (
    <Paper>
      <Mutiny
        width={PAPER_WIDTH - 28}
        height={(PAPER_WIDTH - 28) * 0.7}
        {...{ captain, mutiny, hasMate, hasBoy }}
        winner={succeeds ? 'mutiny' : 'captain'}
        label=""
      />
      <Text kind="heading" align="center">
        {say(succeeds ? 'table.succeeds' : 'table.putDown')}
      </Text>
      <Text align="center">
        {succeeds && captain === mutiny
          ? `${say('table.tieWins')} ${say('table.newCaptain', { name: who })}`
          : say('table.newCaptain', { name: who })}
      </Text>
    </Paper>
  );
}

interface ToldLot {
  readonly count: number;
  readonly good: string;
  readonly island: string;
}

/** Island by island: who brought what, and the coins that follow (R6.6). */
export function planSale(events: readonly GameEvent[], key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, motion, faces, before } = stage;
  const scored = events.filter(({ kind, cause }) => kind === 'scored' && String(cause).startsWith('sale-'));
  const islands = [...new Set(scored.map(({ cause }) => String(cause).slice('sale-'.length)))];
  for (const island of islands) {
    const paid = scored.filter(({ cause }) => cause === `sale-${island}`);
    const lines = faces.map((_, seat) => ({
      seat,
      lot: lotOf(events, seat, island) ?? lotBefore(before, seat, island),
      points: paid.filter((event) => event.seat === seat).reduce((sum, event) => sum + Number(event.points), 0),
    }));
    schedule.then({
      key: `${key}/${island}`,
      path: [anchors.board, anchors.board],
      duration: motion.ms('step') * 5,
      over: true,
      draw: () => <Sold island={island} lines={lines} faces={faces} />,
    });
    throwCoins(paid, `${key}/${island}/coins`, stage, schedule);
  }
}

function lotOf(events: readonly GameEvent[], seat: number, island: string): ToldLot | undefined {
  const sold = events.find((event) => event.kind === 'sold' && event.seat === seat);
  return (sold?.lots as ToldLot[] | undefined)?.find((lot) => lot.island === island);
}

/** Those who chose in an earlier step have sold already. */
function lotBefore(before: Stage['before'], seat: number, island: string): ToldLot | undefined {
  const side = [before.ship, before.wake].findIndex(
    (position) => position !== NONE && islandCard(before.circle[position] as Island).id === island,
  );
  const count = side < 0 ? 0 : (before.saleCounts[seat * 2 + side] ?? 0);
  return count > 0 ? { count, good: kindId(before.saleGoods[seat * 2 + side] ?? 0), island } : undefined;
}

interface Line {
  readonly seat: number;
  readonly lot: ToldLot | undefined;
  readonly points: number;
}

interface SoldProps {
  readonly island: string;
  readonly lines: readonly Line[];
  readonly faces: readonly SeatFace[];
}

function Sold({ island, lines, faces }: SoldProps) {
  const { say, island: named } = useNames();
  return (
    <Paper>
      <Text kind="heading" align="center">
        {say('table.market', { island: named(island) })}
      </Text>
      {lines.map(({ seat, lot, points }) => (
        <View key={seat} style={styles.line}>
          <Emblem crew={crewOf(faces[seat]?.colour ?? '')} size={22} />
          <View style={styles.grows}>
            <Text lines={1}>{faces[seat]?.name ?? ''}</Text>
          </View>
          {Array.from({ length: lot?.count ?? 0 }, (_, i) => (
            <GoodIcon key={i} good={kindId(indexOfKind(lot?.good ?? ''))} size={20} />
          ))}
          <View style={styles.points}>
            <Text kind="strong" tone={points > 0 ? 'brassText' : 'textSoft'}>
              {points > 0 ? `+${points}` : '–'}
            </Text>
          </View>
        </View>
      ))}
    </Paper>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  grows: { flex: 1, minWidth: 0 },
  points: { minWidth: 34, alignItems: 'flex-end' },
});
