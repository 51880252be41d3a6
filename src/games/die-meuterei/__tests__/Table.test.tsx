/** The table on screen: every open spot can be touched, nothing private is drawn or spoken, what flies settles. */
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
import type { TableProps } from '@/ui/table/props';
import { ThemeProvider } from '@/ui/theme';
import { contrast } from '@/ui/theme/contrast';

import { dieMeuterei } from '../index';
import type { Move } from '../move';
import { CombatCard, ConvictionCard, GoldCard } from '../parts/CombatCard';
import { sideColours } from '../parts/light';
import { planFor } from '../parts/plan';
import { SailorFigure } from '../parts/SailorFigure';
import { rules } from '../rules';
import type { Phase, State } from '../state';
import Table from '../Table';

jest.setTimeout(240_000);
startWords('en', [dieMeuterei]);

const faces: TableProps['faces'] = ['red', 'green', 'blue', 'yellow'].map((colour, seat) => ({
  name: `Crew ${seat + 1}`,
  colour,
  emblem: '',
  kind: 'human',
}));

/** A game of moves taken at random among the sensible ones, position by position. */
function* positions(options: Options, seats: number, seed: string): Generator<State> {
  const random = randomFrom(seed);
  const state = rules.setup(options, seats, seed);
  while (rules.seatToAct(state) !== null) {
    yield state;
    const moves = rules.moves(state);
    const isWild = below(random, 3) === 0;
    rules.play(state, isWild ? (moves[below(random, moves.length)] as Move) : rules.instinct(state, random));
  }
  yield state;
}

/** The nth position of this phase. */
function positionIn(phase: Phase, seats: number, nth = 1): State {
  let left = nth;
  for (let number = 0; number < 300; number++) {
    for (const state of positions({}, seats, `${phase} ${number}`)) {
      if (state.phase === phase && --left <= 0) return state;
    }
  }
  throw new Error(`No position in ${phase}.`);
}

