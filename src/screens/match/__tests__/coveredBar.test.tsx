/** Below a board with covered hands: the own hand on demand, and a move that public facts force without any choice. */
import { fireEvent, render, screen } from '@testing-library/react-native';

import { startWords } from '@/i18n/words';
import { ThemeProvider } from '@/ui/theme';

import type { BarProps } from '../bar';
import { BottomBar } from '../BottomBar';

const asked: string[] = [];
const match = {
  goOn: () => asked.push('on'),
  takeDevice: () => asked.push('hand'),
  getHistory: () => ({ base: 0, start: null, steps: [] }),
};

function draw(stage: object): void {
  asked.length = 0;
  const bar = {
    match,
    picture: { stage, viewer: 'table', number: 0, narrowing: { touched: [] }, closed: null, hint: null },
    seats: [{ kind: 'human', name: 'Anna', colour: 'red', emblem: 'sabres' }],
    entry: { id: 'cartagena' },
    speak: ({ key }: { key: string }) => key,
  } as unknown as BarProps;
  render(
    <ThemeProvider>
      <BottomBar {...bar} onLog={() => undefined} onResult={() => undefined} />
    </ThemeProvider>,
  );
}

beforeAll(() => startWords('en', []));

test('with covered hands the one who chooses may ask for the own hand', () => {
  draw({ kind: 'choosing', seat: 0, isCovered: true });
  fireEvent.press(screen.getByRole('button', { name: 'I’m Anna, show my hand' }));
  expect(asked).toEqual(['hand']);
});

test('with the own hand in sight nobody offers it again', () => {
  draw({ kind: 'choosing', seat: 0 });
  expect(screen.queryByRole('button', { name: 'I’m Anna, show my hand' })).toBeNull();
});

test('what is forced goes on at a touch, or is looked at first', () => {
  draw({ kind: 'forced', seat: 0 });
  expect(screen.getByText('Anna has no choice here.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Go on' }));
  fireEvent.press(screen.getByRole('button', { name: 'I’m Anna, show my hand' }));
  expect(asked).toEqual(['on', 'hand']);
});
