/** Below the board: trouble first, then a move to confirm, a hint, the way to the next person; otherwise the last news. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Phrase } from '@/core/phrase';
import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { space, useTheme } from '@/ui/theme';

import type { BarProps } from './bar';
import { useLatest } from './latest';

interface BottomBarProps extends BarProps {
  readonly onLog: () => void;
  readonly onResult: () => void;
}

/** On a window lower than this the board needs the third line of the news. */
const LOW = 700;

export function BottomBar(props: BottomBarProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.bar, { borderTopColor: colours.rim, backgroundColor: colours.card }]}>
      <Content {...props} />
    </View>
  );
}

function Content(props: BottomBarProps) {
  const t = useWords();
  const { match, picture, seats, entry, speak } = props;
  const { trouble, pending, hint, stage, closed, narrowing, view } = picture;
  const telling = entry.telling;
  const describe = (move: unknown): Phrase => telling?.describe(view, move) ?? { key: '' };
  if (trouble) {
    const sentence = trouble.kind === 'save' ? t('table.notSaved') : t('table.botFailed');
    return <Asked text={sentence} danger yes={t('table.again')} onYes={trouble.again} />;
  }
  if (pending) {
    const text = speak(describe(pending.move));
    return (
      <Asked
        text={text}
        yes={t('table.confirm')}
        onYes={() => match.confirm()}
        no={t('table.cancel')}
        onNo={() => match.letGo()}
      />
    );
  }
  if (hint === 'thinking') return <Words text={t('table.hinting')} />;
  if (hint && telling) {
    const chance = Math.round(hint.chance * 100);
    const move = speak(describe(hint.move));
    const text = t('table.hintIs', { move, reason: speak(telling.reason(view, hint.move)), chance });
    return <Asked text={text} yes={t('table.hintPlay')} onYes={() => match.choose(hint.move)} />;
  }
  if (closed !== null && stage.kind === 'waiting') {
    return <Words text={t('table.notTheirTurn', { name: seats[stage.seat]?.name ?? '' })} />;
  }
  if (closed !== null && stage.kind === 'choosing' && telling)
    return <Words danger text={speak(telling.whyNot(view, narrowing.touched, closed))} />;
  if (stage.kind === 'passing') {
    const name = seats[stage.next]?.name ?? '';
    return (
      <Asked
        text={t('table.passSentence', { name })}
        yes={t('table.pass', { name })}
        onYes={() => match.passDevice()}
      />
    );
  }
  if (stage.kind === 'forced') {
    const name = seats[stage.seat]?.name ?? '';
    return (
      <Asked
        text={t('table.forced', { name })}
        yes={t('table.goOn')}
        onYes={() => match.goOn()}
        no={t('table.handoverTake', { name })}
        onNo={() => match.takeDevice()}
      />
    );
  }
  if (stage.kind === 'over') return <Asked text={t('table.over')} yes={t('table.showResult')} onYes={props.onResult} />;
  return <LastNews {...props} />;
}

function LastNews(props: BottomBarProps) {
  const t = useWords();
  const { height } = useWindowDimensions();
  const text = useLatest(props) ?? t('table.logEmpty');
  const { match, picture, seats } = props;
  const { stage } = picture;
  const covered = stage.kind === 'choosing' && stage.isCovered ? seats[stage.seat] : undefined;
  return (
    <View style={styles.asked}>
      <Touchable label={`${t('table.log')}: ${text}`} onPress={props.onLog} style={styles.news}>
        <Text kind="small" lines={height < LOW ? 2 : 3}>
          {text}
        </Text>
      </Touchable>
      {covered ? (
        <Button label={t('table.handoverTake', { name: covered.name })} onPress={() => match.takeDevice()} />
      ) : null}
      {picture.canSkip ? <IconButton bare icon="last" label={t('table.skip')} onPress={() => match.skip()} /> : null}
    </View>
  );
}

function Words({ text, danger = false }: { readonly text: string; readonly danger?: boolean }) {
  return (
    <View style={styles.words}>
      <Text kind="small" tone={danger ? 'dangerText' : 'text'} live>
        {text}
      </Text>
    </View>
  );
}

interface AskedProps {
  readonly text: string;
  readonly danger?: boolean;
  readonly yes: string;
  readonly no?: string;
  readonly onYes: () => void;
  readonly onNo?: () => void;
}

function Asked({ text, danger = false, yes, no, onYes, onNo }: AskedProps) {
  return (
    <View style={styles.asked}>
      <Words text={text} danger={danger} />
      {no && onNo ? <Button label={no} onPress={onNo} /> : null}
      <Button look="primary" label={yes} onPress={onYes} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    minHeight: 48,
    justifyContent: 'center',
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: space.snug,
  },
  news: { flex: 1, minWidth: 0, minHeight: 44 },
  words: { flex: 1, minWidth: 0, paddingVertical: space.tight },
  asked: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingVertical: space.tight },
});
