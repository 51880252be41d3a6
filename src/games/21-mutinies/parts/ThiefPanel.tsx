/** Whom to rob or play a card on, and which jewel to steal or to swap for. */
import { StyleSheet, View } from 'react-native';

import { seatText } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { CARD_IDS, TRADE_1 } from '../data';
import { NONE } from '../state';
import type { ChoiceProps } from './Choice';
import { Fact, MarkIcon } from './Fact';
import { Token } from './Gem';
import { JewelChoice } from './JewelChoice';
import { Choices, Foot, Panel } from './Panel';
import { spotOf } from './Places';

export function PlayerPanel({ view, faces, open, hints, onTouch }: ChoiceProps) {
  const { colours } = useTheme();
  const say = useGameWords('21-mutinies');
  const isRob = view.phase === 'rob';
  const edge = (spot: string) => ({ borderColor: hints.has(spot) ? colours.danger : colours.edge });
  return (
    <Panel title={say(isRob ? 'table.robTitle' : `table.target.${CARD_IDS[view.playing]}`)}>
      {open.has('button bank') ? (
        <Touchable
          label={say('table.bank')}
          onPress={() => onTouch('button bank')}
          style={[styles.row, edge('button bank')]}
        >
          <View style={styles.line}>
            <MarkIcon name="doubloons" size={24} />
            <Text kind="label">{say('table.bank')}</Text>
          </View>
        </Touchable>
      ) : null}
      {view.order.map((seat) => {
        const spot = `seat ${seatText(seat)}`;
        if (!open.has(spot)) return null;
        const name = faces[seat]?.name ?? '';
        const [doubloons, rum] = [view.doubloons[seat] ?? 0, view.rum[seat] ?? 0];
        const jewels = view.hands[seat]?.length ?? 0;
        return (
          <Touchable
            key={seat}
            label={say('table.targetLine', { name, doubloons, rum, jewels })}
            onPress={() => onTouch(spot)}
            style={[styles.row, edge(spot)]}
          >
            <View style={styles.line}>
              <Emblem crew={crewOf(faces[seat]?.colour ?? '')} size={26} />
              <View style={styles.words}>
                <Text kind="label">{name}</Text>
              </View>
              <Fact name="prestige" value={view.pp[seat] ?? 0} />
              <Fact name="doubloons" value={doubloons} />
              <Fact name="rum" value={rum} />
              <Fact name="jewels" value={jewels} />
            </View>
          </Touchable>
        );
      })}
    </Panel>
  );
}

/** Jewels on offer, and for a thief the blind pile. They can be touched on the board too. */
export function StealPanel({ view, open, hints, onTouch }: ChoiceProps) {
  const { colours } = useTheme();
  const say = useGameWords('21-mutinies');
  const isSteal = view.phase === 'steal';
  return (
    <Panel title={say(isSteal ? 'table.stealTitle' : 'table.swapTitle')}>
      <Choices>
        {open.has('pile blind') ? (
          <Touchable
            label={`${say('table.stealBlind')}. ${say('table.canTouch')}`}
            onPress={() => onTouch('pile blind')}
            style={[styles.pile, { borderColor: hints.has('pile blind') ? colours.danger : colours.focus }]}
          >
            <Token jewel={null} width={46} />
          </Touchable>
        ) : null}
        {view.display.map((jewel, at) =>
          jewel === NONE ? null : (
            <JewelChoice
              key={jewel}
              jewel={jewel}
              spot={spotOf(TRADE_1 + at)}
              open={open}
              hints={hints}
              onTouch={onTouch}
            />
          ),
        )}
      </Choices>
      {open.has('button pass') ? (
        <Foot>
          <Button look="primary" label={say('table.pass')} onPress={() => onTouch('button pass')} />
        </Foot>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
  pile: { borderWidth: 2.5, borderRadius: radius.card, padding: 1 },
});
