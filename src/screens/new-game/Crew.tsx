/** The seats of a new game: as many as the game takes, each a person or a bot. */
import { StyleSheet } from 'react-native';

import type { AnyGame } from '@/core/game';
import { useWords } from '@/i18n/words';
import { withoutSeat, type Plan, type PlannedSeat, type PlanProblem } from '@/match/plan';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { SeatRow } from './SeatRow';
import { asKind, seatFor, unseated, withColour, type SeatNames } from './usual';

interface CrewProps {
  readonly rules: AnyGame;
  readonly plan: Plan;
  readonly names: SeatNames;
  readonly problem: PlanProblem | null;
  /** The problem in words. */
  readonly told: string | null;
  readonly onChange: (plan: Plan) => void;
}

export function Crew({ rules, plan, names, problem, told, onChange }: CrewProps) {
  const t = useWords();
  const { seats } = plan;
  const setSeats = (changed: readonly PlannedSeat[]) => onChange({ ...plan, seats: changed });
  const setSeat = (number: number, seat: PlannedSeat) =>
    setSeats(seats.map((old, other) => (other === number ? seat : old)));
  return (
    <Card seed="crew" style={styles.card}>
      <Text kind="heading" heading={2}>
        {t('setup.crew')}
      </Text>
      {seats.map((_, number) => (
        <SeatRow
          key={number}
          seats={seats}
          index={number}
          problem={problem && problem.kind !== 'option' && problem.seat === number ? told : null}
          people={unseated(seats, names.people)}
          onChange={(changed) => setSeat(number, changed)}
          onKind={(kind) => setSeat(number, asKind(seats, number, kind, names))}
          onColour={(colour) => setSeats(withColour(seats, number, colour))}
          onRemove={seats.length > rules.seats.min ? () => onChange(withoutSeat(rules, plan, number)) : null}
        />
      ))}
      {seats.length < rules.seats.max ? (
        <Button icon="plus" label={t('setup.add')} onPress={() => setSeats([...seats, seatFor(seats, names)])} />
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: space.base } });
