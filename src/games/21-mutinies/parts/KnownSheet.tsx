/** What everybody may know of a player: jewels that were seen, cards that lie face up, bonuses still to come. */
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import type { SeatFace } from '@/ui/table/props';
import { space } from '@/ui/theme';

import { BONUSES } from '../data';
import type { State } from '../state';
import { jewelOf, UNKNOWN } from '../token';
import { CardWords } from './CardPanel';
import { Fact } from './Fact';
import { Token } from './Gem';
import { jewelLabel } from './labels';

interface KnownSheetProps {
  readonly view: State;
  readonly faces: readonly SeatFace[];
  readonly seat: Seat | null;
  readonly onClose: () => void;
}

export function KnownSheet({ view, faces, seat, onClose }: KnownSheetProps) {
  const say = useGameWords('21-mutinies');
  const name = faces[seat ?? -1]?.name ?? '';
  return (
    <Sheet open={seat !== null} title={say('table.known', { name })} closeLabel={say('table.close')} onClose={onClose}>
      {seat === null ? null : <Known view={view} seat={seat} />}
    </Sheet>
  );
}

function Known({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const say = useGameWords('21-mutinies');
  const everybody = (1 << view.seats) - 1;
  const hand = view.hands[seat] ?? [];
  const open = hand.filter((token) => (token & everybody) === everybody).map(jewelOf);
  const known = open.filter((jewel) => jewel !== UNKNOWN);
  const shown = view.shown[seat] ?? [];
  const bonuses = BONUSES.filter((_, i) => (((view.bonuses[seat] ?? 0) >> i) & 1) === 0);
  return (
    <>
      <View style={styles.row}>
        <Fact strong name="prestige" value={view.pp[seat] ?? 0} size={20} />
        <Fact strong name="doubloons" value={view.doubloons[seat] ?? 0} size={20} />
        <Fact strong name="rum" value={view.rum[seat] ?? 0} size={20} />
        <Fact name="jewels" value={hand.length} size={20} />
        <Fact name="treasures" value={view.treasureCounts[seat] ?? 0} size={20} />
        <Fact name="cards" value={view.cards[seat]?.length ?? 0} size={20} />
      </View>
      <Text kind="strong">{say('table.knownJewels')}</Text>
      {known.length === 0 ? <Text>{say('table.noKnown')}</Text> : null}
      <View style={styles.row}>
        {known.map((jewel) => (
          <View key={jewel} accessible accessibilityRole="image" accessibilityLabel={jewelLabel(jewel, say)}>
            <Token jewel={jewel} width={44} />
          </View>
        ))}
      </View>
      {hand.length - known.length > 0 ? (
        <Text>{say('table.unseenJewels', { count: hand.length - known.length })}</Text>
      ) : null}
      {shown.length > 0 ? <Text kind="strong">{say('table.faceUp')}</Text> : null}
      {shown.map((card) => (
        <CardWords key={card} card={card} />
      ))}
      {bonuses.length > 0 ? <Text>{say('table.bonusesLeft', { list: bonuses.join(', ') })}</Text> : null}
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
});
