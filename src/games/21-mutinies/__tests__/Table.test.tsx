/** The table on screen: every open spot can be touched, nothing private is drawn, what flies settles. */
import { act, render, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { eventFor, type GameEvent } from '@/core/event';
import type { AnyGame } from '@/core/game';
import type { Options } from '@/core/options';
import { below, randomFrom } from '@/core/random';
import type { Seat, Viewer } from '@/core/seat';
import { startWords } from '@/i18n/words';
import { candidates, narrow, touch, type Narrowing } from '@/match/touch';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableNews, TableProps } from '@/ui/table/props';
import { ThemeProvider } from '@/ui/theme';

import type { Card, Jewel, Treasure } from '../data';
import { groundFor, LOWEST } from '../ground';
import { twentyOneMutinies } from '../index';
import { Token } from '../parts/Gem';
import { MutinyCard } from '../parts/MutinyCard';
import { TreasureTile } from '../parts/TreasureTile';
import { rules } from '../rules';
import type { Move, Phase, State } from '../state';
import Table from '../Table';
import { jewelOf } from '../token';

// Pictures without anything to touch; the figures' test draws them.
jest.mock('../parts/Scenery', () => ({ Scenery: () => null }));
jest.mock('../parts/Prints', () => ({ Prints: () => null }));
jest.mock('../parts/Titles', () => ({ Titles: () => null }));

jest.setTimeout(120_000);
startWords('en', [twentyOneMutinies]);

const voyages: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['two players with the henchman', {}, 2],
  ['three players, simplified', { cards: 'simplified' }, 3],
  ['four players', {}, 4],
  ['five players, the whole box', { mutinies: 45 }, 5],
];

/** Every phase in which a person decides something. */
const PHASES: readonly Phase[] = [
  ...(['place', 'after', 'resolve', 'blind', 'combo', 'pick', 'rum', 'steal', 'rob', 'target'] as const),
  ...(['give', 'swap', 'spy', 'order', 'move', 'card'] as const),
];

const faces: TableProps['faces'] = ['red', 'green', 'blue', 'yellow', 'brown'].map((colour, seat) => ({
  name: `Crew ${seat + 1}`,
  colour,
  emblem: '',
  kind: 'human',
}));

/** A game of random moves, position by position. */
function* positions(options: Options, seats: number, seed: string): Generator<State> {
  const random = randomFrom(seed);
  const state = rules.setup(options, seats, seed);
  while (rules.seatToAct(state) !== null) {
    yield state;
    const moves = rules.moves(state);
    rules.play(state, moves[below(random, moves.length)] as Move);
  }
}

/** The first position after some moves that fits, in some game. */
function find(options: Options, seats: number, fits: (state: State, step: number) => boolean): State {
  for (let number = 0; number < 300; number++) {
    let step = 0;
    for (const state of positions(options, seats, `find ${number}`)) if (fits(state, step++)) return state;
  }
  throw new Error('No such position in 300 games.');
}

function propsOf(state: State, narrowing?: Narrowing, viewer?: Viewer): TableProps {
  const seat = rules.seatToAct(state) as Seat;
  const view = rules.view(state, viewer ?? seat);
  const now = narrowing ?? narrow(viewer === undefined ? candidates(rules as AnyGame, view) : [], []);
  return {
    width: 390,
    height: 700,
    view,
    viewer: viewer ?? seat,
    faces: faces.slice(0, state.seats),
    toAct: seat,
    moves: now.left,
    touched: now.touched,
    open: now.open,
    hinted: null,
    news: null,
    onTouch: () => undefined,
    onSettled: () => undefined,
  };
}

function tableOf(props: TableProps) {
  return (
    <ThemeProvider look={{ theme: 'light', textSize: 1, speed: 'normal' }}>
      <Table {...props} />
    </ThemeProvider>
  );
}

function touchables(): ReactTestInstance[] {
  return screen.UNSAFE_root.findAllByType(Touchable);
}

interface Pressed {
  readonly onPress: () => void;
  readonly label: string;
}

