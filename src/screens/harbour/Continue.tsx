/** Every unfinished match, newest first, each with a menu to manage it. Hidden when there is none. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { gameWords, useWords } from '@/i18n/words';
import type { Listed, MatchCard, UnreadableMatch } from '@/store/store';
import { Button } from '@/ui/kit/Button';
import { Chip } from '@/ui/kit/Chip';
import { Emblem } from '@/ui/kit/Emblem';
import { Heading } from '@/ui/kit/Heading';
import { IconButton } from '@/ui/kit/IconButton';
import { InkFrame } from '@/ui/kit/InkFrame';
import { Text } from '@/ui/kit/Text';
import { Touchable, type TouchState } from '@/ui/kit/Touchable';
import { accentOf, crews, radius, space, TOUCH, useTheme, type Crew } from '@/ui/theme';

import { gameById } from '../games';
import { ago } from './ago';
import { MatchMenu } from './MatchMenu';
import { Thumb, THUMB } from './Thumb';

interface ContinueProps {
  readonly matches: readonly Listed[];
  /** Width of one card. */
  readonly width: number;
  readonly onOpen: (id: string) => void;
  /** A match was renamed, deleted or brought back: ask for them again. */
  readonly onChanged: () => void;
}

export function Continue({ matches, width, onOpen, onChanged }: ContinueProps) {
  const t = useWords();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<Listed | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded || matches.length <= SHOWN + 1 ? matches : matches.slice(0, SHOWN);
  if (matches.length === 0) return null;
  return (
    <View style={styles.section}>
      <Heading>{t('harbour.continue')}</Heading>
      <View style={styles.list}>
        {shown.map((match, index) =>
          match.state === 'unreadable' ? (
            <UnreadableCard key={match.id} match={match} width={width} onMenu={() => setChosen(match)} />
          ) : (
            <ResumeCard
              key={match.id}
              match={match}
              now={now}
              width={width}
              hasBoard={index < BOARDS}
              onPress={() => onOpen(match.id)}
              onMenu={() => setChosen(match)}
            />
          ),
        )}
      </View>
      {shown.length < matches.length ? (
        <Button
          icon="plus"
          label={t('harbour.unfold', { count: matches.length - shown.length })}
          onPress={() => setUnfolded(true)}
        />
      ) : null}
      {chosen ? <MatchMenu match={chosen} onClose={() => setChosen(null)} onChanged={onChanged} /> : null}
    </View>
  );
}

interface ResumeCardProps {
  readonly match: MatchCard;
  readonly now: number;
  readonly width: number;
  readonly hasBoard: boolean;
  readonly onPress: () => void;
  readonly onMenu: () => void;
}

function ResumeCard({ match, now, width, hasBoard, onPress, onMenu }: ResumeCardProps) {
  const t = useWords();
  const { colours, elevation, light } = useTheme();
  const passed = ago(match.playedAt, now);
  const when = 'count' in passed ? t(`ago.${passed.key}`, { count: passed.count }) : t(`ago.${passed.key}`);
  const game = gameById(match.game) ? gameWords(match.game)('name') : t('harbour.unknownGame');
  const mover = match.toAct === null ? undefined : match.seats[match.toAct];
  const turn = mover ? t('harbour.turn', { name: mover.name }) : t('harbour.over');
  const names = match.seats.map(({ name }) => name).join(', ');
  return (
    <View style={{ width }}>
      <Touchable
        label={t('harbour.resumeSpoken', { title: match.title, game, turn, when })}
        hint={t('manage.seats', { names })}
        onPress={onPress}
        style={({ hovered }: TouchState) => [
          styles.card,
          styles.asHigh,
          { backgroundColor: colours.card, boxShadow: hovered ? elevation.mid : elevation.low },
        ]}
      >
        <View style={THUMB} />
        <View style={styles.words}>
          <View style={styles.title}>
            <Text kind="heading">{match.title}</Text>
          </View>
          {game === match.title ? null : (
            <Text kind="small" colour={accentOf(light, match.game).ink}>
              {game}
            </Text>
          )}
          <View style={styles.seats}>
            {match.seats.map((seat, index) => (
              <View key={index} style={styles.seat}>
                <Emblem crew={crewOf(seat.colour, index)} size={24} />
                <Text kind="small" tone={index === match.toAct ? 'text' : 'textSoft'}>
                  {seat.name}
                </Text>
              </View>
            ))}
          </View>
          <View style={styles.facts}>
            <Chip strong label={turn} icon="play" />
            {match.practice ? <Chip label={t('harbour.practice')} /> : null}
            <Chip label={when} icon="clock" />
          </View>
        </View>
        <InkFrame seed={match.id} />
      </Touchable>
      <View style={styles.thumb}>
        <Thumb match={match} hasBoard={hasBoard} />
      </View>
      <MenuButton match={match} onPress={onMenu} />
    </View>
  );
}

interface UnreadableCardProps {
  readonly match: UnreadableMatch;
  readonly width: number;
  readonly onMenu: () => void;
}

function UnreadableCard({ match, width, onMenu }: UnreadableCardProps) {
  const t = useWords();
  const { colours, elevation } = useTheme();
  return (
    <View style={[styles.card, { width, backgroundColor: colours.card, boxShadow: elevation.low }]}>
      <View style={styles.words}>
        <View style={styles.title}>
          <Text kind="heading">{match.title === '' ? t('manage.untitled') : match.title}</Text>
        </View>
        <Text tone="dangerText">{t('harbour.unreadable')}</Text>
        <Text tone="textSoft">{match.sentence}</Text>
      </View>
      <InkFrame seed={match.id} colour={colours.danger} />
      <MenuButton match={match} onPress={onMenu} />
    </View>
  );
}

/** Beside the card, not in it: a button in a button cannot be reached by those who listen. */
function MenuButton({ match, onPress }: { readonly match: Listed; readonly onPress: () => void }) {
  const t = useWords();
  const title = match.title === '' ? t('manage.untitled') : match.title;
  return (
    <View style={styles.menu}>
      <IconButton bare icon="more" label={t('manage.menuOf', { title })} onPress={onPress} />
    </View>
  );
}

function crewOf(colour: string, seat: number): Crew {
  return crews.find((crew) => crew === colour) ?? crews[seat % crews.length] ?? 'red';
}

/** So many boards are drawn; more would keep a phone busy. */
const BOARDS = 4;
/** So many games are shown before one asks for the rest: a new game should not lie at the bottom of a long page. */
const SHOWN = 4;

const styles = StyleSheet.create({
  section: { gap: space.base },
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.roomy },
  card: {
    borderRadius: radius.card,
    flexDirection: 'row',
    justifyContent: 'flex-start',
    padding: space.snug,
    gap: space.snug,
  },
  /** As high as the highest of its row. */
  asHigh: { flexGrow: 1, alignItems: 'flex-start' },
  thumb: { position: 'absolute', top: space.snug, left: space.snug, pointerEvents: 'none' },
  words: { flex: 1, gap: space.tight + 2 },
  title: { paddingRight: TOUCH },
  seats: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.snug, rowGap: space.tight },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight + 2 },
  menu: { position: 'absolute', top: space.small, right: space.small },
});
