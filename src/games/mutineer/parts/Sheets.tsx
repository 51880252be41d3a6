/** What a touch opens for a closer look: an island's card, and the discards kind by kind. */
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

import { ANY, DECK, kindId, PIRATE_DECK } from '../data';
import { hasPirates, islandAt, type Position, type State } from '../state';
import { CardFace } from './CardFace';
import { GoodIcon } from './GoodMark';
import { Island } from './Island';
import { isActive, islandFacts } from './islandLabel';
import { ringLight } from './light';
import { useNames } from './useNames';

interface IslandSheetProps {
  readonly view: State;
  /** Null: closed. */
  readonly position: Position | null;
  readonly onClose: () => void;
}

export function IslandSheet({ view, position, onClose }: IslandSheetProps) {
  const { say, island } = useNames();
  const at = position ?? 0;
  return (
    <Sheet
      open={position !== null}
      title={island(islandAt(view, at).id)}
      closeLabel={say('table.close')}
      onClose={onClose}
    >
      <IslandCardView view={view} position={at} />
      <Text tone="textSoft">{islandFacts(view, at, say).join(', ')}</Text>
    </Sheet>
  );
}

function IslandCardView({ view, position }: { readonly view: State; readonly position: Position }) {
  const { say } = useNames();
  const { light, colours } = useTheme();
  const card = islandAt(view, position);
  const good = card.buys === ANY ? 'any' : kindId(card.buys);
  const buys = good === 'any' ? say('table.any') : say(`kind.${good}`);
  return (
    <View style={styles.island}>
      <View
        aria-hidden
        style={[styles.picture, { backgroundColor: ringLight[light].sea[1], borderColor: colours.brass }]}
      >
        <Svg width={200} height={168}>
          <Island
            island={card}
            cell={{ x: 0, y: 0, width: 200, height: 168 }}
            scale={1.9}
            isActive={isActive(view, position)}
            light={ringLight[light]}
            growth={1}
          />
        </Svg>
      </View>
      <View style={styles.line}>
        <GoodIcon good={good} size={28} />
        <Text kind="strong">{say('table.buys', { good: buys })}</Text>
      </View>
      {card.values.map((value, i) => (
        <Price key={i} words={say(`table.priceOf.${i + 1}`)} value={value} />
      ))}
      <Price words={say('table.shipValue')} value={card.ship} />
    </View>
  );
}

function Price({ words, value }: { readonly words: string; readonly value: number }) {
  return (
    <View style={styles.line}>
      <View style={styles.words}>
        <Text>{words}</Text>
      </View>
      <Text kind="strong">{`${value}`}</Text>
    </View>
  );
}

interface TallyProps {
  readonly view: State;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every card in the discards was seen, so everybody may count them. */
export function Tally({ view, isOpen, onClose }: TallyProps) {
  const { say, kind } = useNames();
  const all = hasPirates(view) ? PIRATE_DECK : DECK;
  const isEmpty = view.discard.every((count) => count === 0);
  return (
    <Sheet open={isOpen} title={say('table.discardsTitle')} closeLabel={say('table.close')} onClose={onClose}>
      {isEmpty ? <Text>{say('table.discardsEmpty')}</Text> : null}
      {all.map((total, one) =>
        total === 0 ? null : (
          <View
            key={one}
            accessible
            accessibilityLabel={say('table.discardLine', {
              kind: kind(one),
              count: view.discard[one] ?? 0,
              all: total,
            })}
            style={styles.line}
          >
            <CardFace kind={one} width={30} />
            <View style={styles.words}>
              <Text>{kind(one)}</Text>
            </View>
            <Text kind="strong">{`${view.discard[one] ?? 0} / ${total}`}</Text>
          </View>
        ),
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  island: { gap: space.small },
  picture: { alignSelf: 'center', borderRadius: radius.card, borderWidth: 2, overflow: 'hidden' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  words: { flex: 1 },
});
