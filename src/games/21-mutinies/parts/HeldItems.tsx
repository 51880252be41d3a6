/** Treasures and mutiny cards in the own hand: touch one to read it; a badge marks what can be used or played now. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { radius, useTheme } from '@/ui/theme';

import { CARD_IDS, type Card, isCompulsory, TREASURE_KINDS, TREASURES } from '../data';
import { MutinyCard } from './MutinyCard';
import type { TrayProps } from './Tray';
import { TreasureTile } from './TreasureTile';

interface HeldItemsProps extends TrayProps {
  readonly viewer: Seat;
}

export function HeldItems(props: HeldItemsProps) {
  const { view, viewer, tokenWidth } = props;
  const say = useGameWords('21-mutinies');
  const cardWidth = (tokenWidth * 1.32) / CARD_SHAPE;
  return (
    <>
      {TREASURES.map((id, kind) => {
        const count = view.treasures[viewer * TREASURE_KINDS + kind] ?? 0;
        if (count === 0) return null;
        const thing = say('table.treasure', { text: say(`table.treasureText.${id}`) });
        const label = count > 1 ? say('table.times', { count, thing }) : thing;
        return (
          <Item key={id} {...props} spot={`treasure ${id}`} label={label} ready="table.useNow" count={count}>
            <TreasureTile treasure={kind} width={tokenWidth} />
          </Item>
        );
      })}
      {(view.cards[viewer] ?? []).map((card: Card) => {
        const id = CARD_IDS[card] ?? '';
        const label = say('table.card', { name: say(`card.${id}`), text: say(`table.text.${id}`) });
        const refused = isCompulsory(card) ? `. ${say('table.refused')}` : '';
        return (
          <Item key={card} {...props} spot={`card ${id}`} label={label + refused} ready="table.playNow" count={1}>
            <View style={isCompulsory(card) ? styles.refused : null}>
              <MutinyCard card={card} width={cardWidth} />
            </View>
          </Item>
        );
      })}
    </>
  );
}

interface ItemProps extends HeldItemsProps {
  readonly spot: string;
  readonly label: string;
  /** Said when it can be used now. */
  readonly ready: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Item({ spot, label, ready, count, children, open, touched, hints, onItem }: ItemProps) {
  const { colours } = useTheme();
  const say = useGameWords('21-mutinies');
  const isOpen = open.has(spot);
  const isTouched = touched.includes(spot);
  const rim = isTouched ? colours.focus : hints.has(spot) ? colours.danger : 'transparent';
  return (
    <Touchable
      label={isOpen ? `${label}. ${say(ready)}` : label}
      selected={isTouched}
      onPress={() => onItem(spot)}
      style={[styles.item, { borderColor: rim }]}
    >
      {children}
      {isOpen ? (
        <View style={[styles.badge, { backgroundColor: colours.action }]}>
          <Icon fixed name="check" size={14} colour={colours.onAction} />
        </View>
      ) : null}
      {count > 1 ? (
        <View style={[styles.count, { backgroundColor: colours.card, borderColor: colours.edge }]}>
          <Text kind="small">{`${count}`}</Text>
        </View>
      ) : null}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  item: { alignItems: 'center', borderWidth: 2, borderRadius: radius.card },
  badge: { position: 'absolute', right: -4, top: -4, padding: 3, borderRadius: radius.round },
  count: {
    position: 'absolute',
    right: -4,
    bottom: -4,
    borderWidth: 1,
    borderRadius: radius.round,
    paddingHorizontal: 5,
  },
  refused: { opacity: 0.6 },
});
