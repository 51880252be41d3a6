/** Taking an action card: the five people over the ring, those already gone in grey, what the touched one would bring. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { OverBoard } from '@/ui/table/OverBoard';
import { radius, space, useTheme } from '@/ui/theme';

import { ROLES, type RoleId } from '../data';
import { ahead, heldBy, islandAt } from '../state';
import { isChoosing, type PartProps } from './part';
import { RoleCard } from './RoleCard';
import { useNames } from './useNames';

interface RoleTrayProps extends PartProps {
  readonly width: number;
}

export function RoleTray(props: RoleTrayProps) {
  const { view, viewer, touched, width } = props;
  const { say, island } = useNames();
  if (view.phase !== 'role' || viewer !== view.turn || !isChoosing(props)) return null;
  const chosen = touched[0]?.slice('role '.length);
  const goal = islandAt(view, ahead(view.ship, heldBy(view, viewer)));
  const lead = say('table.roleGoal', { island: island(goal.id), ship: goal.ship });
  const help = chosen === undefined ? say('table.roles') : say(`roleHelp.${chosen}`);
  const card = Math.min(88, (Math.min(width, 560) - 36) / 5 - 11);
  return (
    <OverBoard>
      <View style={styles.row}>
        {ROLES.map((id) => (
          <RoleButton key={id} {...props} id={id} card={card} />
        ))}
      </View>
      <Text kind="small" align="center" live>
        {chosen === undefined || chosen === 'mutineer' ? `${help} ${lead}` : help}
      </Text>
    </OverBoard>
  );
}

interface RoleButtonProps extends RoleTrayProps {
  readonly id: RoleId;
  readonly card: number;
}

function RoleButton({ view, touched, hints, id, card, onTouch }: RoleButtonProps) {
  const { colours } = useTheme();
  const { say } = useNames();
  const spot = `role ${id}`;
  const isLeft = ((view.rolesSeen[view.turn] ?? 0) & (1 << ROLES.indexOf(id))) !== 0;
  const isTouched = touched.includes(spot);
  const rim = isTouched ? colours.focus : hints.has(spot) ? colours.danger : 'transparent';
  const name = say(`role.${id}`);
  const label = isLeft
    ? `${name}. ${say(`roleHelp.${id}`)} ${say('table.canTouch')}`
    : say('table.roleTaken', { role: name });
  return (
    <Touchable
      label={label}
      selected={isTouched}
      onPress={() => onTouch(spot)}
      style={[styles.role, { width: card + 9, opacity: isLeft ? 1 : 0.35 }]}
    >
      <View style={[styles.rim, { borderColor: rim }]}>
        <RoleCard person={id} width={card} />
      </View>
      <Text kind="small" align="center" lines={2}>
        {name}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: space.hair,
    marginHorizontal: -space.small,
  },
  role: { alignItems: 'center', justifyContent: 'flex-start' },
  rim: { borderWidth: 3, borderRadius: radius.small + 2 },
});
