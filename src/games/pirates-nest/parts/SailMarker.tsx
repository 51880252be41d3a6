/** The quay marker: a signal board at the far shore that sends the boat across, lit when it may sail. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import type { TableProps } from '@/ui/table/props';
import { radius, space } from '@/ui/theme';

import type { Ground } from '../ground';
import type { State } from '../state';

interface SailMarkerProps extends Pick<TableProps, 'open' | 'onTouch'> {
  readonly view: State;
  readonly ground: Ground;
  readonly hints: ReadonlySet<string>;
}

export function SailMarker({ view, ground, open, hints, onTouch }: SailMarkerProps) {
  const say = useGameWords('pirates-nest');
  const box = ground.course[view.shore];
  const isOpen = open.has('button sail');
  const isHinted = hints.has('button sail');
  const name = say(`table.${view.freeCrossing ? 'sailFree' : 'sail'}.${view.shore}`);
  const price = say(view.freeCrossing ? 'table.free' : 'table.paid');
  const isHigh = box.height > 64;
  return (
    <Touchable
      label={isOpen ? `${name}. ${price}. ${say('table.canTouch')}` : name}
      onPress={() => onTouch('button sail')}
      skipTab={open.size > 0 && !isOpen}
      style={[styles.course, { left: box.x, top: box.y, width: box.width, height: box.height }]}
    >
      <View
        style={[
          styles.board,
          isOpen ? styles.open : styles.shut,
          { borderColor: isHinted ? pigment.flame : isOpen ? pigment.lamp : pigment.woodDark },
        ]}
      >
        <Icon fixed name="anchor" size={isHigh ? 22 : 18} colour={isOpen ? pigment.lamp : pigment.parchment} />
        <View style={styles.words}>
          <Text kind="label" colour={isOpen ? pigment.lamp : pigment.parchment} lines={1}>
            {say(`table.sail.${view.shore}`)}
          </Text>
          {isOpen && isHigh ? (
            <Text kind="small" colour={pigment.parchmentLight} lines={1}>
              {price}
            </Text>
          ) : null}
        </View>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  course: { position: 'absolute', minWidth: 0, minHeight: 0, alignItems: 'center', padding: space.hair },
  board: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.tight,
    paddingHorizontal: space.small,
    paddingVertical: space.tight,
    maxWidth: '100%',
    borderWidth: 2,
    borderRadius: radius.small,
  },
  words: { flexShrink: 1 },
  open: { backgroundColor: pigment.wood, boxShadow: `0px 0px 10px ${pigment.lamp}` },
  shut: { backgroundColor: pigment.woodDark, opacity: 0.8 },
});
