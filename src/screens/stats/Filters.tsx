/** What is counted: of which game, of whom, and whether practice. */
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import { Card } from '@/ui/kit/Card';
import { Segmented } from '@/ui/kit/Segmented';
import { Switch } from '@/ui/kit/Switch';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import type { Choice, Counted, Who } from './counted';
import { gameName, strengthName } from './facts';

interface FiltersProps {
  readonly choice: Choice;
  readonly counted: Counted;
  readonly onChange: (choice: Choice) => void;
}

const ALL = '';

export function Filters({ choice, counted, onChange }: FiltersProps) {
  const t = useWords();
  const games = withChosen(
    counted.games.map(({ key }) => key),
    choice.game,
  );
  const humans = withChosen(
    counted.humans.map(({ key }) => key),
    choice.who?.by === 'human' ? choice.who.key : null,
  );
  const bots = withChosen(
    counted.bots.map(({ key }) => key),
    choice.who?.by === 'bot' ? choice.who.key : null,
  );
  return (
    <Card seed="filters" style={styles.card}>
      <Text kind="label">{t('stats.game')}</Text>
      <Segmented
        line
        label={t('stats.game')}
        choices={[
          { value: ALL, label: t('stats.allGames') },
          ...games.map((value) => ({ value, label: gameName(t, value) })),
        ]}
        value={choice.game ?? ALL}
        onChange={(value) => onChange({ ...choice, game: value === ALL ? null : value })}
      />
      <Text kind="label">{t('stats.who')}</Text>
      <Segmented
        line
        label={t('stats.who')}
        choices={[
          { value: ALL, label: t('stats.everyone') },
          ...humans.map((key) => ({ value: `human/${key}`, label: key })),
          ...bots.map((key) => ({ value: `bot/${key}`, label: strengthName(t, key) })),
        ]}
        value={choice.who ? `${choice.who.by}/${choice.who.key}` : ALL}
        onChange={(value) => onChange({ ...choice, who: readWho(value) })}
      />
      <View style={styles.practice}>
        <View style={styles.words}>
          <Text kind="strong">{t('stats.practice')}</Text>
          <Text kind="small" tone="textSoft">
            {t('stats.practiceSentence')}
          </Text>
        </View>
        <Switch
          label={t('stats.practice')}
          value={choice.practice}
          onChange={(practice) => onChange({ ...choice, practice })}
        />
      </View>
    </Card>
  );
}

/** What is chosen stays in sight, also where there is nothing of it to count. */
function withChosen(keys: readonly string[], chosen: string | null): string[] {
  return chosen === null || keys.includes(chosen) ? [...keys] : [...keys, chosen];
}

function readWho(value: string): Who {
  if (value.startsWith('human/')) return { by: 'human', key: value.slice('human/'.length) };
  if (value.startsWith('bot/')) return { by: 'bot', key: value.slice('bot/'.length) };
  return null;
}

const styles = StyleSheet.create({
  card: { gap: space.snug },
  practice: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  words: { flex: 1 },
});
