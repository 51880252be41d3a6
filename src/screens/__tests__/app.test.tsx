/** The app from its start: harbour, settings that apply and are kept, and every way the store may refuse to open. */
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import 'react-native-gesture-handler/jestSetup';

import App from '../../../App';
import { games } from '@/games/registry';
import { StoreError } from '@/store/error';
import { createMemoryStore } from '@/store/memory';
import { openStore } from '@/store/open';
import type { Store, StoreOpening } from '@/store/store';
import { colours } from '@/ui/theme/colours';

jest.mock('@/store/open', () => ({ openStore: jest.fn() }));
// Covers come by dynamic import, which plain jest does not have; they are drawn and looked at in the browser.
jest.mock('@/screens/boot/covers', () => ({ loadCovers: () => Promise.resolve(), coverOf: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual<object>('expo-font'), loadAsync: () => Promise.resolve() }));

// The whole app is drawn in each test, which a busy machine does slowly; no test is about how fast.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const open = jest.mocked(openStore);

function freshStore(): Store {
  let ids = 0;
  return { ...createMemoryStore({ clock: () => Date.now(), newId: () => `m${(ids += 1)}` }), storage: 'file' };
}

/** Starts the app and lets everything already under way (store, settings, unfinished matches) arrive. */
async function start(opening: StoreOpening): Promise<void> {
  open.mockResolvedValue(opening);
  render(<App />);
  await settle();
  await settle();
  expect(screen.queryByRole('progressbar')).toBeNull();
}

/** One turn of the event loop: no clock decides how long the start may take. */
function settle(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setImmediate(resolve)));
}

test('the harbour shows every game; those without a board are disabled and say so', async () => {
  await start({ state: 'open', store: freshStore() });
  expect(screen.getByRole('header', { name: 'Tortuga' })).toBeTruthy();
  for (const game of games) {
    const card = screen.getByRole('button', { name: new RegExp(`^${String(game.words.name)}\\. `) });
    const rigged = game.table === undefined;
    expect(card.props.accessibilityState?.disabled ?? false).toBe(rigged);
    if (rigged) expect(card.props.accessibilityLabel).toMatch(/Being rigged/);
  }
  expect(screen.queryByText('Continue')).toBeNull();
});

test('an unfinished match waits above the games with whose turn it is', async () => {
  const store = freshStore();
  await store.create({
    title: 'Night watch',
    game: 'cartagena',
    rulesVersion: 1,
    options: {},
    seed: 'a',
    seats: [
      { kind: 'human', name: 'Anne', colour: 'red', emblem: 'sabres' },
      { kind: 'bot', name: 'Bart', colour: 'blue', emblem: 'anchor', strength: 'mate' },
    ],
    toAct: 1,
  });
  await start({ state: 'open', store });
  expect(
    await screen.findByRole('button', { name: 'Continue Night watch. Cartagena. Bart to move. Last played just now.' }),
  ).toBeTruthy();
});

test('a setting applies at once and is kept', async () => {
  const store = freshStore();
  await start({ state: 'open', store });
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
  const title = await screen.findByRole('header', { name: 'Settings' });
  fireEvent.press(screen.getByRole('radio', { name: 'Lamplight' }));
  expect(screen.getByRole('radio', { name: 'Lamplight', checked: true })).toBeTruthy();
  expect(title).toHaveStyle({ color: colours.dark.text });
  fireEvent.press(screen.getByRole('switch', { name: 'Confirm moves' }));
  await waitFor(async () => expect(await store.settings()).toEqual({ theme: 'dark', confirmMoves: true }));
});

test('a setting that cannot be kept is said so', async () => {
  const store = { ...freshStore(), set: () => Promise.reject(new StoreError('full')) };
  await start({ state: 'open', store });
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('switch', { name: 'Sounds' }));
  expect(await screen.findByText(/could not be saved.*no room left/)).toBeTruthy();
});

test('a store in memory is announced on the harbour', async () => {
  await start({ state: 'open', store: { ...freshStore(), storage: 'memory' } });
  expect(screen.getByText(/Nothing can be saved/)).toBeTruthy();
});

test('open in another tab: says so and takes over', async () => {
  const takeOver = jest.fn(() => Promise.resolve<StoreOpening>({ state: 'open', store: freshStore() }));
  await start({ state: 'elsewhere', takeOver });
  expect(screen.getByText('Open in another tab')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Play here instead' }));
  expect(await screen.findByRole('header', { name: 'Games' })).toBeTruthy();
  expect(takeOver).toHaveBeenCalledTimes(1);
});

test.each([
  ['newer-schema', /newer Tortuga/],
  ['corrupt', /damaged/],
  ['full', /no room left/],
] as const)('a store that fails as %s says why and can be tried again', async (kind, sentence) => {
  const retry = jest.fn(() => Promise.resolve<StoreOpening>({ state: 'open', store: freshStore() }));
  await start({ state: 'failed', error: new StoreError(kind), retry });
  expect(screen.getByText(sentence)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('header', { name: 'Games' })).toBeTruthy();
});
