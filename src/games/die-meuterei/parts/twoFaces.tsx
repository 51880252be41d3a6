/** What the two faces of a choice are: cards looked at, sides, the ways a pair can stand. */
import { View } from 'react-native';

import { useGameWords, type Say } from '@/i18n/words';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';

import { COMBAT, D, type Side, V } from '../data';
import type { Phase, State } from '../state';
import { Coin } from './Coin';
import { CombatCard, ConvictionCard, GoldCard } from './CombatCard';
import type { FaceChoice } from './FaceButton';
import { SailorFigure } from './SailorFigure';
import { SideMark } from './SideMark';

type Two = readonly [FaceChoice, FaceChoice];
type Asked = (view: State, say: Say, width: number) => Two;

/** Null in a phase that is answered otherwise. */
export function useTwoFaces(view: State, height: number): Two | null {
  const say = useGameWords('die-meuterei');
  const width = Math.max(44, Math.min(86, height * 0.2));
  return asked[view.phase]?.(view, say, width) ?? null;
}

const asked: Readonly<Partial<Record<Phase, Asked>>> = {
  ramon({ gold, combat }, say, width) {
    const value = gold[gold.length - 1] ?? -1;
    const card = combat[combat.length - 1] ?? -1;
    const label = say('table.keep', { card: say('table.goldOf', { value }) });
    return [
      { spot: 'face gold', label, picture: <GoldCard value={value} width={width} /> },
      oneCard('face combat', say('table.keep', { card: say(`card.${COMBAT[card]}`) }), card, width),
    ];
  },
  tembo({ combat }, say, width) {
    const [upper, lower] = [combat[combat.length - 1] ?? -1, combat[combat.length - 2] ?? -1];
    return [
      oneCard('face 1', `${say('table.upper')}: ${say(`card.${COMBAT[upper]}`)}`, upper, width),
      oneCard('face 2', `${say('table.lower')}: ${say(`card.${COMBAT[lower]}`)}`, lower, width),
    ];
  },
  pang: (_, say, width) => [
    oneCard('face combat', say('table.takeCombat'), -1, width),
    { spot: 'face coin', label: say('table.takeCoin'), picture: <CoinInPlace width={width} /> },
  ],
  side: (_, say, width) => [
    conviction('side V', say('table.sideOf.V'), V, width),
    conviction('side D', say('table.sideOf.D'), D, width),
  ],
  bijoux(view, say, width) {
    const own = view.sides[view.turn] ?? V;
    return [
      conviction('button stay', say('table.keepSide'), own, width),
      conviction('button change', say('table.changeSide'), own === V ? D : V, width),
    ];
  },
  place(view, say, width) {
    const [first = 0, second = 0] = view.picked.map((spot) => view.deck[spot] ?? 0);
    return [
      standing('side V', say('table.placed', { v: first, d: second }), [first, second], width),
      standing('side D', say('table.placed', { v: second, d: first }), [second, first], width),
    ];
  },
  swap(view, say, width) {
    const v = view.pairs[view.inspected * 2 + V] ?? 0;
    const d = view.pairs[view.inspected * 2 + D] ?? 0;
    const words = (how: string, left: number, right: number) =>
      `${say(`table.${how}`)}: ${say('table.placed', { v: left, d: right })}`;
    return [
      standing('button stay', words('leave', v, d), [v, d], width),
      standing('button swap', words('swap', d, v), [d, v], width),
    ];
  },
};

function oneCard(spot: string, label: string, card: number, width: number): FaceChoice {
  return { spot, label, picture: <CombatCard card={card} width={width} /> };
}

function conviction(spot: string, label: string, side: Side, width: number): FaceChoice {
  return { spot, label, picture: <ConvictionCard side={side} width={width} /> };
}

function CoinInPlace({ width }: { readonly width: number }) {
  return (
    <View style={{ height: width * CARD_SHAPE, justifyContent: 'center' }}>
      <Coin size={width} />
    </View>
  );
}

/** A pair as it would stand: who fights for Valverde, who for Diaz. */
function standing(spot: string, label: string, values: readonly [number, number], width: number): FaceChoice {
  const tall = width * 1.1;
  return {
    spot,
    label,
    picture: (
      <View style={{ flexDirection: 'row' }}>
        {[V, D].map((side) => (
          <View key={side} style={{ alignItems: 'center', width: tall * 0.8 }}>
            <View style={{ height: tall, width: 0 }}>
              <View style={{ position: 'absolute', top: tall }}>
                <SailorFigure height={tall} value={values[side === V ? 0 : 1]} />
              </View>
            </View>
            <SideMark side={side} size={20} />
          </View>
        ))}
      </View>
    ),
  };
}
