/** Between the ring and the hand: the buttons of the phase; once something is chosen, the way to confirm it. */
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { radius, space, useTheme } from '@/ui/theme';

import { captainStrength, mutinyStrength } from '../mutiny';
import { heldBy, islandAt } from '../state';
import { CONFIRM } from '../touch';
import { isChoosing, type PartProps } from './part';
import { fightingFor } from './fighting';
import { GoodIcon } from './GoodMark';
import { Coin } from './Seats';
import { useNames } from './useNames';

interface ControlsProps extends PartProps {
  readonly onScores: () => void;
}

export function Controls(props: ControlsProps) {
  const { say } = useNames();
  return (
    <View style={styles.controls}>
      <View style={styles.phase}>{props.touched.length > 0 ? <Chosen {...props} /> : <Phase {...props} />}</View>
      <IconButton icon="stats" label={say('table.scores')} onPress={props.onScores} />
    </View>
  );
}

/** What was touched, and the one button that does it. */
function Chosen({ view, moves, touched, onTouch }: ControlsProps) {
  const { say, move } = useNames();
  const [chosen] = moves;
  const spot = touched.at(-1) ?? '';
  return (
    <>
      <IconButton bare icon="close" label={say('table.letGo')} onPress={() => onTouch(spot)} />
      <View style={styles.grows}>
        <Button
          look="primary"
          icon="check"
          label={chosen ? move(view, chosen) : say('table.confirm')}
          onPress={() => onTouch(CONFIRM)}
        />
      </View>
    </>
  );
}

function Phase(props: ControlsProps) {
  const { view, viewer } = props;
  if (!isChoosing(props)) return null;
  switch (view.phase) {
    case 'pay':
      return <Pays {...props} />;
    case 'offer':
      return viewer === view.turn ? <Pass {...props} /> : null;
    case 'fight':
      return <Fights {...props} />;
    case 'repel':
      return <Repels {...props} />;
    case 'sell':
      return <SaleTitle view={view} />;
    case 'role':
    case 'drop':
    case 'end':
      return null;
  }
}

/** Which half of a sale below is which island. */
function SaleTitle({ view }: Pick<ControlsProps, 'view'>) {
  const { say, island } = useNames();
  const [ship, wake] = [view.ship, view.wake].map((position) => island(islandAt(view, position).id));
  return (
    <View style={styles.grows}>
      <Text kind="label">{say('table.saleTitle', { ship: ship ?? '', wake: wake ?? '' })}</Text>
    </View>
  );
}

function Asked({ words }: { readonly words: string }) {
  const { say } = useNames();
  return (
    <View style={styles.grows}>
      <Text kind="label">{say(words)}</Text>
    </View>
  );
}

function Pays({ hints, onTouch }: ControlsProps) {
  const { say } = useNames();
  return (
    <>
      <Asked words="table.pay" />
      {[0, 1, 2, 3].map((pay) => (
        <Choice
          key={pay}
          label={say('table.paySpoken', { count: pay })}
          isHinted={hints.has(`pay ${pay}`)}
          onPress={() => onTouch(`pay ${pay}`)}
        >
          <Coin value={pay} size={34} />
        </Choice>
      ))}
    </>
  );
}

function Pass({ view, hints, onTouch }: ControlsProps) {
  const { move } = useNames();
  return (
    <View style={styles.grows}>
      <Button
        look={hints.has('button pass') || heldBy(view, view.turn) === 0 ? 'primary' : 'outline'}
        label={move(view, { kind: 'pass' })}
        onPress={() => onTouch('button pass')}
      />
    </View>
  );
}

/** From none to all, with the strengths each would lead to. */
function Fights({ view, moves, hints, onTouch }: ControlsProps) {
  const { say } = useNames();
  const side = fightingFor(view, view.turn);
  return (
    <>
      <Asked words="table.fight" />
      {moves.map((move) => {
        if (move.kind !== 'fight') return null;
        const { conflicts } = move;
        const captain = captainStrength(view) + (side === 'captain' ? conflicts : 0);
        const mutiny = mutinyStrength(view) + (side === 'mutiny' ? conflicts : 0);
        return (
          <Choice
            key={conflicts}
            label={say('table.fightSpoken', { count: conflicts, captain, mutiny })}
            isHinted={hints.has(`fight ${conflicts}`)}
            onPress={() => onTouch(`fight ${conflicts}`)}
          >
            <View style={styles.sabres}>
              <Text kind="label">{`${conflicts}`}</Text>
              <GoodIcon good="conflict" size={20} />
            </View>
          </Choice>
        );
      })}
    </>
  );
}

/** Driving them off can always be touched: without a conflict it says why not. */
function Repels({ hints, onTouch }: ControlsProps) {
  const { say } = useNames();
  return (
    <>
      {(['repel', 'yield'] as const).map((answer) => (
        <View key={answer} style={styles.grows}>
          <Button
            look={hints.has(`button ${answer}`) ? 'primary' : 'outline'}
            label={say(`table.${answer}`)}
            onPress={() => onTouch(`button ${answer}`)}
          />
        </View>
      ))}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isHinted: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Choice({ label, isHinted, onPress, children }: ChoiceProps) {
  const { colours } = useTheme();
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={[
        styles.choice,
        { backgroundColor: colours.card, borderColor: isHinted ? colours.danger : colours.edge },
        isHinted ? styles.hinted : null,
      ]}
    >
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  controls: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 50,
    gap: space.tight,
    paddingHorizontal: space.tight,
  },
  phase: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.tight },
  grows: { flex: 1, minWidth: 100 },
  sabres: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  choice: { alignItems: 'center', borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: 4 },
  hinted: { borderWidth: 3 },
});
