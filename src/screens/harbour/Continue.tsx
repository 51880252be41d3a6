/** Every unfinished match, newest first. Hidden when there is none. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { gameWords, useWords } from '@/i18n/words';
import type { Listed, MatchCard } from '@/store/store';
import { Card } from '@/ui/kit/Card';
import { Chip } from '@/ui/kit/Chip';
import { Emblem } from '@/ui/kit/Emblem';
import { Heading } from '@/ui/kit/Heading';
import { Icon } from '@/ui/kit/Icon';
import { InkFrame } from '@/ui/kit/InkFrame';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { accentOf, crews, radius, space, useTheme, type Crew } from '@/ui/theme';

import { coverOf } from '../boot/covers';
import { gameById } from '../games';
import { ago } from './ago';

interface ContinueProps {
  readonly matches: readonly Listed[];
  /** Width of one card. */
  readonly width: number;
  readonly onOpen: (id: string) => void;
}

export function Continue({ matches, width, onOpen }: ContinueProps) {
  const t = useWords();
  const [now] = useState(() => Date.now());
  if (matches.length === 0) return null;
  return (
    <View style={styles.section}>
      <Heading>{t('harbour.continue')}</Heading>
      <View style={styles.list}>
        {matches.map((match) =>
          match.state === 'unreadable' ? (
            <Card key={match.id} seed={match.id} style={{ width }}>
              <Text kind="heading">{match.title}</Text>
              <Text tone="dangerText">{t('harbour.unreadable')}</Text>
              <Text tone="textSoft">{match.sentence}</Text>
            </Card>
          ) : (
            <ResumeCard key={match.id} match={match} now={now} width={width} onPress={() => onOpen(match.id)} />
          ),
        )}
      </View>
    </View>
  );
}

interface ResumeCardProps {
  readonly match: MatchCard;
  readonly now: number;
  readonly width: number;
  readonly onPress: () => void;
}

function ResumeCard({ match, now, width, onPress }: ResumeCardProps) {
  const t = useWords();
  const { colours, elevation, light } = useTheme();
  const passed = ago(match.playedAt, now);
  const when = 'count' in passed ? t(`ago.${passed.key}`, { count: passed.count }) : t(`ago.${passed.key}`);
  const game = gameById(match.game) ? gameWords(match.game)('name') : t('harbour.unknownGame');
  const mover = match.toAct === null ? undefined : match.seats[match.toAct];
  const turn = mover ? t('harbour.turn', { name: mover.name }) : t('harbour.over');
  const Picture = coverOf(match.game);
  return (
    <Touchable
      label={t('harbour.resumeSpoken', { title: match.title, game, turn, when })}
      onPress={onPress}
      style={({ hovered }) => [
        styles.card,
        { width, backgroundColor: colours.card, boxShadow: hovered ? elevation.mid : elevation.low },
      ]}
    >
      <View style={[styles.thumb, { backgroundColor: colours.sunken }]}>
        {Picture ? <Picture width={THUMB} height={THUMB} /> : null}
      </View>
      <View style={styles.words}>
        <Text kind="heading">{match.title}</Text>
        {game === match.title ? null : (
          <Text kind="small" colour={accentOf(light, match.game).ink}>
            {game}
          </Text>
        )}
        <View style={styles.seats}>
          {match.seats.map((seat, index) => (
            <Emblem key={index} crew={crewOf(seat.colour, index)} size={24} />
          ))}
        </View>
        <View style={styles.facts}>
          <Chip strong label={turn} icon="play" />
          {match.practice ? <Chip label={t('harbour.practice')} /> : null}
          <Chip label={when} icon="clock" />
        </View>
      </View>
      <View style={styles.next}>
        <Icon name="next" colour={colours.edge} />
      </View>
      <InkFrame seed={match.id} />
    </Touchable>
  );
}

function crewOf(colour: string, seat: number): Crew {
  return crews.find((crew) => crew === colour) ?? crews[seat % crews.length] ?? 'red';
}

const THUMB = 92;

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
  thumb: { width: THUMB, height: THUMB, borderRadius: radius.small, overflow: 'hidden' },
  words: { flex: 1, gap: space.tight + 2 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight + 2 },
  next: { alignSelf: 'center' },
});
