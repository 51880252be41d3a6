/** Points by cause: causes booked twice are added up, and every seat has a number in every row. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';

import type { Outcome } from '@/core/outcome';
import { startWords } from '@/i18n/words';
import { ThemeProvider } from '@/ui/theme';

import { Counting } from '../Counting';
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

test('while it is counted only the causes so far are shown, and the totals are made of them', () => {
  render(
    <ThemeProvider>
      <Points outcome={outcome} seats={seats} speak={speak} order={[0, 1]} counted={2} />
    </ThemeProvider>,
  );
  const texts = screen.getAllByText(/.+/).map((node) => String(node.props.children));
  expect(texts).toEqual([
    ...['Cause', 'Anna', 'Bea'],
    ...['cause.sale', '5', '0'],
    ...['cause.mutiny', '0', '10'],
    ...['Total', '5', '10'],
  ]);
});

test('the last count goes cause by cause and can be skipped', () => {
  jest.useFakeTimers();
  const done = jest.fn();
  render(
    <ThemeProvider>
      <Counting outcome={outcome} seats={seats} speak={speak} order={[0, 1]} onDone={done} />
    </ThemeProvider>,
  );
  expect(screen.queryByText('cause.sale')).toBeNull();
  act(() => void jest.advanceTimersByTime(1500));
  expect(screen.getByText('cause.sale')).toBeTruthy();
  expect(screen.queryByText('cause.mutiny')).toBeNull();
  act(() => void jest.advanceTimersByTime(1500));
  act(() => void jest.advanceTimersByTime(1500));
  expect(screen.getByText('cause.wage')).toBeTruthy();
  fireEvent.press(screen.getByText('Result'));
  expect(done).toHaveBeenCalled();
  jest.useRealTimers();
});