function propsOf(state: State, narrowing?: Narrowing): TableProps {
  const seat = rules.seatToAct(state);
  const viewer = seat ?? 0;
  const view = rules.view(state, viewer);
  const now = narrowing ?? narrow(seat === null ? [] : candidates(rules as AnyGame, view), []);
  return {
    width: 356,
    height: 522,
    view,
    viewer,
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

function press(thing: ReactTestInstance): void {
  act(() => (thing.props as { onPress: () => void }).onPress());
}

/** What every touchable thing on screen reports when it is touched; a stepper is turned up as far as it goes. */
function reported(props: TableProps): Map<string, string> {
  const spots = new Map<string, string>();
  let latest = '';
  screen.rerender(tableOf({ ...props, onTouch: (spot) => (latest = spot) }));
  for (let turn = 0; turn < 3; turn++) {
    for (const thing of touchables()) {
      latest = '';
      const { label } = thing.props as { label: string };
      if (/one (more|fewer)$/.test(label)) continue;
      press(thing);
      if (latest !== '') spots.set(latest, label);
    }
    const more = touchables().find(({ props: { label } }) => /one more$/.test(label as string));
    if (more) press(more);
  }
  return spots;
}

const phases: readonly Phase[] = [
  'cabin',
  'ramon',
  'tembo',
  'wessel',
  'nero',
  'pang',
  'chang',
  'side',
  'bijoux',
  'ojo',
  'pick',
  'place',
  'inspect',
  'swap',
  'commit',
  'mrob',
];

describe.each(phases)('%s', (phase) => {
  test('every open spot is a button that reports it, after any touches', () => {
    const random = randomFrom('touches');
    for (const nth of [1, 4]) {
      const state = positionIn(phase, 3, nth);
      render(tableOf(propsOf(state)));
      const all = candidates(rules as AnyGame, rules.view(state, rules.seatToAct(state) as Seat));
      let narrowing = narrow(all, []);
      while (narrowing.open.size > 0) {
        const spots = reported(propsOf(state, narrowing));
        for (const spot of narrowing.open) expect([...spots.keys()]).toContain(spot);
        for (const [spot, label] of spots) {
          if (/^(door|card|sailor|pair|seat)/.test(spot))
            expect([spot, label.includes('Can be chosen')]).toEqual([spot, narrowing.open.has(spot)]);
        }
        const open = [...narrowing.open];
        const answer = touch(all, narrowing, open[below(random, open.length)] as string);
        if (answer.kind === 'closed') throw new Error('An open spot was closed.');
        narrowing = answer.narrowing;
      }
    }
  });

  test('the rest of the table sees the same whatever the actor knows', () => {
    const state = positionIn(phase, 3, 2);
    const other = ((rules.seatToAct(state) as Seat) + 1) % 3;
    const view = rules.view(state, other);
    const props = { ...propsOf(state), view, viewer: other, moves: [], open: new Set<string>() };
    render(tableOf(props));
    for (const card of shown(CombatCard)) {
      const kind = (card as { card: number }).card;
      if (kind >= 0) expect(mayShow(view, other, kind)).toBe(true);
    }
    const values = shown(SailorFigure).map((sailor) => (sailor as { value?: number }).value ?? 0);
    for (const value of values) if (value > 0) expect(view.pairs).toContain(value);
    for (const gold of shown(GoldCard)) {
      const value = (gold as { value: number }).value;
      if (value > 0) expect(view.takenGold).toContain(value);
    }
    for (const conviction of shown(ConvictionCard)) {
      const side = (conviction as { side: number | null }).side;
      if (side !== null) expect([...view.sides, ...view.peeked]).toContain(side);
    }
  });
});

function shown(part: Parameters<ReactTestInstance['findAllByType']>[0]): unknown[] {
  return screen.UNSAFE_root.findAllByType(part).map(({ props }) => props as unknown);
}

/** The own six stacks are always drawn; beyond them only what lies open in a duel. */
function mayShow(view: State, viewer: number, kind: number): boolean {
  return viewer < view.seats || (view.fought[kind] ?? 0) > 0;
}

/** Milliseconds looked at a time, and how many times: no step moves for longer than sixteen seconds. */
const TICK = 500;
const LONGEST = 32;

describe('motion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('of whole games settles by itself, three times for every kind of event', () => {
    const drawn = new Map<string, number>();
    const often = (kind: string) => drawn.get(kind) ?? 0;
    for (let number = 0; number < 3; number++) {
      const random = randomFrom(`settles ${number}`);
      const state = rules.setup({}, 2 + number, `settles ${number}`);
      const settled: number[] = [];
      const onSettled = (step: number) => settled.push(step);
      render(tableOf({ ...propsOf(state), onSettled }));
      for (let step = 1; rules.seatToAct(state) !== null; step++) {
        const before = rules.view(state, 0);
        const events: GameEvent[] = [];
        rules.play(state, rules.instinct(state, random), (event) => events.push(eventFor(event, 0)));
        if (events.every(({ kind }) => often(kind) >= 3)) continue;
        for (const { kind } of events) drawn.set(kind, often(kind) + 1);
        const news = { number: step, before, events };
        screen.rerender(tableOf({ ...propsOf(state), view: rules.view(state, 0), viewer: 0, onSettled, news }));
        for (let tick = 0; tick < LONGEST && settled.at(-1) !== step; tick++) act(() => jest.advanceTimersByTime(TICK));
        expect(settled.at(-1)).toBe(step);
      }
    }
    for (const kind of ['doorOpened', 'shipMoved', 'revealed', 'duelWon', 'coinsMoved', 'combatDrawn']) {
      expect(often(kind)).toBeGreaterThan(1);
    }
  });

  test('a touch ends it and is not lost', () => {
    const state = positionIn('cabin', 3, 6);
    const seat = rules.seatToAct(state) as Seat;
    const before = rules.view(state, seat);
    const settled: number[] = [];
    const touched: string[] = [];
    const shared = { onSettled: (step: number) => settled.push(step), onTouch: (spot: string) => touched.push(spot) };
    render(tableOf({ ...propsOf(state), ...shared }));
    const events: GameEvent[] = [];
    const knock = rules.moves(state).find((move) => rules.write(move) === 'knock') as Move;
    rules.play(state, knock, (event) => events.push(eventFor(event, seat)));
    const news = { number: 6, before, events };
    screen.rerender(tableOf({ ...propsOf(state), view: rules.view(state, seat), viewer: seat, ...shared, news }));
    expect(settled).not.toContain(6);
    const sailor = touchables().find(({ props: { label } }) => /^Sailor on spot/.test(label as string));
    press(sailor as ReactTestInstance);
    expect(settled.at(-1)).toBe(6);
    expect(touched[0]).toMatch(/^sailor /);
  });
});

describe('what looks alike', () => {
  test.each([
    ['bijoux', 'stay', 'change'],
    ['swap', 'stay', 'swap'],
  ] as const)('%s: %s and %s give the others the same events', (phase, one, other) => {
    const told = [one, other].map((text) => {
      const state = rules.clone(positionIn(phase, 3));
      const watcher = ((rules.seatToAct(state) as Seat) + 1) % 3;
      const events: GameEvent[] = [];
      rules.play(state, rules.read(text) as Move, (event) => events.push(eventFor(event, watcher)));
      return JSON.stringify(events);
    });
    expect(told[0]).toBe(told[1]);
  });

  test('at the end everybody’s gold is told', () => {
    render(tableOf(propsOf(positionIn('end', 4))));
    const labels = touchables().map(({ props: { label } }) => label as string);
    expect(labels.filter((label) => /^Crew \d: .*gold \d+/.test(label))).toHaveLength(4);
  });
});

describe('the plan', () => {
  test.each([
    [356, 300],
    [356, 331],
    [386, 536],
    [816, 900],
    [946, 900],
  ])('at %d × %d everything has room and nothing overlaps', (width, height) => {
    for (const seats of [2, 3, 4]) {
      const plan = planFor(width, height, seats, false);
      expect(plan.height).toBeGreaterThanOrEqual(height - 1);
      for (const box of [...plan.doors, ...plan.sailors, ...plan.pairs]) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
      }
      plan.doors.forEach((door, i) => {
        const next = plan.doors[i + 1];
        if (next) expect(next.x - door.x - door.width).toBeGreaterThanOrEqual(3.99);
      });
    }
  });

  test('the marks of both sides stand out on their cards', () => {
    for (const { fill, pale, deep } of sideColours) {
      expect(contrast(deep, pale)).toBeGreaterThan(4.5);
      expect(contrast(deep, fill)).toBeGreaterThan(3);
    }
  });
});
