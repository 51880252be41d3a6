/** The end of a match on screen: shared places, nobody wins, bots by their strength. */
import { render, screen } from '@testing-library/react-native';

import type { Outcome } from '@/core/outcome';
import { startWords } from '@/i18n/words';
import type { MatchSeat } from '@/store/store';
import { ThemeProvider } from '@/ui/theme';

import type { BarProps } from '../bar';
import { Result } from '../Result';

jest.mock('@react-navigation/native', () => ({ useNavigation: () => ({}) }));
jest.mock('../../boot/StoreContext', () => ({ useStore: () => ({}) }));

const look = { colour: 'red', emblem: 'sabres' };
const seats: MatchSeat[] = [
  { kind: 'human', name: 'Anna', ...look },
  { kind: 'human', name: 'Bea', ...look, colour: 'blue' },
  { kind: 'bot', name: 'Old Tom', strength: 'sailor', ...look, colour: 'green' },
];

function draw(outcome: Outcome): string[] {
  const bar = {
    match: { timeAtTable: () => 120_000 },
    picture: { number: 30, news: null },
    seats,
    entry: { id: 'cartagena' },
    speak: ({ key }: { key: string }) => key,
  } as unknown as BarProps;
  render(
    <ThemeProvider>
      <Result {...bar} outcome={outcome} stored={{ id: 'm1' } as never} onBoard={() => undefined} />
    </ThemeProvider>,
  );
  return screen.getAllByText(/.+/).map((node) => String(node.props.children));
}

beforeAll(() => startWords('en', []));

test('where nobody wins it says so, and the places stand as they are', () => {
  const texts = draw({ ranks: [1, 1, 1], winners: [], reason: 'none' });
  expect(texts.slice(0, 2)).toEqual(['Nobody wins', 'reason.none']);
  expect(texts.filter((text) => text === '1')).toHaveLength(3);
});

test('a shared win names all who share it, and who comes after them is third', () => {
  const texts = draw({ ranks: [3, 1, 1], winners: [1, 2], points: [4, 9, 9], reason: 'rounds' });
  expect(texts[0]).toBe('Bea, Old Tom win together');
  const places = texts.filter((text) => /^(\d|Anna|Bea|Old Tom|Sailor|\d+ points)$/.test(text));
  expect(places).toEqual(['1', 'Bea', '9 points', '1', 'Old Tom', 'Sailor', '9 points', '3', 'Anna', '4 points']);
});
