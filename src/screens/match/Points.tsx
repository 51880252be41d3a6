/** What the totals are made of: a row for each cause, a column for each seat, as a table that is read out too. */
import type { Booking, Outcome } from '@/core/outcome';
import type { Seat } from '@/core/seat';
import { useWords } from '@/i18n/words';
import { DataTable } from '@/ui/charts/DataTable';

import type { BarProps } from './bar';

interface PointsProps extends Pick<BarProps, 'seats' | 'speak'> {
  readonly outcome: Outcome;
  /** Seats from first to last. */
  readonly order: readonly Seat[];
  /** So many causes are counted so far; all of them unless it is said. */
  readonly counted?: number;
}

/** As wide as the sheet it lies on. */
const SHEET = 440;

export function Points({ outcome, seats, speak, order, counted = Infinity }: PointsProps) {
  const t = useWords();
  const { bookings } = outcome;
  if (!bookings) return null;
  const causes = causesOf(outcome).slice(0, counted);
  const rows = causes.map((cause) => ({
    key: cause,
    cells: [speak({ key: `cause.${cause}` }), ...order.map((seat) => String(sumOf(bookings[seat] ?? [], cause)))],
  }));
  const totalOf = (seat: Seat) => causes.reduce((sum, cause) => sum + sumOf(bookings[seat] ?? [], cause), 0);
  const total = { key: 'total', cells: [t('table.total'), ...order.map((seat) => String(totalOf(seat)))] };
  const columns = [t('table.cause'), ...order.map((seat) => seats[seat]?.name ?? '')];
  return <DataTable caption={t('table.byCause')} columns={columns} rows={[...rows, total]} room={58} within={SHEET} />;
}

/** In the order they were booked first; none where a game books nothing. */
export function causesOf({ bookings }: Outcome): string[] {
  return [...new Set((bookings ?? []).flat().map(({ cause }) => cause))];
}

/** A cause may be booked more than once. */
function sumOf(bookings: readonly Booking[], cause: string): number {
  return bookings.reduce((sum, booking) => (booking.cause === cause ? sum + booking.points : sum), 0);
}
