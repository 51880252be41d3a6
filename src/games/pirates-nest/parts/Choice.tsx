/** After a touched place: the rivals that could be pushed from it, and the boat that could sail, a row each. */
import { StyleSheet, View } from 'react-native';

import { seatText } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import type { Ground } from '../ground';
import { deedOf, PLAY, type Move } from '../move';
import { readPlace } from '../notation';
import type { Preview } from '../../path/preview';
import { pushesFrom } from '../previews';
import type { State } from '../state';
import { goalName } from './placeLabels';

interface ChoiceProps extends Pick<TableProps, 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly moves: readonly Move[];
  readonly ground: Ground;
  readonly height: number;
}

export function Choice(props: ChoiceProps) {
  const { view, moves, ground, height, faces, open, touched, onTouch } = props;
  const { colours, elevation } = useTheme();
  const say = useGameWords('pirates-nest');
  const pushes = pushesFrom(view, moves, touched);
  const sails = touched.length > 0 && open.has('button sail');
  const spot = touched[0];
  if (spot === undefined || (pushes.length === 0 && !sails)) return null;
  const hasPlay = moves.some((move) => deedOf(move) === PLAY);
  const box = ground.boxes[readPlace(spot.slice('space '.length))] ?? ground.start;
  // Pirates only go up the board, so the other half is free.
  const isLow = box.y > ground.height * 0.45;
  const paper = { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high };
  return (
    <View style={[styles.over, { height }, isLow ? styles.top : styles.bottom]}>
      <View style={[styles.paper, paper]}>
        <View style={styles.rows}>
          {pushes.map((push) => (
            <PushRow key={push.key} push={push} faces={faces} onTouch={onTouch} />
          ))}
          {sails ? (
            <Touchable
              label={say(`table.${view.freeCrossing ? 'sailFree' : 'sail'}.${view.shore}`)}
              onPress={() => onTouch('button sail')}
              style={[styles.row, { borderColor: colours.edge }]}
            >
              <View style={styles.line}>
                <Icon name="anchor" size={24} />
                <Text kind="label">{say(`table.${view.freeCrossing ? 'sailFree' : 'sail'}.${view.shore}`)}</Text>
              </View>
            </Touchable>
          ) : null}
          {hasPlay ? (
            <Text kind="small" tone="textSoft">
              {say('table.orCard', { name: faces[view.toMove]?.name ?? '' })}
            </Text>
          ) : null}
        </View>
        <IconButton bare icon="close" label={say('table.letGo')} onPress={() => onTouch(spot)} />
      </View>
    </View>
  );
}

interface PushRowProps extends Pick<TableProps, 'faces' | 'onTouch'> {
  readonly push: Preview;
}

function PushRow({ push, faces, onTouch }: PushRowProps) {
  const { colours } = useTheme();
  const say = useGameWords('pirates-nest');
  const face = faces[push.seat];
  const words = say('table.push', { name: face?.name ?? '', place: goalName(push.to, say) });
  return (
    <Touchable
      label={`${words}. ${say('table.gain', { count: push.gain })}`}
      onPress={() => onTouch(`seat ${seatText(push.seat)}`)}
      style={[styles.row, { borderColor: colours.edge }]}
    >
      <View style={styles.line}>
        <Emblem crew={crewOf(face?.colour ?? '')} size={26} />
        <View style={styles.words}>
          <Text kind="label">{words}</Text>
        </View>
        <Text kind="label" tone="brassText">
          {`+${push.gain}`}
        </Text>
        <Icon name="check" size={20} colour={colours.brassText} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    alignItems: 'center',
    padding: space.tight,
    pointerEvents: 'box-none',
  },
  top: { justifyContent: 'flex-start' },
  bottom: { justifyContent: 'flex-end' },
  paper: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    maxWidth: 460,
    width: '100%',
    borderWidth: 2,
    borderRadius: radius.card,
    padding: space.tight,
  },
  rows: { flex: 1, gap: space.tight },
  row: { borderWidth: 1, borderRadius: radius.small, paddingHorizontal: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
});
