/** The board of every registered game: whatever may be touched next is there to be touched, with words to be spoken. */
import { act, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import type { AnyGame } from '@/core/game';
import { below, randomFrom } from '@/core/random';
import type { Seat } from '@/core/seat';
import { games } from '@/games/registry';
import { startWords } from '@/i18n/words';
import { candidates, narrow, touch, type Candidate, type Narrowing } from '@/match/touch';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { crews, ThemeProvider } from '@/ui/theme';

jest.setTimeout(300_000);
startWords('en', games);

/** Positions that are drawn in each game; those in between are played through. */
const DRAWN = 14;
const STRIDE = 9;

const boards = games.flatMap(({ id, rules, table }) => (rules && table ? [[id, rules] as const] : []));

/** The registry fetches a board when it is needed; here it is simply there. */
const boardOf = (id: string) =>
  jest.requireActual<{ readonly default: ComponentType<TableProps> }>(`../src/games/${id}/Table`).default;

function propsOf(rules: AnyGame, state: unknown, now: Narrowing): TableProps {
  const seat = rules.seatToAct(state) as Seat;
  return {
    width: 390,
    height: 700,
    view: rules.view(state, seat),
    viewer: seat,
    faces: crews.slice(0, seats(rules)).map((colour) => ({ name: `The ${colour}`, colour, emblem: '', kind: 'human' })),
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

const seats = (rules: AnyGame): number => Math.min(3, rules.seats.max);

interface Pressed {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function pressable(): Pressed[] {
  const all = screen.UNSAFE_root.findAllByType(Touchable).map(({ props }) => props as Pressed);
  return all.filter(({ disabled }) => disabled !== true);
}

/** The spots that are reported by touching everything there is, and what that opens; each with its spoken words. */
function reported(Table: ComponentType<TableProps>, props: TableProps): Map<string, string> {
  const spots = new Map<string, string>();
  let latest: string | null = null;
  const draw = () =>
    screen.rerender(
      <ThemeProvider look={{ theme: 'light', textSize: 1, speed: 'off' }}>
        <Table {...props} onTouch={(spot) => (latest = spot)} />
      </ThemeProvider>,
    );
  const press = ({ label, onPress }: Pressed): boolean => {
    latest = null;
    act(() => onPress());
    if (latest !== null) spots.set(latest, label);
    return latest !== null;
  };
  draw();
  const known = new Set(pressable().map(({ label }) => label));
  for (const label of known) {
    const first = pressable().find((thing) => thing.label === label);
    if (!first || press(first)) continue;
    // Nothing was reported: something may have opened that asks once more.
    for (const next of pressable().filter((thing) => !known.has(thing.label))) press(next);
  }
  return spots;
}

/** Follows open spots at random to the end of a move; every one on the way must be on the board. */
function followOne(Table: ComponentType<TableProps>, rules: AnyGame, state: unknown, pick: (count: number) => number) {
  const all: readonly Candidate[] = candidates(rules, rules.view(state, rules.seatToAct(state) as Seat));
  let now = narrow(all, []);
  while (now.open.size > 0) {
    const spots = reported(Table, propsOf(rules, state, now));
    for (const spot of now.open) {
      expect([...spots.keys()]).toContain(spot);
      expect(spots.get(spot)?.trim().length).toBeGreaterThan(1);
    }
    const answer = touch(all, now, [...now.open][pick(now.open.size)] as string);
    if (answer.kind === 'closed') throw new Error('An open spot was closed.');
    now = answer.narrowing;
  }
}

test.each(boards)('%s', (id, rules) => {
  const Table = boardOf(id);
  const random = randomFrom(`tables ${id}`);
  render(<ThemeProvider>{null}</ThemeProvider>);
  let drawn = 0;
  for (let game = 0; drawn < DRAWN; game++) {
    const options = rules.presets[game % rules.presets.length]?.options ?? {};
    if (rules.checkOptions(options, seats(rules))) continue;
    const state = rules.setup(options, seats(rules), `tables ${game}`);
    for (let step = 1; rules.seatToAct(state) !== null && drawn < DRAWN; step++) {
      if (step % STRIDE === 0) {
        followOne(Table, rules, state, (count) => below(random, count));
        drawn++;
      }
      rules.play(state, rules.instinct(state, random));
    }
  }
});