/** What every touchable thing reports when it is touched, a space when its placing is confirmed. */
function reported(props: TableProps): Map<string, string> {
  const spots = new Map<string, string>();
  let latest = '';
  const press = (thing: Pressed | undefined): string => {
    latest = '';
    act(() => thing?.onPress());
    return latest;
  };
  screen.rerender(tableOf({ ...props, onTouch: (spot) => (latest = spot) }));
  for (const thing of touchables().map((one) => one.props as Pressed)) {
    let spot = press(thing);
    if (spot === '' && thing.label.endsWith('Can be chosen')) spot = press(confirming());
    if (spot !== '') spots.set(spot, thing.label);
  }
  return spots;
}

/** The button that places a disc on the space just touched. */
function confirming(): Pressed | undefined {
  const words = /^(Place the disc|Place the henchman|Move there)$/;
  return touchables().find((one) => words.test((one.props as Pressed).label))?.props as Pressed | undefined;
}

/** Ways that say the same by another spot: the henchman's Cabin, the rum that is not the one the stepper shows. */
function isStandIn(spot: string, open: ReadonlySet<string>): boolean {
  return (open.has('space cabin') && /^space cabin\../.test(spot)) || /^rum /.test(spot);
}

function expectEveryOpenSpot(state: State, seed: string): void {
  const random = randomFrom(seed);
  const all = candidates(rules as AnyGame, rules.view(state, rules.seatToAct(state) as Seat));
  let narrowing = narrow(all, []);
  while (narrowing.open.size > 0) {
    const spots = reported(propsOf(state, narrowing));
    for (const spot of narrowing.open) {
      if (!isStandIn(spot, narrowing.open)) expect([...spots.keys()]).toContain(spot);
    }
    for (const [spot, label] of spots) {
      if (/^space/.test(spot)) expect(label.includes('Can be chosen')).toBe(narrowing.open.has(spot));
    }
    const open = [...narrowing.open];
    const answer = touch(all, narrowing, open[below(random, open.length)] as string);
    if (answer.kind === 'closed') throw new Error('An open spot was closed.');
    narrowing = answer.narrowing;
  }
}

test.each(voyages)('%s: every open spot is a button that reports it', (_, options, seats) => {
  render(tableOf(propsOf(find(options, seats, (_state, step) => step === 0))));
  for (const steps of [3, 40])
    expectEveryOpenSpot(
      find(options, seats, (_state, step) => step === steps),
      `${steps}`,
    );
});

test.each(PHASES)('phase %s can be decided on the table', (phase) => {
  const state = find({}, phase === 'place' ? 5 : 4, (now, step) => now.phase === phase && step > 10);
  render(tableOf(propsOf(state)));
  expectEveryOpenSpot(state, phase);
});

test('rum is added with the stepper and sold with one button', () => {
  const state = find({}, 4, (now) => now.phase === 'rum' && rules.moves(now).length > 1);
  const touched: string[] = [];
  render(tableOf({ ...propsOf(state), onTouch: (spot) => touched.push(spot) }));
  const tap = (label: RegExp) => {
    const thing = touchables().find(({ props }) => label.test((props as Pressed).label));
    act(() => (thing?.props as Pressed).onPress());
  };
  tap(/one less$/);
  tap(/^Sell$/);
  expect(touched).toEqual([`rum ${rules.moves(state).length - 2}`]);
});

