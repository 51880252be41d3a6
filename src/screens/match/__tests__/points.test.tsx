/** Points by cause: causes booked twice are added up, and every seat has a number in every row. */
import { render, screen } from '@testing-library/react-native';

import type { Outcome } from '@/core/outcome';
import { startWords } from '@/i18n/words';
import { ThemeProvider } from '@/ui/theme';

import { Points } from '../Points';

const look = { kind: 'human' as const, colour: 'red', emblem: 'sabres' };
const seats = [
  { ...look, name: 'Anna' },
  { ...look, name: 'Bea' },
];
const outcome: Outcome = {
  ranks: [2, 1],
  winners: [1],
  points: [5, 9],
  bookings: [
    [
      { cause: 'sale', points: 2 },
      { cause: 'sale', points: 3 },
    ],
    [
      { cause: 'mutiny', points: 10 },
      { cause: 'wage', points: -1 },
    ],
  ],
  reason: 'rounds',
};
const speak = ({ key }: { key: string }) => key;

beforeAll(() => startWords('en', []));

function draw(ended: Outcome): void {
  render(
    <ThemeProvider>
      <Points outcome={ended} seats={seats} speak={speak} order={[1, 0]} />
    </ThemeProvider>,
  );
}

test('each cause is a row, each seat a column from first to last, and the totals close it', () => {
  draw(outcome);
  const texts = screen.getAllByText(/.+/).map((node) => String(node.props.children));
  expect(texts).toEqual([
    ...['Cause', 'Bea', 'Anna'],
    ...['cause.sale', '0', '5'],
    ...['cause.mutiny', '10', '0'],
    ...['cause.wage', '-1', '0'],
    ...['Total', '9', '5'],
  ]);
});

test('a game without bookings has no such table', () => {
  const { bookings: _none, ...bare } = outcome;
  draw(bare);
  expect(screen.queryByText('Total')).toBeNull();
});
