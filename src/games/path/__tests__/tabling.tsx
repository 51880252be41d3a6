/** A path game's table drawn for tests: its props, what can be touched on it, and what a touch reports. */
import { act, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import type { AnyGame, Game } from '@/core/game';
import type { Options } from '@/core/options';
import { below, randomFrom } from '@/core/random';
import type { Seat } from '@/core/seat';
import { candidates, narrow, touch, type Narrowing } from '@/match/touch';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { ThemeProvider } from '@/ui/theme';

const faces: TableProps['faces'] = ['red', 'green', 'blue', 'yellow', 'brown'].map((colour, seat) => ({
  name: `Crew ${seat + 1}`,
  colour,
  emblem: '',
  kind: 'human',
}));

export interface Thing {
  readonly label: string;
  readonly onPress: () => void;
}

export function things(): Thing[] {
  return screen.UNSAFE_root.findAllByType(Touchable).map(({ props }) => props as Thing);
}

export function tap(label: RegExp): void {
  const thing = things().find((one) => label.test(one.label));
  if (!thing) throw new Error(`Nothing on the table is called ${String(label)}.`);
  act(() => thing.onPress());
}

/** The table of one game and how it is tried. */
export class Drawing<State extends { readonly seats: number }> {
  constructor(
    readonly rules: Game<State, number>,
    private readonly Table: ComponentType<TableProps>,
  ) {}

  /** A game of random moves, position by position. */
  *positions(options: Options, seats: number, seed: string): Generator<State> {
    const random = randomFrom(seed);
    const state = this.rules.setup(options, seats, seed);
    while (this.rules.seatToAct(state) !== null) {
      yield state;
      const moves = this.rules.moves(state);
      this.rules.play(state, moves[below(random, moves.length)] as number);
    }
  }

  /** The position after some moves, in a game that lasts that long. */
  midGame(options: Options, seats: number, steps: number): State {
    for (let number = 0; ; number++) {
      let step = 0;
      for (const state of this.positions(options, seats, `middle ${number}`)) if (step++ === steps) return state;
    }
  }

  /** What may be touched first by the seat to act. */
  untouched(state: State): Narrowing {
    const seat = this.rules.seatToAct(state) as Seat;
    return narrow(candidates(this.rules as AnyGame, this.rules.view(state, seat)), []);
  }

  propsOf(state: State, now: Narrowing = this.untouched(state)): TableProps {
    const seat = this.rules.seatToAct(state) as Seat;
    return {
      width: 390,
      height: 700,
      view: this.rules.view(state, seat),
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

  draw(props: TableProps) {
    return (
      <ThemeProvider look={{ theme: 'light', textSize: 1, speed: 'normal' }}>
        <this.Table {...props} />
      </ThemeProvider>
    );
  }

  /** What every touchable thing on screen reports when it is touched, with its label. */
  reported(props: TableProps): Map<string, string> {
    const spots = new Map<string, string>();
    let latest = '';
    screen.rerender(this.draw({ ...props, onTouch: (spot) => (latest = spot) }));
    act(() => {
      for (const { label, onPress } of things()) {
        latest = '';
        onPress();
        if (latest !== '') spots.set(latest, label);
      }
    });
    return spots;
  }

  /** Touches on at random, and expects each open spot to be there and to say so. */
  expectOpenSpots(options: Options, seats: number, steps: readonly number[]): void {
    const random = randomFrom('touches');
    render(this.draw(this.propsOf(this.midGame(options, seats, 0))));
    for (const step of steps) {
      const state = this.midGame(options, seats, step);
      const seat = this.rules.seatToAct(state) as Seat;
      const all = candidates(this.rules as AnyGame, this.rules.view(state, seat));
      let narrowing = narrow(all, []);
      while (narrowing.open.size > 0) {
        const spots = this.reported(this.propsOf(state, narrowing));
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
  }
}
