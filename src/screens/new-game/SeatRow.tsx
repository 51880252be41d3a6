/** One seat of a new game: colour and name, person or bot, and how strong the bot is. */
import { StyleSheet, View } from 'react-native';

import { characters } from '@/bots/characters';
import { strengths } from '@/bots/strengths';
import { useWords } from '@/i18n/words';
import { LONGEST_NAME, type PlannedSeat } from '@/match/plan';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Segmented } from '@/ui/kit/Segmented';
import { Text } from '@/ui/kit/Text';
import { TextField } from '@/ui/kit/TextField';
import { space, useTheme, type Crew } from '@/ui/theme';

import { Colours } from './Colours';

/** Names offered beside a seat. */
const MOST_PEOPLE = 4;

interface SeatRowProps {
  readonly seats: readonly PlannedSeat[];
  /** Of this seat, from 0. */
  readonly index: number;
  readonly problem: string | null;
  /** Known names that nobody at the table has. */
  readonly people: readonly string[];
  readonly onChange: (seat: PlannedSeat) => void;
  readonly onKind: (kind: PlannedSeat['kind']) => void;
  readonly onColour: (colour: Crew) => void;
  readonly onRemove: (() => void) | null;
}

export function SeatRow(props: SeatRowProps) {
  const { seats, index, problem, people, onChange, onKind, onColour, onRemove } = props;
  const t = useWords();
  const { colours } = useTheme();
  const seat = seats[index] as PlannedSeat;
  const number = index + 1;
  const kinds = [
    { value: 'human' as const, label: t('setup.human') },
    { value: 'bot' as const, label: t('setup.bot') },
  ];
  return (
    <View style={[styles.seat, { borderColor: colours.faint }]}>
      <View style={styles.line}>
        <Colours seats={seats} index={index} onColour={onColour} />
        <View style={styles.name}>
          <TextField
            label={t('setup.name', { number })}
            value={seat.name}
            maxLength={LONGEST_NAME}
            problem={problem}
            onChange={(name) => onChange({ ...seat, name })}
          />
        </View>
        {onRemove ? <IconButton bare icon="trash" label={t('setup.remove', { number })} onPress={onRemove} /> : null}
      </View>
      <Segmented label={t('setup.kind', { number })} choices={kinds} value={seat.kind} onChange={onKind} />
      {seat.kind === 'bot' ? <Mind seat={seat} onChange={onChange} /> : null}
      {seat.kind === 'human' && people.length > 0 ? (
        <View style={styles.people}>
          {people.slice(0, MOST_PEOPLE).map((name) => (
            <Button
              key={name}
              look="quiet"
              label={name}
              hint={t('setup.known', { number })}
              onPress={() => onChange({ ...seat, name })}
            />
          ))}
        </View>
      ) : null}
    </View>
  );
}

function Mind({ seat, onChange }: Pick<SeatRowProps, 'onChange'> & { readonly seat: PlannedSeat }) {
  const t = useWords();
  const strength = strengths.find(({ id }) => id === seat.strength)?.id ?? 'sailor';
  const character = characters.find((one) => one === seat.character) ?? 'plain';
  return (
    <>
      <Segmented
        label={t('setup.strength', { name: seat.name })}
        choices={strengths.map(({ id }) => ({ value: id, label: t(`setup.strengths.${id}`) }))}
        value={strength}
        onChange={(value) => onChange({ ...seat, strength: value })}
      />
      <Text kind="small" tone="textSoft">
        {t(`setup.strengthSentence.${strength}`)}
      </Text>
      <Segmented
        label={t('setup.character', { name: seat.name })}
        choices={characters.map((one) => ({ value: one, label: t(`setup.characters.${one}`) }))}
        value={character}
        onChange={(value) => onChange({ ...seat, character: value })}
      />
      <Text kind="small" tone="textSoft">
        {t(`setup.characterSentence.${character}`)}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.small, paddingBottom: space.base, borderBottomWidth: StyleSheet.hairlineWidth },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  name: { flex: 1 },
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
