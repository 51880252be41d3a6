/** The backup screen: export through the device's own means, import with every way it can end. */
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import 'react-native-gesture-handler/jestSetup';

import App from '../../../../App';
import { madeUp, madeUpBackup, textOf } from '@/match/__tests__/madeUp';
import { StoreError } from '@/store/error';
import { createMemoryStore } from '@/store/memory';
import { openStore } from '@/store/open';
import type { Store } from '@/store/store';

import { backupName, sizeOf } from '../picked';
import { filesOnDisk, offer, shared } from './disk';

jest.mock('expo-file-system', () => jest.requireActual<typeof import('./disk')>('./disk').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual<typeof import('./disk')>('./disk').sharing);
jest.mock('expo-document-picker', () => jest.requireActual<typeof import('./disk')>('./disk').picker);
jest.mock('@/store/open', () => ({ openStore: jest.fn() }));
// Covers come by dynamic import, which plain jest does not have; they are drawn and looked at in the browser.
jest.mock('@/screens/boot/covers', () => ({ loadCovers: () => Promise.resolve(), coverOf: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual<object>('expo-font'), loadAsync: () => Promise.resolve() }));

// The whole app is drawn in each test, which a busy machine does slowly; no test is about how fast.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const matches = [0, 1, 4].map((number) => madeUp(number, 'screen'));

function freshStore(): Store {
  let ids = 0;
  return { ...createMemoryStore({ clock: () => Date.now(), newId: () => `m${(ids += 1)}` }), storage: 'file' };
}

