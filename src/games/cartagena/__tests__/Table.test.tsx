/** The table on screen: every open spot can be touched, nothing private is drawn, what flies settles. */
import { act, render, screen } from '@testing-library/react-native';

import { eventFor, type GameEvent } from '@/core/event';
import type { Options } from '@/core/options';
import type { Seat } from '@/core/seat';
import { startWords } from '@/i18n/words';
import { candidates, narrow } from '@/match/touch';
import type { AnyGame } from '@/core/game';
import type { TableNews } from '@/ui/table/props';

import { Drawing, tap, things } from '../../path/__tests__/tabling';
import { groundFor } from '../ground';
import { cartagena } from '../index';
import { push, type Move } from '../move';
import { read } from '../notation';
import { CardFace } from '../parts/CardFace';
import { rules } from '../rules';
import { H, KINDS, kindText, type Kind, placeText, type State } from '../state';
import Table from '../Table';

jest.setTimeout(120_000);
startWords('en', [cartagena]);

const stories: readonly (readonly [name: string, options: Options, seats: number])[] = [
  ['The Escape', {}, 2],
  ['The Escape, eight segments', { segments: 8 }, 5],
  ['Tortuga', { story: 'tortuga', segments: 4, pirates: 4 }, 3],
  ['The Whole Jailbreak', { story: 'jailbreak' }, 3],
  ['Morgan', { recharge: 'morgan', filibusters: true, segments: 8 }, 3],
  ['open hands and row', { openHands: true, openRow: true }, 2],
  ['Black Magic', { blackMagic: true, filibusters: true }, 4],
  ['the ritual', { blackMagic: true, ritual: true, recharge: 'both' }, 2],
  ['full fury', { story: 'jailbreak', tunnel: 4, island: 4, recharge: 'both', filibusters: true, blackMagic: true }, 5],
];

const drawing = new Drawing(rules, Table);

describe.each(stories)('%s', (_, options, seats) => {
  test('every open spot of a game is a button that reports it, after any touches', () => {
    drawing.expectOpenSpots(options, seats, [4, 24]);
  });

  test('face-up cards on screen are those the viewer may see', () => {
    const state = drawing.midGame(options, seats, 20);
    const props = drawing.propsOf(state);
    render(drawing.draw(props));
    const view = props.view as State;
    const known = new Set<Kind>([...view.deck, ...view.pool, ...view.putBack]);
    for (let i = 0; i < view.hands.length; i++) if ((view.hands[i] as number) > 0) known.add(i % KINDS);
    for (let i = 0; i < view.atLeast.length; i++) if ((view.atLeast[i] as number) > 0) known.add(i % KINDS);
    const shown = screen.UNSAFE_root.findAllByType(CardFace).map((card) => (card.props as { kind: Kind }).kind);
    for (const kind of shown) if (kind >= 0) expect([...known]).toContain(kind);
  });
});

test('of thousands of positions every open spot is one the table draws', () => {
  let count = 0;
  for (const [name, options, seats] of stories) {
    let here = 0;
    for (const state of drawing.positions(options, seats, name)) {
      if (here++ === 400) break;
      const seat = rules.seatToAct(state) as Seat;
      const view = rules.view(state, seat);
      const spots = drawn(view, seat);
      const open = rules.moves(view).flatMap((move) => rules.ways(view, move).flat());
      expect(open.filter((spot) => !spots.has(spot))).toEqual([]);
      count++;
    }
  }
  expect(count).toBeGreaterThan(2000);
});

/** Spots that exist for a view, as the parts of the table make them. */
function drawn(view: State, seat: Seat): Set<string> {
  const spots = new Set(['button end', 'button skip']);
  if (view.story === 'jailbreak') spots.add('button sail');
  if (view.blackMagic) for (const spot of ['amulet', ...SYMBOL_SPOTS]) spots.add(spot);
  groundFor(view.layout, view.story, 360, 400).boxes.forEach((box, place) => {
    if (box) spots.add(`space ${placeText(place)}`);
  });
  for (let other = 0; other < view.seats; other++) spots.add(`seat p${other + 1}`);
  for (let kind = 0; kind < KINDS; kind++) {
    if ((view.hands[seat * KINDS + kind] as number) > 0) spots.add(`card ${kindText(kind)}`);
    const isTaken = view.phase === 'gunTake' && (view.hands[view.other * KINDS + kind] as number) > 0;
    if (isTaken || view.pool.includes(kind)) spots.add(`seen ${kindText(kind)}`);
  }
  return spots;
}

const SYMBOL_SPOTS = ['gun', 'rum', 'lantern', 'hook', 'chest'].map((symbol) => `symbol ${symbol}`);

describe('motion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A table on which a step has just happened. */
  function afterStep(options: Options, seats: number, steps: number, wanted?: string) {
    const state = drawing.midGame(options, seats, steps);
    const seat = rules.seatToAct(state) as Seat;
    const before = rules.view(state, seat);
    const settled: number[] = [];
    const touched: string[] = [];
    const shared = {
      onSettled: (number: number) => settled.push(number),
      onTouch: (spot: string) => touched.push(spot),
    };
    render(drawing.draw({ ...drawing.propsOf(state), ...shared }));
    const events: GameEvent[] = [];
    const move = wanted === undefined ? rules.moves(state)[0] : read(wanted);
    rules.play(state, move as Move, (event) => events.push(eventFor(event, seat)));
    const news: TableNews = { number: steps, before, events };
    screen.rerender(
      drawing.draw({ ...drawing.propsOf(state), view: rules.view(state, seat), viewer: seat, ...shared, news }),
    );
    return { settled, touched, events };
  }

  test.each(stories)('of %s settles by itself', (_, options, seats) => {
    const { settled } = afterStep(options, seats, 9);
    act(() => jest.advanceTimersByTime(6000));
    expect(settled.at(-1)).toBe(9);
  });

  test('a touch ends it and is not lost', () => {
    const { settled, touched, events } = afterStep({}, 2, 9);
    expect(events.map(({ kind }) => kind)).toContain('moved');
    expect(settled).not.toContain(9);
    const space = things().find(({ label }) => /^Space 2,/.test(label));
    act(() => space?.onPress());
    expect(settled.at(-1)).toBe(9);
    expect(touched).toEqual(['space 2']);
  });
});

test('a push that gives the game away is asked about first', () => {
  const state = drawing.midGame({ recharge: 'morgan' }, 2, 0);
  const rival = 1 - (rules.seatToAct(state) as Seat);
  state.crowd.fill(0);
  state.pirates.fill(H, rival * state.crew, (rival + 1) * state.crew);
  state.pirates.fill(0, (1 - rival) * state.crew, (2 - rival) * state.crew);
  state.pirates[rival * state.crew] = 30;
  state.crowd[30] = 1;
  expect(rules.moves(state)).toContain(push(rival, 30, H, 2));
  const touched: string[] = [];
  const all = candidates(rules as AnyGame, rules.view(state, 1 - rival));
  render(drawing.draw({ ...drawing.propsOf(state, narrow(all, ['space 30'])), onTouch: (spot) => touched.push(spot) }));
  tap(/^The sloop, home/);
  expect(touched).toEqual([]);
  expect(screen.getByText(/gives Crew . the win/)).toBeTruthy();
  tap(/^Rather not/);
  expect(screen.queryByText(/the win/)).toBeNull();
  tap(/^The sloop, home/);
  tap(/^Help it home/);
  expect(touched).toEqual(['space H']);
});
