/** The score sheet: every round's points of every player, and the bookings of the latest round by cause. */
import { StyleSheet, View } from 'react-native';

import { Emblem } from '@/ui/kit/Emblem';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { crewOf, space, useTheme } from '@/ui/theme';

import { scoreSheet } from '../ledger';
import type { State } from '../state';
import type { PartProps } from './part';
import { useNames } from './useNames';

interface ScoreSheetProps extends Pick<PartProps, 'faces'> {
  readonly view: State;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ScoreSheet({ view, faces, isOpen, onClose }: ScoreSheetProps) {
  const { say } = useNames();
  const lines = scoreSheet(view);
  const last = lines.at(-1)?.round;
  return (
    <Sheet open={isOpen} title={say('table.scores')} closeLabel={say('table.close')} onClose={onClose}>
      {last === undefined ? <Text>{say('table.sheetEmpty')}</Text> : <Rounds view={view} faces={faces} />}
      {last === undefined ? null : (
        <View style={styles.detail}>
          <Text kind="strong" heading={3}>
            {say('table.sheetLast', { round: last })}
          </Text>
          {lines
            .filter(({ round }) => round === last)
            .map(({ seat, cause, points }, i) => (
              <View key={i} style={styles.line}>
                <Emblem crew={crewOf(faces[seat]?.colour ?? '')} size={20} />
                <View style={styles.words}>
                  <Text kind="small">{`${faces[seat]?.name ?? ''}: ${say(`cause.${cause}`)}`}</Text>
                </View>
                <Text kind="strong">{signed(points)}</Text>
              </View>
            ))}
        </View>
      )}
    </Sheet>
  );
}

/** One row a round, one column a player; the totals below. */
function Rounds({ view, faces }: Pick<ScoreSheetProps, 'view' | 'faces'>) {
  const { say } = useNames();
  const { colours } = useTheme();
  const lines = scoreSheet(view);
  const rounds = Array.from({ length: lines.at(-1)?.round ?? 0 }, (_, i) => i + 1);
  const inRound = (round: number, seat: number) =>
    lines.reduce((sum, line) => (line.round === round && line.seat === seat ? sum + line.points : sum), 0);
  return (
    <View>
      <View style={[styles.row, { borderBottomColor: colours.edge }]}>
        <Cell words={say('table.sheetRound')} />
        {faces.map(({ name, colour }, seat) => (
          <View key={seat} style={styles.cell}>
            <Emblem crew={crewOf(colour)} size={22} />
            <Text kind="small" lines={1}>
              {name}
            </Text>
          </View>
        ))}
      </View>
      {rounds.map((round) => (
        <View
          key={round}
          accessible
          accessibilityLabel={say('table.sheetLine', {
            round,
            points: faces.map(({ name }, seat) => `${name} ${inRound(round, seat)}`).join(', '),
          })}
          style={[styles.row, { borderBottomColor: colours.faint }]}
        >
          <Cell words={`${round}`} />
          {faces.map((_, seat) => (
            <Cell key={seat} words={signed(inRound(round, seat))} />
          ))}
        </View>
      ))}
      <View style={styles.row}>
        <Cell words={say('table.sheetTotal')} isStrong />
        {faces.map((_, seat) => (
          <Cell key={seat} words={`${view.scores[seat] ?? 0}`} isStrong />
        ))}
      </View>
    </View>
  );
}

function Cell({ words, isStrong = false }: { readonly words: string; readonly isStrong?: boolean }) {
  return (
    <View style={styles.cell}>
      <Text kind={isStrong ? 'strong' : 'small'}>{words}</Text>
    </View>
  );
}

function signed(points: number): string {
  if (points === 0) return '–';
  return points > 0 ? `+${points}` : `−${-points}`;
}

const styles = StyleSheet.create({
  detail: { gap: space.tight },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1, borderBottomColor: 'transparent' },
  cell: { flex: 1, minWidth: 0, alignItems: 'center', paddingVertical: space.hair },
});
