/** A small scene over the board for choices that do not lie on it: a seen hand, the cards of Rum and Lantern, a symbol. */
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { Mark } from '@/ui/table/Mark';
import { OverBoard } from '@/ui/table/OverBoard';
import type { TableProps } from '@/ui/table/props';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { SYMBOLS, type SymbolName } from '../data';
import { KINDS, kindText, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

interface ChoiceProps extends Pick<TableProps, 'faces' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
}

export function Choice(props: ChoiceProps) {
  const { open } = props;
  const symbols = SYMBOLS.filter((symbol) => open.has(`symbol ${symbol}`));
  if (symbols.length > 0) return <Symbols {...props} symbols={symbols} />;
  const seen = seenCards(props.view).filter((kind) => open.has(`seen ${kindText(kind)}`));
  return seen.length > 0 ? <Cards {...props} seen={seen} /> : null;
}

/** The cards that lie open to the one who chooses, each of them. */
function seenCards(view: State): Kind[] {
  if (view.phase !== 'gunTake') return [...view.pool];
  const seen: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = view.hands[view.other * KINDS + kind] ?? 0; i > 0; i--) seen.push(kind);
  }
  return seen;
}

function Cards({ view, faces, hints, onTouch, seen }: ChoiceProps & { readonly seen: readonly Kind[] }) {
  const say = useGameWords('cartagena');
  const face = faces[view.other];
  const concernsSeat = view.phase === 'gunTake' || view.phase === 'rumGive';
  const width = seen.length > 8 ? 46 : 58;
  return (
    <OverBoard>
      <View style={styles.title}>
        {concernsSeat ? <Emblem crew={crewOf(face?.colour ?? '')} size={30} /> : null}
        <Text kind="heading" heading={2} align="center" live>
          {say(`table.choose.${view.phase}`, { name: face?.name ?? '' })}
        </Text>
      </View>
      <View style={styles.cards}>
        {seen.map((kind, index) => (
          <SeenCard
            key={index}
            kind={kind}
            width={width}
            isHinted={hints.has(`seen ${kindText(kind)}`)}
            onPress={() => onTouch(`seen ${kindText(kind)}`)}
          />
        ))}
      </View>
      {view.phase === 'lanternNext' ? <Order view={view} width={width} /> : null}
      <Text kind="small" tone="textSoft" align="center">
        {say(`table.explain.${view.phase}`)}
      </Text>
    </OverBoard>
  );
}

interface SeenCardProps {
  readonly kind: Kind;
  readonly width: number;
  readonly isHinted: boolean;
  readonly onPress: () => void;
}

function SeenCard({ kind, width, isHinted, onPress }: SeenCardProps) {
  const { colours } = useTheme();
  const label = useCardLabel()(kind, 1);
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={[styles.seen, { borderColor: isHinted ? colours.danger : 'transparent' }]}
    >
      <CardFace kind={kind} width={width} />
    </Touchable>
  );
}

/** The cards already named, the next to be drawn first, and the places still open. */
function Order({ view, width }: { readonly view: State; readonly width: number }) {
  const { colours } = useTheme();
  const say = useGameWords('cartagena');
  const label = useCardLabel();
  const slots = view.putBack.length + view.pool.length;
  const named = view.putBack.map((kind) => label(kind, 1)).join(', ');
  const size = { width: width * 0.7, height: width * 0.7 * CARD_SHAPE };
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={`${say('table.order')}: ${named || say('table.empty')}`}
      style={styles.cards}
    >
      {Array.from({ length: slots }, (_, i) => {
        const kind = view.putBack[i];
        return (
          <View key={i} style={styles.slot}>
            {kind === undefined ? (
              <View style={[styles.hole, size, { borderColor: colours.edge }]} />
            ) : (
              <CardFace kind={kind} width={size.width} />
            )}
            <Text kind="small">{`${i + 1}`}</Text>
          </View>
        );
      })}
    </View>
  );
}

function Symbols({ onTouch, hints, symbols }: ChoiceProps & { readonly symbols: readonly SymbolName[] }) {
  const say = useGameWords('cartagena');
  const { colours } = useTheme();
  return (
    <OverBoard>
      <Text kind="heading" heading={2} align="center" live>
        {say('table.choose.pair')}
      </Text>
      <View style={styles.cards}>
        {symbols.map((symbol) => (
          <Touchable
            key={symbol}
            label={say(`symbol.${symbol}`)}
            onPress={() => onTouch(`symbol ${symbol}`)}
            style={[styles.symbol, { borderColor: hints.has(`symbol ${symbol}`) ? colours.danger : colours.edge }]}
          >
            <Svg width={44} height={44} aria-hidden>
              <Mark mark={symbol} x={22} y={22} size={38} />
            </Svg>
          </Touchable>
        ))}
      </View>
    </OverBoard>
  );
}

const styles = StyleSheet.create({
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.small },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.tight },
  seen: { borderWidth: 2, borderRadius: radius.small, alignItems: 'center' },
  slot: { alignItems: 'center', gap: space.hair },
  hole: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.small },
  symbol: {
    width: 56,
    height: 56,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
});
