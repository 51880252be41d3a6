/** Which voyage: a ready-made one, or every option by hand. */
import { StyleSheet, View } from 'react-native';

import type { AnyGame } from '@/core/game';
import { useWords, type Say } from '@/i18n/words';
import { CUSTOM, withOption, withPreset, type Plan, type PlanProblem } from '@/match/plan';
import { Card } from '@/ui/kit/Card';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { radius, space, useTheme } from '@/ui/theme';

import { OptionField } from './OptionField';

interface VoyageProps {
  readonly rules: AnyGame;
  readonly plan: Plan;
  readonly say: Say;
  readonly problem: PlanProblem | null;
  /** The problem in words. */
  readonly told: string | null;
  readonly onChange: (plan: Plan) => void;
}

export function Voyage({ rules, plan, say, problem, told, onChange }: VoyageProps) {
  const t = useWords();
  const choices = [
    ...rules.presets.map(({ id }) => ({ id, name: say(`preset.${id}.name`), help: say(`preset.${id}.help`) })),
    { id: CUSTOM, name: t('setup.custom'), help: t('setup.customSentence') },
  ];
  const isCustom = plan.preset === CUSTOM;
  const shown = rules.options.filter(
    (spec) => (isCustom || spec.kind === 'seat') && (spec.applies?.(plan.options, plan.seats.length) ?? true),
  );
  const wrong = problem?.kind === 'option' ? problem.error : null;
  return (
    <Card seed="voyage" style={styles.card}>
      <Text kind="heading" heading={2}>
        {t('setup.voyage')}
      </Text>
      <View accessibilityRole="radiogroup" accessibilityLabel={t('setup.preset')} style={styles.choices}>
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            {...choice}
            isChosen={choice.id === plan.preset}
            onPress={() => onChange(withPreset(rules, plan, choice.id))}
          />
        ))}
      </View>
      {shown.map((spec) => (
        <OptionField
          key={spec.name}
          spec={spec}
          options={plan.options}
          names={plan.seats.map(({ name }) => name)}
          say={say}
          problem={wrong?.option === spec.name ? told : null}
          onChange={(value) => onChange(withOption(rules, plan, spec.name, value))}
        />
      ))}
    </Card>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly help: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Choice({ name, help, isChosen, onPress }: ChoiceProps) {
  const { colours, textScale } = useTheme();
  const look = {
    borderColor: isChosen ? colours.brass : colours.edge,
    backgroundColor: isChosen ? colours.sunken : undefined,
  };
  return (
    <Touchable
      role="radio"
      checked={isChosen}
      label={`${name}. ${help}`}
      onPress={onPress}
      style={[styles.choice, look]}
    >
      <View style={{ width: MARK * textScale }}>
        {isChosen ? <Icon name="check" colour={colours.brassText} /> : null}
      </View>
      <View style={styles.words}>
        <Text kind="strong">{name}</Text>
        <Text kind="small" tone="textSoft">
          {help}
        </Text>
      </View>
    </Touchable>
  );
}

/** Points the tick of the chosen voyage needs at 100 % text. */
const MARK = 24;

const styles = StyleSheet.create({
  card: { gap: space.small },
  choices: { gap: space.small },
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    padding: space.snug,
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
  words: { flex: 1 },
});
