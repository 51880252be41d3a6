/** Below the board: trouble first, then a move to confirm, a hint, the way to the next person; otherwise the last news. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Phrase } from '@/core/phrase';
import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { roughWidth, space, typeAt, useTheme } from '@/ui/theme';

import { LOW, type BarProps } from './bar';
import { tail, useLatest } from './latest';

interface BottomBarProps extends BarProps {
  readonly onLog: () => void;
  readonly onResult: () => void;
}

/** From this width on two lines hold all that matters. */
const WIDE = 600;

/** Lines of news, which the bar has room for also while it says something else: the board above it does not jump. */
function useLines(): number {
  const { width, height } = useWindowDimensions();
  return height < LOW || width >= WIDE ? 2 : 3;
}

export function BottomBar(props: BottomBarProps) {
  const { colours, textScale } = useTheme();
  const minHeight = useLines() * typeAt('small', textScale).lineHeight + 2 * space.tight;
  return (
    <View style={[styles.bar, { minHeight, borderTopColor: colours.rim, backgroundColor: colours.card }]}>
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
  const { textScale } = useTheme();
  const { width } = useWindowDimensions();
  const lines = useLines();
  const sentences = useLatest(props);
  const { match, picture, seats } = props;
  const { stage } = picture;
  const covered = stage.kind === 'choosing' && stage.isCovered ? seats[stage.seat] : undefined;
  const beside = BESIDE + (covered ? COVERED * textScale : 0) + (picture.canSkip ? SKIP : 0);
  const letters = (lines * (width - beside)) / roughWidth('n', 'small', textScale);
  const text = sentences.length > 0 ? tail(sentences, letters) : t('table.logEmpty');
  return (
    <View style={styles.asked}>
      <Touchable label={`${t('table.log')}: ${sentences.join(' ') || text}`} onPress={props.onLog} style={styles.news}>
        <View style={styles.told}>
          <Text kind="small" lines={lines}>
            {text}
          </Text>
        </View>
        <Icon name="log" size={20} />
      </Touchable>
      {covered ? (
        <Button
          label={t('table.handoverTake', { name: covered.name })}
          short={t('table.handoverShort')}
          onPress={() => match.takeDevice()}
        />
      ) : null}
      {picture.canSkip ? <IconButton bare icon="last" label={t('table.skip')} onPress={() => match.skip()} /> : null}
    </View>
  );
}

/** Points beside the news: the edges and the picture of the log; the button of whoever looks; the one to skip. */
const BESIDE = 64;
const COVERED = 150;
const SKIP = 54;

interface WordsProps {
  readonly text: string;
  readonly danger?: boolean;
  readonly below?: boolean;
}

function Words({ text, danger = false, below = false }: WordsProps) {
  return (
    <View style={below ? styles.above : styles.words}>
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

/** What is asked stands above the answers where they would leave it no room beside them. */
function Asked({ text, danger = false, yes, no, onYes, onNo }: AskedProps) {
  const { textScale } = useTheme();
  const { width } = useWindowDimensions();
  const answers = roughWidth(yes + (no ?? ''), 'label', textScale) + (no ? 2 : 1) * 46;
  const isBelow = width - answers < LEAST_WORDS * textScale;
  return (
    <View style={isBelow ? styles.stacked : styles.asked}>
      <Words text={text} danger={danger} below={isBelow} />
      <View style={styles.answers}>
        {no && onNo ? <Button label={no} onPress={onNo} /> : null}
        <Button look="primary" label={yes} onPress={onYes} />
      </View>
    </View>
  );
}

/** Points of width at 100 % text that what is asked needs beside its answers. */
const LEAST_WORDS = 160;

const styles = StyleSheet.create({
  bar: {
    justifyContent: 'center',
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: space.snug,
  },
  news: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: space.small },
  told: { flex: 1, minWidth: 0 },
  words: { flex: 1, minWidth: 0, paddingVertical: space.tight },
  above: { paddingTop: space.tight },
  stacked: { gap: space.tight, paddingVertical: space.tight },
  answers: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.small },
  asked: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingVertical: space.tight },
});
