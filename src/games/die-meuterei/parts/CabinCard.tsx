/** A cabin opened wide: the pirate, what they do, and the button to visit them. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { radius, space, useTheme } from '@/ui/theme';

import { GHOST, PIRATES, SATE } from '../data';
import { doorState, type State } from '../state';
import { PirateFace } from './PirateFace';

interface CabinCardProps {
  readonly view: State;
  readonly slot: number;
  /** The touches so far lead to the visit. */
  readonly canUse: boolean;
  readonly height: number;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

export function CabinCard({ view, slot, canUse, height, onUse, onClose }: CabinCardProps) {
  const { colours, elevation } = useTheme();
  const say = useGameWords('die-meuterei');
  const pirate = view.row[slot] ?? -1;
  const id = PIRATES[pirate];
  if (id === undefined) return null;
  const isUsed = doorState(view, slot) === 'used';
  const face = Math.min(120, height * 0.36);
  return (
    <View style={styles.over}>
      <View
        style={[styles.card, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high }]}
      >
        <View style={[styles.picture, { opacity: isUsed ? 0.6 : 1 }]}>
          <PirateFace pirate={pirate} width={face} />
        </View>
        <View style={styles.words}>
          <Text kind="heading" heading={2}>
            {say(`pirate.${id}`)}
          </Text>
          <Text kind="small">{say(`table.deed.${id}`)}</Text>
          {pirate === SATE && !isUsed ? (
            <Text kind="label" tone="brassText">
              {say('table.offer', { count: view.offer })}
            </Text>
          ) : null}
          {pirate === GHOST || isUsed ? null : (
            <View style={canUse ? styles.use : [styles.use, styles.shut]}>
              <Button look={canUse ? 'primary' : 'outline'} label={say('table.use')} onPress={onUse} />
            </View>
          )}
        </View>
        <IconButton bare icon="close" label={say('table.letGo')} onPress={onClose} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    alignItems: 'center',
    padding: space.small,
    pointerEvents: 'box-none',
  },
  card: {
    flexDirection: 'row',
    borderWidth: 2,
    borderRadius: radius.card,
    maxWidth: 520,
    padding: space.small,
    gap: space.small,
  },
  picture: {
    backgroundColor: '#c98a3e',
    borderRadius: radius.small,
    borderWidth: 1,
    borderColor: pigment.ink,
    alignSelf: 'flex-start',
    overflow: 'hidden',
  },
  words: { flex: 1, gap: space.tight },
  use: { flexDirection: 'row', marginTop: space.tight },
  shut: { opacity: 0.6 },
});
