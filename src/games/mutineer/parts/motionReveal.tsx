/** The reveal as a scene: all action cards turn over together, and only then are they named (R4.1). */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import type { GameEvent } from '@/core/event';
import { Text } from '@/ui/kit/Text';
import type { Schedule } from '@/ui/table/flights';
import type { SeatFace } from '@/ui/table/props';
import { TurningCard } from '@/ui/table/TurningCard';
import { space } from '@/ui/theme';

import { Paper } from './Paper';
import type { PersonId } from './roleArt';
import { RoleCard } from './RoleCard';
import type { Stage } from './stage';
import { useNames } from './useNames';

/** All cards lie in a row over the ring, wait, and turn over together (R4.1). */
export function planReveal(event: GameEvent, key: string, stage: Stage, schedule: Schedule): void {
  const { anchors, faces, motion } = stage;
  const roles = event.roles as PersonId[];
  const turn = { at: schedule.length + motion.ms('step') * 2, duration: motion.ms('flip') };
  schedule.then({
    key: `${key}/reveal`,
    path: [anchors.board, anchors.board],
    duration: motion.ms('step') * 8,
    over: true,
    draw: () => (
      <Paper>
        <View style={styles.row}>
          {roles.map((role, seat) => (
            <Turned key={seat} role={role} face={faces[seat]} {...turn} />
          ))}
        </View>
      </Paper>
    ),
  });
}

interface TurnedProps {
  readonly role: PersonId;
  readonly face: SeatFace | undefined;
  readonly at: number;
  readonly duration: number;
}

function Turned({ role, face, at, duration }: TurnedProps) {
  const { say } = useNames();
  const front = <RoleCard person={role} width={60} />;
  return (
    <View style={styles.turned}>
      {role === 'captain' ? (
        front
      ) : (
        <TurningCard
          front={front}
          back={<RoleCard person={null} width={60} />}
          width={60}
          at={at}
          duration={duration}
        />
      )}
      <Text kind="small" align="center" lines={1}>
        {face?.name ?? ''}
      </Text>
      <Late at={role === 'captain' ? 0 : at + duration / 2}>
        <Text kind="small" tone="brassText" align="center" lines={1}>
          {say(`role.${role}`)}
        </Text>
      </Late>
    </View>
  );
}

/** Not to be read before its moment. */
function Late({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  const seen = useSharedValue(0);
  useEffect(() => {
    seen.set(withDelay(at, withTiming(1, { duration: 1 })));
  }, [seen, at]);
  const style = useAnimatedStyle(() => ({ opacity: seen.get() }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.tight },
  turned: { width: 70, alignItems: 'center' },
});
