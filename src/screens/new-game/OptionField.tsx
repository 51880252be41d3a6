/** One option of a game: its name, its sentence, and the control that fits its kind. */
import { StyleSheet, View } from 'react-native';

import type { Options, OptionSpec, OptionValue } from '@/core/options';
import { randomFrom } from '@/core/random';
import { seatText } from '@/core/seat';
import { useWords, type Say } from '@/i18n/words';
import { IconButton } from '@/ui/kit/IconButton';
import { Segmented } from '@/ui/kit/Segmented';
import { Stepper } from '@/ui/kit/Stepper';
import { Switch } from '@/ui/kit/Switch';
import { Text } from '@/ui/kit/Text';
import { TextField } from '@/ui/kit/TextField';
import { space } from '@/ui/theme';

import { newSeed } from './seed';

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly options: Options;
  readonly names: readonly string[];
  readonly say: Say;
  readonly problem: string | null;
  readonly onChange: (value: OptionValue) => void;
}

export function OptionField(props: OptionFieldProps) {
  const { spec, say, problem } = props;
  const isSmall = spec.kind === 'toggle' || spec.kind === 'number';
  return (
    <View style={styles.option}>
      <View style={isSmall ? styles.beside : styles.below}>
        <View style={isSmall ? styles.words : null}>
          <Text kind="label">{say(`option.${spec.name}.label`)}</Text>
          <Text kind="small" tone="textSoft">
            {say(`option.${spec.name}.help`)}
          </Text>
        </View>
        <Control {...props} />
      </View>
      {problem ? (
        <Text kind="small" tone="dangerText" live>
          {problem}
        </Text>
      ) : null}
    </View>
  );
}

function Control({ spec, options, names, say, onChange }: OptionFieldProps) {
  const t = useWords();
  const label = say(`option.${spec.name}.label`);
  const chosen = options[spec.name] ?? spec.usual;
  const valueName = (value: string) => say(`option.${spec.name}.${value}`);
  switch (spec.kind) {
    case 'toggle':
      return <Switch label={label} value={chosen === true} onChange={onChange} />;
    case 'number': {
      const steps = { fewer: t('setup.fewer', { option: label }), more: t('setup.more', { option: label }) };
      return (
        <Stepper label={label} {...steps} min={spec.min} max={spec.max} value={Number(chosen)} onChange={onChange} />
      );
    }
    case 'choice': {
      const choices = spec.values.map((value) => ({ value, label: valueName(value) }));
      return <Segmented label={label} choices={choices} value={String(chosen)} onChange={onChange} />;
    }
    case 'seat': {
      const seats = names.map((name, seat) => ({ value: seatText(seat), label: name }));
      const choices = [{ value: 'random', label: t('setup.random') }, ...seats];
      return <Segmented label={label} choices={choices} value={String(chosen)} onChange={onChange} />;
    }
    case 'text': {
      const choices = spec.values.map((value) => ({ value, label: valueName(value) }));
      const shuffle = () => onChange(spec.sample(randomFrom(newSeed()), options, names.length));
      return (
        <>
          <Segmented label={label} choices={choices} value={String(chosen)} onChange={onChange} />
          <View style={styles.text}>
            <View style={styles.field}>
              <TextField label={label} value={String(chosen)} onChange={onChange} />
            </View>
            <IconButton icon="compass" label={t('setup.shuffle', { option: label })} onPress={shuffle} />
          </View>
        </>
      );
    }
  }
}

const styles = StyleSheet.create({
  option: { gap: space.tight, paddingVertical: space.small },
  /** A small control stands beside its words as long as they have room. */
  beside: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.snug },
  below: { gap: space.tight },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 170 },
  text: { flexDirection: 'row', alignItems: 'flex-end', gap: space.small },
  field: { flex: 1 },
});
