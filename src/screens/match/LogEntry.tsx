/** One thing that happened, with the emblem of whoever did it; what is new since the reader's last turn stands out. */
import { StyleSheet, View } from 'react-native';

import type { LogLine } from '@/match/log';
import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { crewOf, space, useTheme } from '@/ui/theme';

import type { BarProps } from './bar';

interface LogEntryProps extends Pick<BarProps, 'seats' | 'speak'> {
  readonly line: LogLine;
  readonly isFresh: boolean;
  /** Beside the board there is less room than in the log. */
  readonly small?: boolean;
}

export function LogEntry({ line, isFresh, seats, speak, small = false }: LogEntryProps) {
  const { colours } = useTheme();
  const edge = isFresh ? { borderLeftColor: colours.brass } : null;
  const kind = small ? 'small' : isFresh ? 'strong' : 'body';
  return (
    <View style={[styles.line, edge]}>
      <Emblem crew={crewOf(seats[line.seat]?.colour ?? '')} size={18} />
      <View style={styles.text}>
        <Text kind={kind} tone={small && !isFresh ? 'textSoft' : 'text'}>
          {speak(line.phrase)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    gap: space.small,
    borderLeftWidth: 3,
    borderLeftColor: 'transparent',
    paddingLeft: space.small,
  },
  text: { flex: 1 },
});