describe('nothing private', () => {
  /** Everything drawn face up, and every word that is spoken. */
  function drawn() {
    const all = <T,>(type: unknown, name: string): T[] =>
      screen.UNSAFE_root.findAllByType(type as never).map((node) => (node.props as Record<string, T>)[name] as T);
    return {
      jewels: all<Jewel | null>(Token, 'jewel').filter((jewel): jewel is Jewel => jewel !== null),
      cards: all<Card | null>(MutinyCard, 'card').filter((card): card is Card => card !== null && card >= 0),
      treasures: all<Treasure | null>(TreasureTile, 'treasure').filter((kind) => kind !== null),
      words: JSON.stringify(screen.toJSON()),
    };
  }

  test.each(voyages)('%s: jewels, treasures and cards of others are not on the table', (_, options, seats) => {
    for (const steps of [30, 120]) {
      const state = find(options, seats, (_state, step) => step === steps);
      for (const viewer of [...Array.from({ length: seats }, (_unused, seat) => seat), 'table' as const]) {
        render(tableOf(propsOf(state, undefined, viewer)));
        const { jewels, cards, treasures } = drawn();
        const own = viewer === 'table' ? [] : (state.hands[viewer] ?? []).map(jewelOf);
        const open = new Set<Jewel>([...own, ...state.display, ...state.discard, ...state.lot]);
        if (viewer === state.turn)
          for (const token of [state.drawn, ...state.stock.slice(-3)]) open.add(jewelOf(token));
        expect(jewels.filter((jewel) => !open.has(jewel))).toEqual([]);
        const seen = new Set<Card>([...state.shown.flat(), ...(viewer === 'table' ? [] : (state.cards[viewer] ?? []))]);
        if (viewer === state.turn) seen.add(state.drawnCard);
        expect(cards.filter((card) => !seen.has(card))).toEqual([]);
        const held = viewer === 'table' ? 0 : (state.treasureCounts[viewer] ?? 0);
        expect(treasures.length).toBeLessThanOrEqual(held);
        screen.unmount();
      }
    }
  });

  test('after a card is hidden the table of another looks the same whatever it was', () => {
    const looks = [true, false].map((isForced) => {
      const state = find({}, 3, (now) => now.phase === 'card' && rules.moves(now).length > 1 === isForced);
      const other = (state.turn + 1) % 3;
      render(tableOf(propsOf(state, undefined, other)));
      const { cards } = drawn();
      const text = drawn().words;
      screen.unmount();
      return { cards: cards.length, hides: /Keep it hidden|Reveal it/.test(text) };
    });
    for (const look of looks) expect(look).toEqual({ cards: look.cards, hides: false });
  });
});

describe('motion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(voyages)('of %s settles by itself, step by step', (_, options, seats) => {
    const settled: number[] = [];
    const random = randomFrom('steps');
    const state = rules.setup(options, seats, 'motion');
    const shared = { onSettled: (number: number) => settled.push(number) };
    render(tableOf({ ...propsOf(state), ...shared }));
    for (let step = 1; step <= 40; step++) {
      const before = rules.view(state, 0);
      const events: GameEvent[] = [];
      const moves = rules.moves(state);
      rules.play(state, moves[below(random, moves.length)] as Move, (event) => events.push(eventFor(event, 0)));
      const news: TableNews = { number: step, before, events };
      screen.rerender(tableOf({ ...propsOf(state, undefined, 0), ...shared, news }));
      for (let tick = 0; tick < 40 && settled.at(-1) !== step; tick++) act(() => jest.advanceTimersByTime(500));
      expect(settled.at(-1)).toBe(step);
    }
  });

  test('the final scoring is shown step by step and settles', () => {
    const random = randomFrom('last');
    const state = rules.setup({ mutinies: 11 }, 3, 'last');
    let before = rules.view(state, 0);
    let events: GameEvent[] = [];
    while (rules.seatToAct(state) !== null) {
      before = rules.view(state, 0);
      events = [];
      const moves = rules.moves(state);
      rules.play(state, moves[below(random, moves.length)] as Move, (event) => events.push(eventFor(event, 0)));
    }
    const settled: number[] = [];
    const props = {
      ...propsOf(rules.setup({ mutinies: 11 }, 3, 'last'), undefined, 0),
      view: rules.view(state, 0),
      toAct: null,
      onSettled: (number: number) => settled.push(number),
    };
    render(tableOf(props));
    screen.rerender(tableOf({ ...props, news: { number: 7, before, events } }));
    expect(screen.getByText('Final scoring', { includeHiddenElements: true })).toBeTruthy();
    act(() => jest.advanceTimersByTime(30_000));
    expect(settled.at(-1)).toBe(7);
  });
});

test.each([
  [356, 400],
  [386, 600],
  [816, 900],
  [940, 860],
  [580, LOWEST],
])('on a board of %i by %i everything to be touched is big enough and nothing leaves the board', (width, height) => {
  for (const [places, offers] of [
    [3, 4],
    [4, 4],
    [5, 5],
  ] as const) {
    const ground = groundFor(width, height, places, offers);
    for (const box of ground.boxes) {
      expect(Math.round(box.width)).toBeGreaterThanOrEqual(44);
      expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    for (const { x, y } of ground.pegs) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
});
