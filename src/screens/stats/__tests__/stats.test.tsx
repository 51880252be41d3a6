/** The statistics screen over a filled chest: figures as text, filters, practice apart, finished games. */
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';

import 'react-native-gesture-handler/jestSetup';

import App from '../../../../App';
import { createMemoryStore } from '@/store/memory';
import { openStore } from '@/store/open';
import type { MatchSeat, Store } from '@/store/store';

jest.mock('@/store/open', () => ({ openStore: jest.fn() }));
// Covers come by dynamic import, which plain jest does not have; they are drawn and looked at in the browser.
jest.mock('@/screens/boot/covers', () => ({ loadCovers: () => Promise.resolve(), coverOf: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual<object>('expo-font'), loadAsync: () => Promise.resolve() }));

// The whole app is drawn in each test, which a busy machine does slowly; no test is about how fast.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const anne: MatchSeat = { kind: 'human', name: 'Anne', colour: 'red', emblem: 'sabres' };
const mary: MatchSeat = { kind: 'human', name: 'Mary', colour: 'blue', emblem: 'anchor' };
const bot: MatchSeat = { kind: 'bot', name: 'Bart', colour: 'green', emblem: 'turtle', strength: 'sailor' };

let ids = 0;

function freshStore(): Store {
  let now = 1_700_000_000_000;
  return {
    ...createMemoryStore({ clock: () => (now += 60_000), newId: () => `m${(ids += 1)}` }),
    storage: 'file',
  };
}

interface Played {
  readonly game?: string;
  readonly seats: readonly MatchSeat[];
  readonly winner: number;
  readonly points?: readonly number[];
  readonly title?: string;
}

async function play(store: Store, { game = 'cartagena', seats, winner, points, title = 'A voyage' }: Played) {
  const id = await store.create({ title, game, rulesVersion: 1, options: {}, seed: 's', seats, toAct: 0 });
  const outcome = {
    ranks: seats.map((_, seat) => (seat === winner ? 1 : 2)),
    winners: [winner],
    ...(points ? { points } : {}),
    reason: 'home',
  };
  await store.append(id, { after: 0, moves: ['p1 a', 'p2 b'], toAct: null, elapsed: 600_000, outcome });
  return id;
}

async function openStats(store: Store): Promise<void> {
  jest.mocked(openStore).mockResolvedValue({ state: 'open', store });
  render(<App />);
  fireEvent.press(await screen.findByRole('button', { name: 'Statistics' }));
  await screen.findByRole('header', { name: 'Statistics' });
}

/** All texts of a list, in the order they are read. */
function texts(caption: string): string[] {
  const list = screen.getAllByLabelText(caption).find(({ props }) => ['list', 'table'].includes(props.role));
  if (!list) throw new Error(`There is no list ${caption}.`);
  return within(list)
    .getAllByText(/.+/)
    .map((node) => String(node.props.children));
}

/** The facts of one row of a list of figures, from its name to its last column. */
function facts(caption: string, row: string): Record<string, string> {
  const read = texts(caption);
  const pairs: Record<string, string> = {};
  for (let i = read.indexOf(row) + 1; i > 0 && i + 1 < read.length; i += 2) {
    pairs[read[i] as string] = read[i + 1] as string;
    if (read[i] === 'Moves on average') break;
  }
  return pairs;
}

