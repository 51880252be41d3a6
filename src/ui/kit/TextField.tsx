/** One line to write on, with its label above and what is wrong below. */
import { StyleSheet, TextInput, View } from 'react-native';

import { radius, space, TOUCH, typeAt, useTheme } from '../theme';
import { Text } from './Text';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** What is wrong and what to do; spoken when it appears. */
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
  readonly onDone?: () => void;
}

export function TextField({ label, value, placeholder, maxLength, problem, onChange, onDone }: TextFieldProps) {
  const { colours, textScale } = useTheme();
  const { lineHeight: _, ...font } = typeAt('body', textScale);
  return (
    <View style={styles.field}>
      <Text kind="label">{label}</Text>
      <TextInput
        accessibilityLabel={label}
        {...(problem ? { accessibilityHint: problem, 'aria-invalid': true } : null)}
        allowFontScaling={false}
        value={value}
        onChangeText={onChange}
        {...(placeholder ? { placeholder, placeholderTextColor: colours.textSoft } : null)}
        {...(maxLength ? { maxLength } : null)}
        {...(onDone ? { onSubmitEditing: onDone } : null)}
        style={[
          font,
          styles.line,
          {
            color: colours.text,
            backgroundColor: colours.sunken,
            borderColor: problem ? colours.danger : colours.edge,
          },
        ]}
      />
      {problem ? (
        <Text kind="small" tone="dangerText" live>
          {problem}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.tight },
  line: {
    minHeight: TOUCH,
    borderRadius: radius.small,
    borderWidth: 1.5,
    paddingHorizontal: space.snug,
    paddingVertical: space.small,
  },
});