async function openBackup(store: Store): Promise<void> {
  jest.mocked(openStore).mockResolvedValue({ state: 'open', store });
  render(<App />);
  fireEvent.press(await screen.findByRole('button', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Export and import' }));
  await screen.findByRole('header', { name: 'Backup' });
}

function pick(text: string): void {
  offer({ name: 'chest.json', text });
  fireEvent.press(screen.getByRole('button', { name: 'Choose a file' }));
}

beforeEach(() => shared.splice(0));

test('everything is exported to a file under a name with the date, and offered to others', async () => {
  const store = freshStore();
  await store.set('theme', 'dark');
  await openBackup(store);
  fireEvent.press(screen.getByRole('button', { name: 'Export all data' }));
  expect(await screen.findByText(/^tortuga-\d{4}-\d\d-\d\d\.json is written, 1 KB\.$/)).toBeTruthy();
  expect(shared[0]?.uri).toMatch(/^cache\/exports\/tortuga-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(shared[0]?.text ?? '')).toMatchObject({ format: 'tortuga-backup', settings: { theme: 'dark' } });
});

test('a new export replaces the one before', async () => {
  await openBackup(freshStore());
  for (const count of [1, 2]) {
    fireEvent.press(screen.getByRole('button', { name: 'Export all data' }));
    await waitFor(() => expect(shared).toHaveLength(count));
    await screen.findByText(/is written/);
  }
  expect(shared[1]?.text.length).toBeLessThan((shared[0]?.text.length ?? 0) * 1.5);
  expect(filesOnDisk()).toHaveLength(1);
});

test('a picked file is read to its end whatever its letters, and leaves nothing behind', async () => {
  const store = freshStore();
  await openBackup(store);
  const long = { ...matches[0], title: 'Île aux Tortues 🏴‍☠️ '.repeat(8) };
  pick(madeUpBackup([long]));
  expect(await screen.findByText('chest.json is imported')).toBeTruthy();
  expect((await store.unfinished())[0] ?? (await store.finished()).matches[0]).toMatchObject({ title: long.title });
  expect(filesOnDisk().filter((uri) => uri.includes('picked'))).toEqual([]);
});

test('thinking better of picking a file changes nothing', async () => {
  await openBackup(freshStore());
  offer(null);
  fireEvent.press(screen.getByRole('button', { name: 'Choose a file' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy());
  expect(screen.queryByText(/imported/)).toBeNull();
});

test('an export that fails says why', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield '{';
    throw new StoreError('corrupt');
  }
  await openBackup({ ...freshStore(), exportAll: broken });
  fireEvent.press(screen.getByRole('button', { name: 'Export all data' }));
  expect(await screen.findByText(/could not be written.*damaged/)).toBeTruthy();
});

test('a good file comes in; the same again adds nothing', async () => {
  const store = freshStore();
  await openBackup(store);
  pick(madeUpBackup(matches));
  expect(await screen.findByText('3 games added')).toBeTruthy();
  const after = await textOf(store);
  pick(madeUpBackup(matches));
  expect(await screen.findByText('3 games were already here')).toBeTruthy();
  expect(JSON.parse(await textOf(store)).matches).toEqual(JSON.parse(after).matches);
});

test('a file that is no backup is refused with reason and place, and nothing is changed', async () => {
  const store = freshStore();
  await openBackup(store);
  pick('{"format": "tortuga-backup",\n"version": 1,\n"matches": [{]}');
  expect(await screen.findByText('chest.json cannot be imported')).toBeTruthy();
  expect(screen.getByText(/Line 3 is damaged.*Nothing was changed\./)).toBeTruthy();
  expect((await store.unfinished()).length).toBe(0);
});

test('one bad game among good ones: nothing is changed until the player lets the others in', async () => {
  const store = freshStore();
  const bad = { ...matches[0], id: 'bad', title: 'Sunk', record: { ...matches[0]?.record, moves: ['p1 sink'] } };
  await openBackup(store);
  pick(madeUpBackup([...matches, bad]));
  expect(await screen.findByText('1 game cannot be let in')).toBeTruthy();
  expect(screen.getByText('Game 4 of the file, “Sunk”')).toBeTruthy();
  expect(screen.getByText(/^Move 1, "p1 sink": /)).toBeTruthy();
  expect(JSON.parse(await textOf(store)).matches).toEqual([]);
  fireEvent.press(screen.getByRole('button', { name: 'Import the other 3 games' }));
  expect(await screen.findByText('3 games added')).toBeTruthy();
  expect(screen.getByText('1 game refused')).toBeTruthy();
});

test('the player may leave a file with a bad game outside', async () => {
  const store = freshStore();
  await openBackup(store);
  pick(madeUpBackup([...matches, { title: 'Broken' }]));
  fireEvent.press(await screen.findByRole('button', { name: 'Import nothing' }));
  expect(await screen.findByText('Cancelled. Nothing was changed.')).toBeTruthy();
  expect(JSON.parse(await textOf(store)).matches).toEqual([]);
});

test('an import can be cancelled while the moves are replayed', async () => {
  const store = freshStore();
  await openBackup(store);
  pick(madeUpBackup(Array.from({ length: 400 }, (_, number) => ({ ...matches[0], id: `copy ${number}` }))));
  expect(await screen.findByRole('progressbar', { name: 'Replaying chest.json' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. Nothing was changed.')).toBeTruthy();
  expect(JSON.parse(await textOf(store)).matches).toEqual([]);
});

test('a store that takes nothing more says so', async () => {
  await openBackup({ ...freshStore(), importAll: () => Promise.reject(new StoreError('full')) });
  pick(madeUpBackup(matches));
  expect(await screen.findByText(/import stopped.*no room left.*Nothing was changed/)).toBeTruthy();
});

test('settings and choices of the file fill what is not chosen here, and change nothing that is', async () => {
  const store = freshStore();
  await store.set('speed', 'slow');
  await store.rememberChoice('mutineer', { preset: 'ours' });
  await openBackup(store);
  const settings = { theme: 'dark', speed: 'fast', textSize: 'gigantic', haptics: 'yes', other: 1 };
  const choices = { cartagena: { preset: 'theirs' }, mutineer: { preset: 'theirs' }, chess: { preset: 'theirs' } };
  pick(JSON.stringify({ format: 'tortuga-backup', version: 1, settings, choices, matches }));
  await screen.findByText('3 games added');
  await waitFor(async () => expect(await store.settings()).toEqual({ speed: 'slow', theme: 'dark' }));
  expect(await store.lastChoice('cartagena')).toEqual({ preset: 'theirs' });
  expect(await store.lastChoice('mutineer')).toEqual({ preset: 'ours' });
  expect(await store.lastChoice('chess')).toBeNull();
});

test('names and sizes of files', () => {
  expect(backupName(new Date(2026, 2, 1))).toBe('tortuga-2026-03-01.json');
  expect(sizeOf(12)).toEqual({ key: 'kilobytes', size: 1 });
  expect(sizeOf(2_345_678)).toEqual({ key: 'megabytes', size: 2.3 });
});
