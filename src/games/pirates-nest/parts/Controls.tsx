/** Above the hand: supply and discards, actions left as three pips, and the buttons of the turn. */
import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import type { TableProps } from '@/ui/table/props';

import { TurnBar, TurnButtons } from '../../path/parts/TurnBar';
import { ACTIONS } from '../data';
import type { State } from '../state';
import { Stacks } from './Stacks';

interface ControlsProps extends Pick<TableProps, 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board the buttons have a row of their own. */
  readonly isWide: boolean;
  readonly cardWidth: number;
  /** The latest discard is still in the air. */
  readonly isLanding: boolean;
  readonly onTally: () => void;
}

export function Controls(props: ControlsProps) {
  const { view, isWide, cardWidth, isLanding, onTally } = props;
  return (
    <TurnBar
      game="pirates-nest"
      actions={{ of: ACTIONS, left: view.actionsLeft }}
      stacks={<Stacks view={view} width={cardWidth} isLanding={isLanding} onTally={onTally} />}
      buttons={<Buttons {...props} />}
      isWide={isWide}
    />
  );
}

/** Ending the turn can always be touched: until it is legal it says why not. */
function Buttons({ view, open, hints, onTouch }: ControlsProps) {
  const say = useGameWords('pirates-nest');
  if (open.has('button flag')) {
    return (
      <TurnButtons>
        <Button look="primary" label={say('table.flag')} onPress={() => onTouch('button flag')} />
      </TurnButtons>
    );
  }
  const name = open.has('button pass') ? 'pass' : 'end';
  const isOpen = open.has(`button ${name}`);
  return (
    <TurnButtons isShut={!isOpen}>
      {view.phase === 'act' ? (
        <Button
          look={isOpen || hints.has(`button ${name}`) ? 'primary' : 'outline'}
          label={say(`table.${name}`)}
          onPress={() => onTouch(`button ${name}`)}
        />
      ) : null}
    </TurnButtons>
  );
}
