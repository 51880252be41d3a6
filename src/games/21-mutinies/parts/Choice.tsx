/** What is to be decided now, over the board: a drawn jewel, a sale, a theft, a card's choices, a drawn card. */
import type { ReactNode } from 'react';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';

import { CARD_IDS, JEWEL_IDS } from '../data';
import type { State } from '../state';
import { jewelOf, UNKNOWN } from '../token';
import { CardPanel } from './CardPanel';
import { Token } from './Gem';
import { ItemPanel } from './ItemPanel';
import { JewelChoice } from './JewelChoice';
import { price } from './labels';
import { Choices, Foot, Panel } from './Panel';
import { ComboPanel, PickPanel, RumPanel } from './SalePanel';
import { PlayerPanel, StealPanel } from './ThiefPanel';

export interface ChoiceProps extends Pick<TableProps, 'faces' | 'viewer' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
}

export function Choice(props: ChoiceProps): ReactNode {
  const { view, open, touched } = props;
  const item = touched.find((spot) => /^(treasure|card) /.test(spot));
  if (item !== undefined) return <ItemPanel {...props} spot={item} />;
  if (open.size === 0) return null;
  switch (view.phase) {
    case 'blind':
      return <BlindPanel {...props} />;
    case 'combo':
      return <ComboPanel {...props} />;
    case 'pick':
      return <PickPanel {...props} />;
    case 'rum':
      return <RumPanel {...props} />;
    case 'steal':
      return <StealPanel {...props} />;
    case 'swap':
      return <StealPanel {...props} />;
    case 'rob':
    case 'target':
      return <PlayerPanel {...props} />;
    case 'give':
      return <GivePanel {...props} />;
    case 'spy':
    case 'order':
      return <SpyPanel {...props} />;
    case 'card':
      return <CardPanel {...props} />;
    case 'place':
    case 'after':
    case 'resolve':
    case 'move':
    case 'over':
      return null;
  }
}

/** The jewel drawn in lonely waters: kept for the stake, or thrown. */
function BlindPanel({ view, hints, onTouch }: ChoiceProps) {
  const say = useGameWords('21-mutinies');
  const jewel = jewelOf(view.drawn);
  const stake = price(view.stakeD[view.turn] ?? 0, view.stakeRum[view.turn] ?? 0, say);
  return (
    <Panel title={say('table.blindTitle')}>
      <Choices>
        <Token jewel={jewel === UNKNOWN ? null : jewel} width={62} />
      </Choices>
      <Text kind="small">{`${say('table.keepPrice', { price: stake })} ${say('table.throwPrice')}`}</Text>
      <Foot>
        {['throw', 'keep'].map((name) => (
          <Button
            key={name}
            look={name === 'keep' || hints.has(`button ${name}`) ? 'primary' : 'outline'}
            label={say(`table.${name}`)}
            onPress={() => onTouch(`button ${name}`)}
          />
        ))}
      </Foot>
    </Panel>
  );
}

/** A jewel of the hand for the Fence or the Forger. */
function GivePanel({ view, viewer, open, hints, onTouch }: ChoiceProps) {
  const say = useGameWords('21-mutinies');
  const hand = viewer === 'table' ? [] : (view.hands[viewer] ?? []).map(jewelOf);
  return (
    <Panel title={say(`table.giveTitle.${CARD_IDS[view.playing]}`)}>
      <Choices>
        {hand.map((jewel) => (
          <JewelChoice key={jewel} jewel={jewel} open={open} hints={hints} onTouch={onTouch} />
        ))}
      </Choices>
    </Panel>
  );
}

/** Jewels under the Spyglass, the top one first: one to take, or the next to go back on top. */
function SpyPanel({ view, open, hints, onTouch }: ChoiceProps) {
  const say = useGameWords('21-mutinies');
  const seen = view.stock
    .slice(-Math.max(1, view.spied))
    .map(jewelOf)
    .reverse()
    .filter((jewel) => jewel !== UNKNOWN && (view.phase === 'spy' || open.has(`jewel ${JEWEL_IDS[jewel]}`)));
  return (
    <Panel title={say(view.phase === 'spy' ? 'table.spyTitle' : 'table.orderTitle')}>
      {view.phase === 'spy' ? <Text kind="small">{say('table.spyTake')}</Text> : null}
      <Choices>
        {seen.map((jewel) => (
          <JewelChoice key={jewel} jewel={jewel} open={open} hints={hints} width={56} onTouch={onTouch} />
        ))}
      </Choices>
      {open.has('button none') ? (
        <Foot>
          <Button label={say('table.none')} onPress={() => onTouch('button none')} />
        </Foot>
      ) : null}
    </Panel>
  );
}
