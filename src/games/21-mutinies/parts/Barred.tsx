/** What bars an action: the pirate token on last round's, chains and the rounds left on closed ones. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { radius } from '@/ui/theme';

import { type Action, ACTIONS, MARKET, TOWN, TRADE, WRECK } from '../data';
import { boxAt, type Ground } from '../ground';
import { isClosed } from '../placing';
import { NONE, type State } from '../state';
import { Chains, PirateToken } from './Pieces';

interface BarredProps {
  readonly view: State;
  readonly ground: Ground;
}

export function Barred({ view, ground }: BarredProps) {
  return ACTIONS.map((name, action) => {
    const isShut = isClosed(view, action);
    const hasToken = view.token === action;
    if (!isShut && !hasToken) return null;
    const { x, y, width, height } = boxAt(ground.tiles, action);
    const size = ground.disc * 1.3;
    return (
      <View key={name} aria-hidden style={[styles.tile, { left: x, top: y, width, height }]}>
        {/* Once the captain has chosen, what barred him is only a memory. */}
        <View style={{ opacity: view.action === NONE ? 1 : 0.5 }}>
          {isShut ? <Chains width={width} height={height} /> : null}
          {hasToken ? (
            <View style={{ position: 'absolute', ...tokenSpot(action, ground) }}>
              <PirateToken size={size} />
            </View>
          ) : null}
          {isShut ? (
            <View style={[styles.rounds, { left: width / 2 - 16, top: height / 2 - 13 }]}>
              <Text kind="label" colour={pigment.parchmentLight} align="center">
                {`${(view.closedUntil[action] ?? 0) - view.round + 1}`}
              </Text>
            </View>
          ) : null}
        </View>
      </View>
    );
  });
}

/** Clear of the piles and prints of its tile: beside the name of a broad one, over the Town's church, in a corner. */
function tokenSpot(action: Action, ground: Ground): { readonly left: number; readonly top: number } {
  const { width } = boxAt(ground.tiles, action);
  const size = ground.disc * 1.3;
  const top = ground.title * 1.5;
  if (action === TRADE || action === MARKET) return { left: width * 0.5 - ground.title * 5 - size, top: 1 };
  if (action === WRECK || action === TOWN) return { left: 3, top };
  return { left: width - size - 3, top };
}

const styles = StyleSheet.create({
  tile: { position: 'absolute', pointerEvents: 'none', overflow: 'hidden' },
  rounds: {
    position: 'absolute',
    width: 32,
    height: 26,
    borderRadius: radius.small,
    borderWidth: 2,
    borderColor: '#b9b5ae',
    backgroundColor: '#2b2927',
    justifyContent: 'center',
  },
});
