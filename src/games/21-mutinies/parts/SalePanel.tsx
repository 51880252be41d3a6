/** A sale: the row, the jewels laid out one by one in any order, rum added, what it pays, and Sell. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Stepper } from '@/ui/kit/Stepper';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import { radius, space, useTheme } from '@/ui/theme';

import { MARKET_1, type Row, ROW_DOUBLOONS, ROW_PP, ROW_SIZE, ROWS } from '../data';
import { jewelOf } from '../token';
import type { ChoiceProps } from './Choice';
import { Fact } from './Fact';
import { Token } from './Gem';
import { JewelChoice } from './JewelChoice';
import { jewelLabel } from './labels';
import { Choices, Foot, Panel } from './Panel';
import { spotOf } from './Places';
import { Wanted } from './PrintsMarket';

/** In Town the row is chosen first. */
export function ComboPanel({ open, hints, onTouch }: ChoiceProps) {
  const { colours } = useTheme();
  const say = useGameWords('21-mutinies');
  return (
    <Panel title={say('table.comboTitle')}>
      <Choices>
        {ROWS.map((id, row) => {
          const spot = spotOf(MARKET_1 + row);
          if (!open.has(spot)) return null;
          const pays = say('table.pays', { doubloons: ROW_DOUBLOONS[row] ?? 0, prestige: ROW_PP[row] ?? 0 });
          return (
            <Touchable
              key={id}
              label={`${say(`table.row.${id}`)}. ${pays}. ${say('table.canTouch')}`}
              onPress={() => onTouch(spot)}
              style={[styles.row, { borderColor: hints.has(spot) ? colours.danger : colours.edge }]}
            >
              <View style={styles.wanted}>
                <Svg width={62} height={46} aria-hidden>
                  <Wanted row={row} x={31} y={23} size={18} />
                </Svg>
              </View>
              <Text kind="small" align="center">
                {say(`table.row.${id}`)}
              </Text>
              <Pay row={row} rum={0} extra={0} />
            </Touchable>
          );
        })}
      </Choices>
    </Panel>
  );
}

interface PayProps {
  readonly row: Row;
  readonly rum: number;
  /** Prestige of Silver Tongue. */
  readonly extra: number;
}

function Pay({ row, rum, extra }: PayProps) {
  return (
    <View style={styles.pay}>
      <Fact strong name="doubloons" value={`+${(ROW_DOUBLOONS[row] ?? 0) + rum}`} size={18} />
      <Fact strong name="prestige" value={`+${(ROW_PP[row] ?? 0) + rum + extra}`} size={18} />
    </View>
  );
}

/** Jewels of the hand that still fit are lit; those laid out lie in front. */
export function PickPanel({ view, viewer, open, hints, onTouch }: ChoiceProps) {
  const say = useGameWords('21-mutinies');
  const { lot, row } = view;
  const size = ROW_SIZE[row] ?? 0;
  const hand = viewer === 'table' ? [] : (view.hands[viewer] ?? []).map(jewelOf);
  return (
    <Panel title={say('table.saleTitle', { row: say(`table.row.${ROWS[row]}`) })}>
      <Lot lot={lot} size={size} />
      <View style={styles.line}>
        <Text kind="small" tone="textSoft">
          {say('table.sellNeeds', { count: size - lot.length })}
        </Text>
        <Pay row={row} rum={0} extra={view.silver ? 1 : 0} />
      </View>
      <Choices>
        {hand.map((jewel) => (
          <JewelChoice key={jewel} jewel={jewel} open={open} hints={hints} onTouch={onTouch} />
        ))}
      </Choices>
    </Panel>
  );
}

/** The jewels laid out on the counter, and holes for those still missing. */
function Lot({ lot, size }: { readonly lot: readonly number[]; readonly size: number }) {
  const say = useGameWords('21-mutinies');
  const words = lot.map((jewel) => jewelLabel(jewel, say)).join('; ');
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={[say('table.saleCount', { count: lot.length, size }), words].filter(Boolean).join(': ')}
      style={styles.counter}
    >
      {Array.from({ length: size }, (_, i) => {
        const jewel = lot[i];
        return jewel === undefined ? (
          <View key={i} style={styles.hole} />
        ) : (
          <Token key={jewel} jewel={jewel} width={40} />
        );
      })}
    </View>
  );
}

export function RumPanel({ view, open, hints, onTouch }: ChoiceProps) {
  const say = useGameWords('21-mutinies');
  let most = 0;
  while (open.has(`rum ${most + 1}`)) most++;
  const [wanted, setWanted] = useState(most);
  const rum = Math.min(wanted, most);
  const { row, lot } = view;
  const extra = view.silver ? 1 : 0;
  const pays = { doubloons: (ROW_DOUBLOONS[row] ?? 0) + rum, prestige: (ROW_PP[row] ?? 0) + rum + extra };
  return (
    <Panel title={say('table.saleTitle', { row: say(`table.row.${ROWS[row]}`) })}>
      <Lot lot={lot} size={lot.length} />
      {most === 0 ? (
        <Text kind="small" tone="textSoft">
          {say('table.noRum')}
        </Text>
      ) : (
        <>
          <View style={styles.line}>
            <Text kind="label">{say('table.rumLabel')}</Text>
            <Stepper
              label={say('table.rumLabel')}
              fewer={say('table.fewer')}
              more={say('table.moreRum')}
              value={rum}
              min={0}
              max={most}
              onChange={setWanted}
            />
          </View>
          <Text kind="small" tone="textSoft">
            {say('table.rumLimit', { most })}
          </Text>
        </>
      )}
      <View style={styles.line}>
        <Pay row={row} rum={rum} extra={extra} />
        <Foot>
          <Button
            look="primary"
            icon="check"
            label={say('table.sell')}
            hint={say('table.pays', pays)}
            onPress={() => onTouch(`rum ${rum}`)}
          />
        </Foot>
      </View>
      {hints.size > 0 && !hints.has(`rum ${rum}`) ? (
        <Text kind="small" tone="dangerText">
          {say('table.hintRum', { count: [...hints][0]?.slice(4) ?? '' })}
        </Text>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { borderWidth: 1.5, borderRadius: radius.card, padding: space.tight, minWidth: 92, alignItems: 'center' },
  wanted: { backgroundColor: '#1c1420', borderRadius: radius.small },
  pay: { flexDirection: 'row', gap: space.snug },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space.small,
  },
  counter: {
    flexDirection: 'row',
    justifyContent: 'center',
    gap: space.small,
    padding: space.small,
    backgroundColor: pigment.wood,
    borderRadius: radius.small,
  },
  hole: {
    width: 40,
    height: 53,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderColor: pigment.brassLight,
    borderRadius: 7,
  },
});
