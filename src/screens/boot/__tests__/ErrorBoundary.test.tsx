/** The last net: a clear sentence and a way to load again. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { reloadAppAsync } from 'expo';

import { startWords } from '@/i18n/words';

import { ErrorBoundary } from '../ErrorBoundary';

jest.mock('expo', () => ({
  ...jest.requireActual<object>('expo'),
  reloadAppAsync: jest.fn(() => Promise.resolve()),
}));

function Leak(): never {
  throw new Error('a plank came off');
}

beforeAll(() => startWords('en', []));

test('a screen that cannot be drawn says what to do', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Leak />
    </ErrorBoundary>,
  );
  expect(screen.getAllByText('Something broke').length).toBeGreaterThan(0);
  expect(screen.getByText('What happened: a plank came off')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Load again' }));
  expect(reloadAppAsync).toHaveBeenCalled();
  expect(complaints).toHaveBeenCalled();
  complaints.mockRestore();
});