test('nothing played: says what will be here', async () => {
  await openStats(freshStore());
  expect(await screen.findByText('Nothing to count yet')).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

describe('a chest of games', () => {
  let store: Store;
  beforeEach(async () => {
    store = freshStore();
    for (let i = 0; i < 3; i++) await play(store, { seats: [anne, bot], winner: 0, points: [6 + i, 3] });
    await play(store, { seats: [anne, bot], winner: 1, points: [2, 6], title: 'A loss' });
    await play(store, { game: 'mutineer', seats: [mary, anne], winner: 0, points: [40, 30], title: 'Ring of islands' });
    const practice = await play(store, { game: 'mutineer', seats: [mary, bot], winner: 0 });
    await store.markPractice(practice);
  });

  test('figures of games, people and bots are there as text', async () => {
    await openStats(store);
    await screen.findByRole('header', { name: 'By game' });
    expect(facts('By game', 'Cartagena')).toEqual({
      Played: '4',
      Won: '3',
      'Win rate': '75 %',
      'Likely range': '30-95 %',
      'Wins in a row now': '0',
      'Most wins in a row': '3',
      'Points on average': '5.8',
      'Most points': '8',
      'Time on average': '10 min',
      'Moves on average': '2',
    });
    // Points of different games are not added up.
    expect(facts('People', 'Anne')).toMatchObject({ Played: '5', Won: '3', 'Win rate': '60 %' });
    expect(facts('People', 'Anne')).not.toHaveProperty('Points on average');
    expect(facts('Bots', 'Sailor')).toMatchObject({ Played: '4', Won: '1', 'Win rate': '25 %' });
  });

  test('one game, one player: points, latest results, and the numbers behind the charts', async () => {
    await openStats(store);
    fireEvent.press(await screen.findByRole('radio', { name: 'Cartagena' }));
    fireEvent.press(screen.getByRole('radio', { name: 'Anne' }));
    expect(await screen.findByText('3 of the last 4 won.')).toBeTruthy();
    await waitFor(() =>
      expect(facts('Anne', 'Anne')).toMatchObject({ Played: '4', 'Points on average': '5.8', 'Most points': '8' }),
    );
    fireEvent.press(screen.getByRole('button', { name: 'Show the numbers' }));
    const results = texts('Latest results').filter((text) => /won$/i.test(text));
    expect(results).toEqual(['Not won', 'Won', 'Won', 'Won']);
    fireEvent.press(screen.getByRole('button', { name: 'Hide the numbers' }));
    expect(() => texts('Latest results')).toThrow();
  });

  test('practice is counted apart', async () => {
    await openStats(store);
    await screen.findByRole('header', { name: 'By game' });
    fireEvent.press(screen.getByRole('switch', { name: 'Practice games', checked: false }));
    await waitFor(() => expect(screen.queryAllByRole('radio', { name: 'Cartagena' }).length).toBe(0));
    expect(facts('People', 'Mary')).toMatchObject({ Played: '1', Won: '1' });
    expect(screen.queryByRole('radio', { name: 'Anne' })).toBeNull();
  });

  test('a choice without games says so and stays changeable', async () => {
    await openStats(store);
    fireEvent.press(await screen.findByRole('radio', { name: 'Mary' }));
    fireEvent.press(screen.getByRole('radio', { name: 'Cartagena' }));
    expect(await screen.findByText('Nothing to count here')).toBeTruthy();
    fireEvent.press(screen.getByRole('radio', { name: 'All games' }));
    await waitFor(() => expect(facts('Mary', 'Mary')).toMatchObject({ Played: '1' }));
  });

  test('a finished game is deleted, leaves the figures, and comes back by undo', async () => {
    await openStats(store);
    fireEvent.press(await screen.findByRole('button', { name: 'More for A loss' }));
    fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“A loss” is deleted.')).toBeTruthy();
    await waitFor(() => expect(facts('By game', 'Cartagena')).toMatchObject({ Played: '3' }));
    expect(screen.queryByRole('button', { name: 'More for A loss' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(facts('By game', 'Cartagena')).toMatchObject({ Played: '4' }));
    expect(await screen.findByRole('button', { name: 'More for A loss' })).toBeTruthy();
  });
});

test('finished games come a page at a time and lead to their replay', async () => {
  const store = freshStore();
  for (let i = 1; i <= 13; i++) await play(store, { seats: [anne, bot], winner: 0, title: `Voyage ${i}` });
  await openStats(store);
  const shown = () => screen.getAllByRole('button', { name: /^Replay Voyage/ }).length;
  await screen.findByRole('button', { name: /^Replay Voyage 13\. Cartagena\. Anne won\./ });
  expect(shown()).toBe(10);
  fireEvent.press(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toBe(13));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: /^Replay Voyage 1\./ }));
  await waitFor(() => expect(screen.queryAllByRole('header', { name: 'Statistics' }).length).toBe(0));
});

test('a store that cannot count says so', async () => {
  const store = { ...freshStore(), statistics: () => Promise.reject(new Error('database is locked')) };
  await openStats(store);
  expect(await screen.findByText(/in use by something else/)).toBeTruthy();
});
