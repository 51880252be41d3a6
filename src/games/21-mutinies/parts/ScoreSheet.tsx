/** The sheet of the final scoring: a line a step, a column a player, the totals at the foot. */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import type { GameEvent } from '@/core/event';
import type { Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import type { SeatFace } from '@/ui/table/props';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import type { State } from '../state';
import { MarkIcon } from './Fact';

/** What one step changed, by seat. */
interface ScoreStep {
  readonly step: number;
  readonly doubloons: readonly number[];
  readonly prestige: readonly number[];
}

/** The steps in which anything changed. */
export function scoreSteps(scored: readonly GameEvent[], view: State, before: State): ScoreStep[] {
  const seats = Math.max(view.seats, before.seats);
  return [1, 2, 3, 4, 5, 6].flatMap((step) => {
    const [doubloons, prestige] = [new Array<number>(seats).fill(0), new Array<number>(seats).fill(0)];
    const lines = scored.filter((event) => Number(event.step) === step);
    for (const line of lines) {
      const seat = Number(line.seat);
      doubloons[seat] = (doubloons[seat] ?? 0) + Number(line.doubloons ?? 0);
      prestige[seat] = (prestige[seat] ?? 0) + Number(line.prestige ?? 0);
    }
    return lines.length === 0 ? [] : [{ step, doubloons, prestige }];
  });
}

interface ScoreSheetProps {
  readonly steps: readonly ScoreStep[];
  readonly faces: readonly SeatFace[];
  readonly order: readonly Seat[];
  readonly totals: readonly number[];
  /** When the first line appears, and the time between two. */
  readonly at: number;
  readonly pause: number;
}

export function ScoreSheet({ steps, faces, order, totals, at, pause }: ScoreSheetProps) {
  const { colours, elevation } = useTheme();
  const say = useGameWords('21-mutinies');
  const width = 130 + order.length * 46;
  return (
    <View style={[styles.over, { left: -width / 2, width, top: -30 * (steps.length + 3) * 0.5 }]}>
      <View
        style={[styles.paper, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high }]}
      >
        <Text kind="heading" align="center">
          {say('table.scoring')}
        </Text>
        <View style={styles.line}>
          <View style={styles.what} />
          {order.map((seat) => (
            <View key={seat} style={styles.cell}>
              <Emblem crew={crewOf(faces[seat]?.colour ?? '')} size={22} />
            </View>
          ))}
        </View>
        {steps.map(({ step, doubloons, prestige }, i) => (
          <Late key={step} at={at + i * pause} pause={pause}>
            <View style={styles.line}>
              <View style={styles.what}>
                <Text kind="small">{say(`table.step.${step}`)}</Text>
              </View>
              {order.map((seat) => (
                <View key={seat} style={styles.cell}>
                  <Change value={prestige[seat] ?? 0} name="prestige" />
                  <Change value={doubloons[seat] ?? 0} name="doubloons" />
                </View>
              ))}
            </View>
          </Late>
        ))}
        <Late at={at + steps.length * pause} pause={pause}>
          <View style={[styles.line, styles.total, { borderColor: colours.edge }]}>
            <View style={styles.what}>
              <MarkIcon name="prestige" size={22} />
            </View>
            {order.map((seat) => (
              <View key={seat} style={styles.cell}>
                <Text kind="strong">{`${totals[seat] ?? 0}`}</Text>
              </View>
            ))}
          </View>
        </Late>
      </View>
    </View>
  );
}

function Change({ value, name }: { readonly value: number; readonly name: 'prestige' | 'doubloons' }) {
  if (value === 0) return null;
  return (
    <View style={styles.change}>
      <Text kind="small" tone={value < 0 ? 'dangerText' : 'text'}>
        {value > 0 ? `+${value}` : `−${-value}`}
      </Text>
      <MarkIcon name={name} size={12} />
    </View>
  );
}

/** Appears after a while. */
function Late({ at, pause, children }: { readonly at: number; readonly pause: number; readonly children: ReactNode }) {
  const seen = useSharedValue(0);
  useEffect(() => {
    seen.set(withDelay(at, withTiming(1, { duration: pause * 0.3 })));
  }, [seen, at, pause]);
  const style = useAnimatedStyle(() => ({ opacity: seen.get() }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  paper: { borderWidth: 2, borderRadius: radius.card, padding: space.small, gap: space.tight },
  line: { flexDirection: 'row', alignItems: 'center' },
  total: { borderTopWidth: 1.5, paddingTop: space.tight },
  what: { width: 108 },
  cell: { flex: 1, alignItems: 'center' },
  change: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
