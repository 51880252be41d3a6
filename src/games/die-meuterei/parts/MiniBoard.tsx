/** The board as a picture: a real game, so many moves in, or in its first duel, as the table sees it. */
import { View } from 'react-native';

import { randomFrom } from '@/core/random';
import type { SeatFace } from '@/ui/table/props';

import { rules } from '../rules';
import { NONE, type State } from '../state';
import { Board } from './Board';
import { planFor } from './plan';

interface MiniBoardProps {
  readonly width: number;
  readonly steps: number | 'duel';
}

const SEATS = 3;
const NOTHING: ReadonlySet<string> = new Set();

const faces: readonly SeatFace[] = ['red', 'blue', 'green'].map((colour) => ({
  name: '',
  colour,
  emblem: '',
  kind: 'human',
}));

export function MiniBoard({ width, steps }: MiniBoardProps) {
  const view = position(steps);
  const plan = planFor(width, width * 1.02, SEATS, view.duel !== NONE);
  const size = { x: 0, y: 0, width, height: plan.height };
  return (
    <View style={{ width, height: plan.height, pointerEvents: 'none' }}>
      <Board
        view={view}
        viewer="table"
        plan={plan}
        size={size}
        faces={faces}
        hints={NOTHING}
        hidden={NOTHING}
        open={NOTHING}
        touched={[]}
        news={null}
        flyers={null}
        onTouch={nothing}
        onDoor={nothing}
      />
    </View>
  );
}

const nothing = () => undefined;

/** Every game comes to its mutiny. */
function position(steps: number | 'duel'): State {
  const random = randomFrom('figure');
  const state = rules.setup({}, SEATS, 'figure');
  for (let step = 0; steps === 'duel' ? state.phase !== 'commit' : step < steps; step++) {
    rules.play(state, rules.instinct(state, random));
  }
  return rules.view(state, 'table');
}
