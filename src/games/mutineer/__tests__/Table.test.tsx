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
import type { TableProps } from '@/ui/table/props';
import { ThemeProvider } from '@/ui/theme';

import { KIND_COUNT } from '../data';
import { mutineer } from '../index';
import { CardFace } from '../parts/CardFace';
import { RoleCard } from '../parts/RoleCard';
import { rules } from '../rules';
import { HIDDEN, type Move, type Phase, type State } from '../state';
import Table from '../Table';

jest.setTimeout(120_000);
startWords('en', [mutineer]);

const voyages: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['four players', {}, 4],
  ['three players', {}, 3],
  ['pirates', { pirates: true, loaderPool: 'hand' }, 4],
];

const PHASES: readonly Phase[] = ['pay', 'offer', 'role', 'fight', 'sell', 'drop'];

/** Phases in which hands, roles or the Loader's choice are hidden from others. */
const SECRET_PHASES: readonly Phase[] = ['offer', 'role', 'drop'];

const faces: TableProps['faces'] = ['red', 'green', 'blue', 'yellow'].map((colour, seat) => ({
  name: `Crew ${seat + 1}`,
  colour,
  emblem: '',
  kind: 'human',
}));

/** A position of a random game in this phase; nothing of it has been touched. */
function positionIn(phase: Phase, options: Options, seats: number): State {
  for (let number = 0; ; number++) {
    const random = randomFrom(`voyage ${number}`);
    const state = rules.setup(options, seats, `voyage ${number}`);
    for (let step = 0; rules.seatToAct(state) !== null; step++) {
      if (state.phase === phase && (step > 30 || phase === 'pay')) return state;
      const moves = rules.moves(state);
      rules.play(state, moves[below(random, moves.length)] as Move);
    }
  }
}

