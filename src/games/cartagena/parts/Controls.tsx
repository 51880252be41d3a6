/** Above the hand: deck and pile, actions left as three pips, and the buttons of the turn. */
import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import type { TableProps } from '@/ui/table/props';
import { radius, useTheme } from '@/ui/theme';

import { TurnBar, TurnButtons } from '../../path/parts/TurnBar';
import { ACTIONS_A_TURN } from '../data';
import type { Kind, State } from '../state';
import { Stacks } from './Stacks';

interface ControlsProps extends Pick<TableProps, 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board the buttons have a row of their own. */
  readonly isWide: boolean;
  readonly cardWidth: number;
  /** The last card laid. */
  readonly top: Kind;
}

export function Controls(props: ControlsProps) {
  const { view, isWide, cardWidth, top } = props;
  return (
    <TurnBar
      game="cartagena"
      actions={{ of: ACTIONS_A_TURN, left: view.actionsLeft }}
      stacks={<Stacks view={view} width={cardWidth} top={top} />}
      buttons={<Buttons {...props} />}
      isWide={isWide}
    />
  );
}

function Buttons({ view, open, touched, hints, onTouch }: ControlsProps) {
  const say = useGameWords('cartagena');
  const isShouting = touched.includes('amulet');
  const button = (name: string, label: string) =>
    open.has(`button ${name}`) ? (
      <Button
        look={name === 'end' || hints.has(`button ${name}`) ? 'primary' : 'outline'}
        {...(name === 'sail' ? { icon: 'anchor' as const } : null)}
        label={label}
        onPress={() => onTouch(`button ${name}`)}
      />
    ) : null;
  return (
    <TurnButtons>
      {view.blackMagic ? (
        <Amulet
          isOn={isShouting}
          isHinted={hints.has('amulet')}
          isMuted={open.size > 0 && !isShouting && !open.has('amulet')}
          onPress={() => onTouch('amulet')}
          label={say(isShouting ? 'table.amuletOn' : 'table.amulet')}
        />
      ) : null}
      {button('sail', say(view.freeCrossing ? 'table.sailFree' : 'table.sail'))}
      {button('skip', say('table.skip'))}
      {button('end', say('table.end'))}
    </TurnButtons>
  );
}

interface AmuletProps {
  readonly isOn: boolean;
  readonly isHinted: boolean;
  /** No power can be used now. */
  readonly isMuted: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

/** The shout: a bone amulet that glows when it is out. */
function Amulet({ isOn, isHinted, isMuted, label, onPress }: AmuletProps) {
  const { colours } = useTheme();
  return (
    <Touchable
      label={label}
      checked={isOn}
      role="switch"
      onPress={onPress}
      style={[
        styles.amulet,
        {
          borderColor: isOn || isHinted ? pigment.ember : colours.edge,
          backgroundColor: isOn ? pigment.dangerDeep : colours.card,
          opacity: isMuted ? 0.6 : 1,
        },
      ]}
    >
      <Svg width={28} height={28} viewBox="0 0 24 24" aria-hidden>
        <Path
          d="M12 2.5c2.8 3 6.8 4.6 6.8 9.4 0 4.6-2.9 7.6-6.8 9.6-3.9-2-6.8-5-6.8-9.6C5.2 7.1 9.2 5.5 12 2.5Z"
          fill={isOn ? pigment.flame : pigment.brass}
          stroke={pigment.ink}
          strokeWidth={1.3}
        />
        <Path
          d="M8.6 11.2a1.6 1.6 0 1 1 .1 0ZM15.3 11.2a1.6 1.6 0 1 1 .1 0ZM9.6 16.4c1.6-1 3.2-1 4.8 0M12 12.6l-.8 1.6h1.6Z"
          fill={pigment.ink}
          stroke={pigment.ink}
          strokeWidth={1}
        />
      </Svg>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  amulet: {
    width: 48,
    height: 44,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: radius.card,
  },
});
