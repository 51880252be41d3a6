/** Games in progress on the harbour: continue, rename, delete and think better of it, take an unreadable one along. */
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import 'react-native-gesture-handler/jestSetup';

import App from '../../../../App';
import { StoreError } from '@/store/error';
import { createMemoryStore } from '@/store/memory';
import { openStore } from '@/store/open';
import type { Listed, Store } from '@/store/store';

import { shared } from '../../backup/__tests__/disk';

jest.mock(
  'expo-file-system',
  () => jest.requireActual<typeof import('../../backup/__tests__/disk')>('../../backup/__tests__/disk').fileSystem,
);
jest.mock(
  'expo-sharing',
  () => jest.requireActual<typeof import('../../backup/__tests__/disk')>('../../backup/__tests__/disk').sharing,
);
jest.mock('@/store/open', () => ({ openStore: jest.fn() }));
// Covers come by dynamic import, which plain jest does not have; they are drawn and looked at in the browser.
jest.mock('@/screens/boot/covers', () => ({ loadCovers: () => Promise.resolve(), coverOf: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual<object>('expo-font'), loadAsync: () => Promise.resolve() }));

// The whole app is drawn in each test, which a busy machine does slowly; no test is about how fast.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

async function storeWith(...titles: readonly string[]): Promise<Store> {
  let ids = 0;
  let now = Date.now() - 100_000;
  const store: Store = {
    ...createMemoryStore({ clock: () => (now += 1000), newId: () => `m${(ids += 1)}` }),
    storage: 'file',
  };
  for (const title of titles) {
    await store.create({
      title,
      game: 'cartagena',
      rulesVersion: 1,
      options: {},
      seed: 'a',
      seats: [
        { kind: 'human', name: 'Anne', colour: 'red', emblem: 'sabres' },
        { kind: 'bot', name: 'Bart', colour: 'blue', emblem: 'anchor', strength: 'sailor' },
      ],
      toAct: 1,
    });
  }
  return store;
}

async function openHarbour(store: Store): Promise<void> {
  jest.mocked(openStore).mockResolvedValue({ state: 'open', store });
  render(<App />);
  await screen.findByRole('header', { name: 'Continue' });
}

const cards = () =>
  screen.getAllByRole('button', { name: /^Continue / }).map(({ props }) => props.accessibilityLabel as string);

test('newest first, with the people at the table', async () => {
  await openHarbour(await storeWith('First', 'Second'));
  expect(cards()).toEqual([expect.stringMatching(/^Continue Second\./), expect.stringMatching(/^Continue First\./)]);
  expect(screen.getAllByRole('button', { name: /^Continue / })[0]?.props.accessibilityHint).toBe('With Anne, Bart.');
});

test('of many games the newest four are shown, the rest on demand', async () => {
  await openHarbour(await storeWith('A', 'B', 'C', 'D', 'E', 'F'));
  expect(cards()).toHaveLength(4);
  fireEvent.press(screen.getByRole('button', { name: 'Show 2 more games' }));
  expect(cards()).toHaveLength(6);
});

test('a game is renamed', async () => {
  const store = await storeWith('First');
  await openHarbour(store);
  fireEvent.press(screen.getByRole('button', { name: 'More for First' }));
  fireEvent.press(screen.getByRole('button', { name: 'Rename' }));
  fireEvent.changeText(screen.getByLabelText('Name of this game'), '   ');
  expect(screen.getByRole('button', { name: 'Keep this name', disabled: true })).toBeTruthy();
  fireEvent.changeText(screen.getByLabelText('Name of this game'), ' Night watch ');
  fireEvent.press(screen.getByRole('button', { name: 'Keep this name' }));
  await waitFor(() => expect(cards()).toEqual([expect.stringMatching(/^Continue Night watch\./)]));
  expect(await store.unfinished()).toMatchObject([{ title: 'Night watch' }]);
});

test('a game is deleted and comes back by undo', async () => {
  const store = await storeWith('First', 'Second');
  await openHarbour(store);
  fireEvent.press(screen.getByRole('button', { name: 'More for First' }));
  fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.getByText('“First” is deleted.')).toBeTruthy();
  expect(await store.load('m1')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(await store.load('m1')).toMatchObject({ title: 'First' });
});

test('what did not work is said, and the game stays', async () => {
  const store = { ...(await storeWith('First')), remove: () => Promise.reject(new StoreError('locked')) };
  await openHarbour(store);
  fireEvent.press(screen.getByRole('button', { name: 'More for First' }));
  fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/did not work.*in use/)).toBeTruthy();
  expect(cards()).toHaveLength(1);
});

test('an unreadable game says why, can be exported as it is and deleted, and hides no other', async () => {
  const store = await storeWith('First');
  const broken: Listed = { state: 'unreadable', id: 'x1', title: '', sentence: 'The seats cannot be read.' };
  await openHarbour({
    ...store,
    unfinished: async () => [broken, ...(await store.unfinished())],
    raw: () => Promise.resolve('{"matches": "raw"}'),
  });
  expect(screen.getByText('The seats cannot be read.')).toBeTruthy();
  expect(cards()).toHaveLength(1);
  fireEvent.press(screen.getByRole('button', { name: 'More for A game without a name' }));
  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Export as it is' }));
  await waitFor(() => expect(shared).toEqual([{ uri: 'cache/exports/tortuga-x1.json', text: '{"matches": "raw"}' }]));
});