function propsOf(state: State, narrowing?: Narrowing, viewer?: Viewer): TableProps {
  const seat = rules.seatToAct(state) as Seat;
  const eye = viewer ?? seat;
  const view = rules.view(state, eye);
  const now = narrowing ?? narrow(eye === seat ? candidates(rules as AnyGame, view) : [], []);
  return {
    width: 390,
    height: 700,
    view,
    viewer: eye,
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

function labels(): string[] {
  return touchables().map(({ props }) => (props as { label: string }).label);
}

/** Everything on screen as one text, without the running numbers of gradients. */
function seenAndSaid(): string {
  return JSON.stringify(screen.toJSON()).replaceAll(/art[a-z0-9]+-/gi, 'art-');
}

/** What every touchable thing on screen reports when it is touched. */
function reported(props: TableProps): Map<string, string> {
  const spots = new Map<string, string>();
  let latest = '';
  screen.rerender(tableOf({ ...props, onTouch: (spot) => (latest = spot) }));
  act(() => {
    for (const thing of touchables()) {
      latest = '';
      const { onPress, label } = thing.props as { onPress: () => void; label: string };
      onPress();
      if (latest !== '') spots.set(latest, label);
    }
  });
  return spots;
}

describe.each(voyages)('%s', (_, options, seats) => {
  test.each(PHASES)('in %s every open spot is a button that reports it, after any touches', (phase) => {
    const random = randomFrom('touches');
    const state = positionIn(phase, options, seats);
    const props = propsOf(state);
    render(tableOf(props));
    const all = candidates(rules as AnyGame, props.view);
    let narrowing = narrow(all, []);
    while (narrowing.open.size > 0) {
      const spots = reported(propsOf(state, narrowing));
      for (const spot of narrowing.open) expect([...spots.keys()]).toContain(spot);
      const open = [...narrowing.open];
      const answer = touch(all, narrowing, open[below(random, open.length)] as string);
      if (answer.kind === 'closed') throw new Error('An open spot was closed.');
      narrowing = answer.narrowing;
    }
  });

  test.each(SECRET_PHASES)('in %s nothing is drawn or said that the viewer may not know', (phase) => {
    const state = positionIn(phase, options, seats);
    for (const viewer of ['table', 0] as const) {
      const other = rules.imagine(rules.view(state, viewer), randomFrom(`other ${phase}`));
      const { unmount } = render(tableOf(propsOf(state, undefined, viewer)));
      const drawn = seenAndSaid();
      unmount();
      const again = render(tableOf(propsOf(other, undefined, viewer)));
      expect(seenAndSaid() === drawn).toBe(true);
      again.unmount();
    }
  });
});

test('with covered hands a sale is chosen by touch (section 12)', () => {
  const state = positionIn('sell', {}, 4);
  const view = rules.view(state, 'table');
  const open = narrow(candidates(rules as AnyGame, view), []);
  expect(open.open.size).toBeGreaterThan(1);
  render(tableOf(propsOf(state, open, 'table')));
  const spots = reported(propsOf(state, open, 'table'));
  for (const spot of open.open) expect([...spots.keys()]).toContain(spot);
});

test('R9.4 both answers to pirates can be touched, also without a conflict', () => {
  const state = positionIn('repel', { pirates: true }, 4);
  const props = propsOf(state);
  render(tableOf(props));
  const spots = [...reported(props).keys()];
  expect(spots).toEqual(expect.arrayContaining(['button repel', 'button yield']));
});

test('face-up cards on screen are the own hand and what lies open', () => {
  const state = positionIn('offer', {}, 4);
  const viewer = rules.seatToAct(state) as Seat;
  render(tableOf(propsOf(state)));
  const view = rules.view(state, viewer);
  const known = new Set<number>();
  view.hands.forEach((count, i) => count > 0 && known.add(i % KIND_COUNT));
  view.shown.forEach((count, i) => count > 0 && known.add(i % KIND_COUNT));
  view.discard.forEach((count, kind) => count > 0 && known.add(kind));
  for (const { props } of screen.UNSAFE_root.findAllByType(CardFace.type)) {
    const { kind } = props as { kind: number };
    if (kind !== HIDDEN) expect([...known]).toContain(kind);
  }
});

test('who has passed remembers what lay in the middle; the others see backs', () => {
  const state = rules.setup({ opening: 'introductory' }, 4, 'seen');
  for (const text of ['pay 0', 'play wine', 'pass', 'role mate']) rules.play(state, rules.read(text) as Move);
  render(tableOf(propsOf(state, undefined, 1)));
  expect(screen.getByLabelText('Found in the middle: Mutineer, Cabin boy, Mate, Merchant, Loader')).toBeTruthy();
  expect(labels().some((label) => /^Crew 2: .*, action card: Mate/.test(label))).toBe(true);
  screen.rerender(tableOf(propsOf(state, undefined, 2)));
  expect(screen.queryByLabelText(/^Found in the middle/)).toBeNull();
  expect(labels().some((label) => /^Crew 2: .*face down/.test(label))).toBe(true);
  const people = screen.UNSAFE_root.findAllByType(RoleCard.type).map(
    ({ props }) => (props as { person: unknown }).person,
  );
  expect(people.length).toBeGreaterThan(0);
  expect(people.every((person) => person === null)).toBe(true);
});

test('the destination of one’s own cards is shown to nobody else', () => {
  const state = positionIn('offer', {}, 4);
  const seat = rules.seatToAct(state) as Seat;
  render(tableOf(propsOf(state)));
  expect(labels().some((label) => label.includes('your cards lead here'))).toBe(true);
  screen.rerender(tableOf(propsOf(state, undefined, ((seat + 1) % 4) as Seat)));
  expect(labels().some((label) => label.includes('your cards lead here'))).toBe(false);
});

describe('motion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(voyages)('of a whole game of %s settles by itself', (_, options, seats) => {
    const random = randomFrom('motion');
    const state = rules.setup(options, seats, 'motion');
    const settled: number[] = [];
    const shared = { onSettled: (number: number) => settled.push(number) };
    render(tableOf({ ...propsOf(state, undefined, 0), ...shared }));
    for (let number = 1; number <= 30 && rules.seatToAct(state) !== null; number++) {
      const before = rules.view(state, 0);
      const events: GameEvent[] = [];
      const moves = rules.moves(state);
      rules.play(state, moves[below(random, moves.length)] as Move, (event) => events.push(eventFor(event, 0)));
      if (rules.seatToAct(state) === null) break;
      const news = { number, before, events };
      screen.rerender(tableOf({ ...propsOf(state, undefined, 0), ...shared, news }));
      for (let tick = 0; tick < 40 && settled.at(-1) !== number; tick++) act(() => jest.advanceTimersByTime(500));
      expect(settled.at(-1)).toBe(number);
    }
  });
});
