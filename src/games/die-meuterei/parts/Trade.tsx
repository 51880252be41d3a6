/** Dean Nero's other direction: how many combat cards to buy. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Stepper } from '@/ui/kit/Stepper';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { space } from '@/ui/theme';

import { TRADE_LIMIT } from '../data';
import type { State } from '../state';

interface TradeProps extends Pick<TableProps, 'open' | 'onTouch'> {
  readonly view: State;
}

export function Trade({ view, open, onTouch }: TradeProps) {
  const say = useGameWords('die-meuterei');
  const [wanted, setWanted] = useState(1);
  let most = 0;
  for (let count = 1; count <= TRADE_LIMIT; count++) if (open.has(`buy ${count}`)) most = count;
  if (view.phase !== 'nero' || most === 0) return null;
  const count = Math.min(wanted, most);
  return (
    <View style={styles.trade}>
      <View style={styles.words}>
        <Text kind="small">{say('table.choose.neroBuy')}</Text>
      </View>
      <View style={styles.row}>
        <Stepper
          label={say('table.toBuy')}
          fewer={say('table.fewer')}
          more={say('table.more')}
          value={count}
          min={1}
          max={most}
          onChange={setWanted}
        />
        <Button look="primary" label={say('table.buy', { count })} onPress={() => onTouch(`buy ${count}`)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  trade: { gap: space.hair, paddingBottom: space.tight },
  words: { alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.small },
});
