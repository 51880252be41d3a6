/** A game's card: its cover, its name, what it is about, for how many. Not to be touched while it is being rigged. */
import { useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { GameEntry } from '@/games/entry';
import { useGameWords, useWords } from '@/i18n/words';
import { Chip } from '@/ui/kit/Chip';
import { InkFrame } from '@/ui/kit/InkFrame';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { accentOf, radius, space, useTheme } from '@/ui/theme';

import { coverOf } from '../boot/covers';
import { Ribbon } from './Ribbon';

interface GameCardProps {
  readonly game: GameEntry;
  readonly width: number;
  /** Height of the cover. */
  readonly picture: number;
  /** Picture and words side by side. */
  readonly wide: boolean;
  readonly onPress: () => void;
}

export function GameCard({ game, width, picture, wide, onPress }: GameCardProps) {
  const t = useWords();
  const say = useGameWords(game.id);
  const { colours, elevation, light } = useTheme();
  const accent = accentOf(light, game.id);
  const rigged = game.table === undefined;
  const players = usePlayers(game);
  const across = wide ? Math.round(width * 0.64) : width - 2 * MAT;
  const spoken = { name: say('name'), tagline: say('tagline'), players };
  return (
    <Touchable
      label={t(rigged ? 'harbour.riggedSpoken' : 'harbour.gameSpoken', spoken)}
      {...(rigged ? null : { hint: t('harbour.gameHint') })}
      disabled={rigged}
      onPress={onPress}
      style={({ hovered }) => [
        styles.card,
        wide ? styles.wide : null,
        { width, backgroundColor: colours.card, boxShadow: hovered ? elevation.high : elevation.mid },
        hovered ? styles.raised : null,
      ]}
    >
      <Picture game={game.id} width={across} least={picture} stretched={wide}>
        {rigged ? <Ribbon label={t('harbour.rigged')} /> : null}
      </Picture>
      <View style={[styles.words, wide ? styles.wideWords : null]}>
        <Text kind="title" colour={accent.ink}>
          {say('name')}
        </Text>
        <Text kind="lead">{say('tagline')}</Text>
        <View style={[styles.facts, wide ? null : styles.foot]}>
          <Chip icon="players" label={players} />
        </View>
      </View>
      <InkFrame seed={game.id} colour={accent.ink} />
    </Touchable>
  );
}

interface PictureProps {
  readonly game: string;
  readonly width: number;
  readonly least: number;
  /** As high as the card, which may be higher than its picture needs. */
  readonly stretched: boolean;
  readonly children: ReactNode;
}

function Picture({ game, width, least, stretched, children }: PictureProps) {
  const { colours } = useTheme();
  const [height, setHeight] = useState(least);
  const Cover = coverOf(game);
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setHeight(Math.ceil(nativeEvent.layout.height));
  return (
    <View
      style={[
        styles.picture,
        { width, minHeight: least, backgroundColor: colours.sunken },
        stretched ? styles.widePicture : null,
      ]}
      {...(stretched ? { onLayout: measure } : null)}
    >
      <View style={styles.cover}>{Cover ? <Cover width={width} height={stretched ? height : least} /> : null}</View>
      {children}
    </View>
  );
}

function usePlayers({ seats: { min, max } }: GameEntry): string {
  const t = useWords();
  return min === max ? t('harbour.playersExactly', { min }) : t('harbour.players', { min, max });
}

/** Paper left around the picture, so that the inked frame runs outside it. */
const MAT = 10;

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, justifyContent: 'flex-start' },
  raised: { transform: [{ translateY: -2 }] },
  picture: { marginHorizontal: MAT, marginTop: MAT, borderRadius: radius.small - 2, overflow: 'hidden' },
  words: {
    paddingHorizontal: space.base + 4,
    paddingTop: space.snug,
    paddingBottom: space.base + 4,
    gap: space.tight,
    flexGrow: 1,
  },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, paddingTop: space.small },
  foot: { marginTop: 'auto' },
  wide: { flexDirection: 'row' },
  widePicture: { alignSelf: 'stretch', marginBottom: MAT, marginRight: 0 },
  cover: { position: 'absolute', left: 0, top: 0 },
  wideWords: { flex: 1, justifyContent: 'center' },
});
