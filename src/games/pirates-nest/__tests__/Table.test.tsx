/** The table on screen: every open spot can be touched and is spoken, nothing private is drawn, what moves settles. */
import { act, render, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { eventFor, type GameEvent } from '@/core/event';
import type { AnyGame } from '@/core/game';
import type { Options } from '@/core/options';
import { below, randomFrom } from '@/core/random';
import type { Seat } from '@/core/seat';
import { startWords } from '@/i18n/words';
import { candidates, narrow, touch, type Narrowing } from '@/match/touch';
import { Touchable } from '@/ui/kit/Touchable';
import { Ferry } from '@/ui/table/Ferry';
import type { TableNews, TableProps } from '@/ui/table/props';
import { ThemeProvider } from '@/ui/theme';

import { groundFor } from '../ground';
import { piratesNest } from '../index';
import type { Move } from '../move';
import { CardFace } from '../parts/CardFace';
import { Counts } from '../parts/Counts';
import { JollyRoger } from '../parts/JollyRoger';
import { rules } from '../rules';
import { BOAT, FACES, isSpace, NEST, PLACES, type Face, type Place, type State } from '../state';
import Table from '../Table';
import { table, type Layout } from './table';

jest.setTimeout(120_000);
startWords('en', [piratesNest]);

const voyages: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['classic, two crews', {}, 2],
  ['classic, five crews', {}, 5],
  ['four pirates and open hands', { pirates: 4, openHands: true }, 3],
  ['family', { pirates: 5, freebooter: false, nestPush: true }, 4],
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

/** The position after some moves. */
function midGame(options: Options, seats: number, steps: number): State {
  let step = 0;
  for (const state of positions(options, seats, 'middle')) if (step++ === steps) return state;
  throw new Error(`The game ended before ${steps} moves.`);
}

function propsOf(state: State, narrowing?: Narrowing): TableProps {
  const seat = rules.seatToAct(state) as Seat;
  const view = rules.view(state, seat);
  const now = narrowing ?? narrow(candidates(rules as AnyGame, view), []);
  return {
    width: 390,
    height: 700,
    view,
    viewer: seat,
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

interface Thing {
  readonly label: string;
  readonly onPress: () => void;
}

function things(): Thing[] {
  return screen.UNSAFE_root.findAllByType(Touchable).map((one: ReactTestInstance) => one.props as Thing);
}

function tap(label: RegExp): void {
  const thing = things().find((one) => label.test(one.label));
  if (!thing) throw new Error(`Nothing on the table is called ${String(label)}.`);
  act(() => thing.onPress());
}

/** What every touchable thing on screen reports when it is touched. */
function reported(props: TableProps): Map<string, string> {
  const spots = new Map<string, string>();
  let latest = '';
  screen.rerender(tableOf({ ...props, onTouch: (spot) => (latest = spot) }));
  act(() => {
    for (const { label, onPress } of things()) {
      latest = '';
      onPress();
      if (latest !== '') spots.set(latest, label);
    }
  });
  return spots;
}

describe.each(voyages)('%s', (_, options, seats) => {
  test('every open spot is a button that reports it and says so, after any touches', () => {
    const random = randomFrom('touches');
    render(tableOf(propsOf(midGame(options, seats, 0))));
    for (const steps of [3, 17, 40]) {
      const state = midGame(options, seats, steps);
      const all = candidates(rules as AnyGame, rules.view(state, rules.seatToAct(state) as Seat));
      let narrowing = narrow(all, []);
      while (narrowing.open.size > 0) {
        const spots = reported(propsOf(state, narrowing));
        for (const spot of narrowing.open) expect([...spots.keys()]).toContain(spot);
        for (const [spot, label] of spots) {
          if (/^(space|card)/.test(spot)) expect(label.includes('Can be chosen')).toBe(narrowing.open.has(spot));
        }
        const open = [...narrowing.open];
        const answer = touch(all, narrowing, open[below(random, open.length)] as string);
        if (answer.kind === 'closed') throw new Error('An open spot was closed.');
        narrowing = answer.narrowing;
      }
    }
  });

  test('face-up cards on screen are those the viewer may see', () => {
    const props = propsOf(midGame(options, seats, 30));
    render(tableOf(props));
    const view = props.view as State;
    const known = new Set<Face>(view.discards);
    for (let i = 0; i < view.hands.length; i++) if ((view.hands[i] as number) > 0) known.add(i % FACES);
    const shown = screen.UNSAFE_root.findAllByType(CardFace).map(({ props: card }) => (card as { face: Face }).face);
    for (const face of shown) if (face >= 0) expect([...known]).toContain(face);
  });
});

test.each([
  [390, 500],
  [360, 330],
  [340, 250],
  [900, 860],
])('on a board of %i x %i every place can be hit by a finger and none covers another', (width, height) => {
  const ground = groundFor(width, height);
  const places = Array.from({ length: PLACES }, (_, place: Place) => place).filter((place) => place !== BOAT);
  for (const place of places) {
    const box = ground.boxes[place];
    expect(Math.min(box?.height ?? 0, isSpace(place) ? 44 : (box?.width ?? 0))).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const area = [...places.map((place) => ground.boxes[place]), ...Object.values(ground.berth).slice(0, 1)].filter(
    Boolean,
  );
  for (const a of area) {
    for (const b of area) {
      if (!a || !b || a === b) continue;
      const apartX = a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01;
      const apartY = a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
      expect(apartX || apartY).toBe(true);
    }
  }
});

describe('what the table says', () => {
  const drawn = (layout: Layout, touched: readonly string[] = []) => {
    const { state } = table(layout);
    const spots: string[] = [];
    const all = candidates(rules as AnyGame, rules.view(state, rules.seatToAct(state) as Seat));
    render(tableOf({ ...propsOf(state, narrow(all, touched)), onTouch: (spot) => spots.push(spot) }));
    return spots;
  };

  test('places name their symbol, who stands there and where the boat lies', () => {
    drawn({ at: '8 Y B · boat Y2 B', hands: { Y: 'map' }, crews: 'YB' });
    const labels = things().map(({ label }) => label);
    expect(labels).toContainEqual(expect.stringMatching(/^Space 8, compass, 1 of Crew 1, 1 of Crew 2/));
    expect(labels).toContainEqual(expect.stringMatching(/^The boat, at the small island, 2 of Crew 1, 1 of Crew 2/));
    expect(labels).toContainEqual(expect.stringMatching(/^Crew 1: 1 cards, 3 of 6 in the Nest.*may cross for free/));
  });

  test('a captain is offered the free crossing, and the quay reports it', () => {
    const spots = drawn({ at: 'boat Y2 R', hands: { Y: 'map' } });
    tap(/^Sail out, free/);
    expect(spots).toEqual(['button sail']);
  });

  test('with several meanings a sheet names each of them', () => {
    const spots = drawn({ at: '3 Y R · 5 R', hands: { Y: 'map' } }, ['space 3']);
    tap(/^Push Crew 2 to space 5/);
    expect(spots).toEqual(['seat p2']);
    expect(screen.getByText('Or choose a card for a pirate of Crew 1.')).toBeTruthy();
  });

  test('the discards open the tally', () => {
    drawn({ at: '3 Y', hands: { Y: 'map' }, supply: 0 });
    tap(/Look through the discards/);
    expect(screen.getByText('Golden cards seen: 7 of 7')).toBeTruthy();
  });

  test('the flag beckons when it is the only move', () => {
    const spots = drawn({ at: 'start R6', hands: { Y: 'map' } });
    expect(screen.UNSAFE_getByType(JollyRoger).props).toMatchObject({ beckons: true, isRaised: false });
    tap(/^Raise the Jolly Roger/);
    tap(/^The Pirate's Nest/);
    expect(spots).toEqual(['button flag', 'space nest']);
  });
});

describe('motion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A table on which a move has just been made. */
  function afterMove(layout: Layout, text: string) {
    const { state } = table(layout);
    const seat = rules.seatToAct(state) as Seat;
    const before = rules.view(state, seat);
    const settled: number[] = [];
    const touched: string[] = [];
    const shared = {
      viewer: seat,
      onSettled: (n: number) => settled.push(n),
      onTouch: (spot: string) => touched.push(spot),
    };
    const props = propsOf(state);
    render(tableOf({ ...props, ...shared }));
    const events: GameEvent[] = [];
    rules.play(state, rules.read(text) as Move, (event) => events.push(eventFor(event, seat)));
    const news: TableNews = { number: 7, before, events };
    screen.rerender(tableOf({ ...props, ...shared, view: rules.view(state, seat), news }));
    return { settled, touched, events };
  }

  test.each<[string, Layout, string]>([
    ['a pirate that jumps', { at: 'start Y · 1 R', hands: { Y: 'map' } }, 'play map start>12'],
    ['a push with cards', { at: 'start Y R · 1 Y', hands: { Y: 'map' } }, 'push red start>1'],
    ['a crossing', { at: 'start R · boat Y', hands: { Y: 'map' } }, 'sail out free'],
    ['a golden card', { at: 'start Y R', hands: { Y: 'map*', R: '5map 4chest' } }, 'play map* start>1'],
    ['the flag', { at: 'start R', hands: { Y: 'map' } }, 'flag'],
  ])('%s settles by itself', (_, layout, text) => {
    const { settled } = afterMove(layout, text);
    expect(settled).not.toContain(7);
    act(() => jest.advanceTimersByTime(12_000));
    expect(settled.at(-1)).toBe(7);
  });

  test('while the boat crosses, those aboard and their numbers are with it, and no signal stands in its way', () => {
    const layout = { at: 'start Y R · boat Y2', hands: { Y: 'map' } } as const;
    afterMove(layout, 'sail out free');
    const isSignal = ({ label }: Thing) => /^(Sail out|Call back)/.test(label);
    expect(things().some(isSignal)).toBe(false);
    const aboard = screen.UNSAFE_getByType(Ferry).findAllByType(Counts);
    expect(aboard.map(({ props }) => (props as { aboard: boolean }).aboard)).toEqual([true]);
    act(() => jest.advanceTimersByTime(4000));
    expect(things().some(isSignal)).toBe(true);
  });

  test('a touch ends it and is not lost', () => {
    const { settled, touched } = afterMove({ at: 'start Y R · 12 R', hands: { Y: 'map' } }, 'play map start>1');
    tap(/^Space 2,/);
    expect(settled.at(-1)).toBe(7);
    expect(touched).toEqual(['space 2']);
  });
});

test('a finished game shows the flag up and everybody where they stand', () => {
  const state = midGame({}, 2, 0);
  state.pirates.fill(NEST, 0, state.crew);
  state.toMove = 0;
  rules.play(state, rules.read('flag') as Move);
  const view = rules.view(state, 'table');
  const over = { moves: [], touched: [], open: new Set<string>(), toAct: null, viewer: 'table' as const };
  render(tableOf({ ...propsOf(midGame({}, 2, 0)), ...over, view }));
  expect(screen.UNSAFE_getByType(JollyRoger).props).toMatchObject({ isRaised: true });
});
