/** The sales one can choose from: counts on the ship island and the other, and what they bring as things stand. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { radius, space, useTheme } from '@/ui/theme';

import { kindId } from '../data';
import { bringsNow } from '../market-view';
import { moves as legal } from '../moves';
import { spotOf } from '../touch';
import type { Lot, Move } from '../state';
import { GoodIcon } from './GoodMark';
import type { PartProps } from './part';
import { useNames } from './useNames';

type Sell = Extract<Move, { kind: 'sell' }>;

export function SaleChips(props: PartProps) {
  const { view } = props;
  const sales = legal(view).filter((move): move is Sell => move.kind === 'sell');
  return (
    <View style={styles.chips}>
      {sales.map((sale) => (
        <Chip key={spotOf(view, sale)} {...props} sale={sale} />
      ))}
    </View>
  );
}

function Chip({ view, sale, open, touched, hints, onTouch }: PartProps & { readonly sale: Sell }) {
  const { colours } = useTheme();
  const { say, lots } = useNames();
  const spot = spotOf(view, sale);
  const isTouched = touched.includes(spot);
  const points = bringsNow(view, sale.lots);
  const on = (position: number) => sale.lots.find(({ island }) => island === view.circle[position]);
  const spoken = say('table.sale', { lots: lots(sale.lots), points });
  return (
    <Touchable
      label={open.has(spot) ? `${spoken}. ${say('table.canTouch')}` : spoken}
      selected={isTouched}
      onPress={() => onTouch(spot)}
      style={[
        styles.chip,
        {
          backgroundColor: isTouched ? colours.sunken : colours.card,
          borderColor: isTouched ? colours.focus : hints.has(spot) ? colours.danger : colours.edge,
          borderWidth: isTouched || hints.has(spot) ? 3 : 1.5,
        },
      ]}
    >
      <View style={styles.line}>
        <Part lot={on(view.ship)} />
        <View style={[styles.rule, { backgroundColor: colours.edge }]} />
        <Part lot={on(view.wake)} />
        <Text kind="label" tone="brassText">{`+${points}`}</Text>
      </View>
    </Touchable>
  );
}

function Part({ lot }: { readonly lot: Lot | undefined }) {
  return (
    <View style={styles.part}>
      <Text kind="small">{lot ? `${lot.count}` : '–'}</Text>
      {lot ? <GoodIcon good={kindId(lot.good)} size={20} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.tight,
    padding: space.tight,
  },
  chip: { borderRadius: radius.small, paddingHorizontal: space.tight, minWidth: 108, flexGrow: 1, maxWidth: 170 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.tight },
  rule: { width: 1, height: 22 },
  part: { flexDirection: 'row', alignItems: 'center', gap: 2, minWidth: 32, justifyContent: 'center' },
});
