/** One real button over every space: touched, spoken, reached by the keyboard. What leads on is lit. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import type { TableProps } from '@/ui/table/props';

import {
  ACTION_OF,
  BLIND,
  CABIN,
  CABIN_HENCHMAN,
  CABIN_PP,
  MARKET_1,
  MUTINY_0,
  ROW_COUNT,
  type Space,
  SPACES,
  TAVERN,
  TOWN_PP,
  TRADE_1,
  WRECK,
} from '../data';
import { discCount, discOwner, isTaken } from '../discs';
import { boxAt, type Ground } from '../ground';
import { isClosed } from '../placing';
import { HENCHMAN, NONE, type State } from '../state';
import { spaceExtras, spaceName, spacePrice, standing } from './labels';

interface PlacesProps extends Pick<TableProps, 'faces' | 'open'> {
  readonly view: State;
  readonly ground: Ground;
  readonly hints: ReadonlySet<string>;
  /** The space that waits to be confirmed. */
  readonly chosen: string | null;
  readonly onSpot: (spot: string) => void;
}

export function Places(props: PlacesProps) {
  const holder = useRef<View>(null);
  return (
    <View ref={holder} style={styles.places}>
      {buttonsOf(props.view, props.open).map((space, index) => (
        <OnePlace
          key={buttonKey(space)}
          {...props}
          space={space}
          onStep={(step) => focusAt(holder.current, index + step)}
        />
      ))}
    </View>
  );
}

/** The spaces that have a button: of an ordered action only the next one, which stands for its whole tile. */
function buttonsOf(view: State, open: ReadonlySet<string>): Space[] {
  const spaces: Space[] = [];
  for (let i = 0; i < view.display.length; i++) spaces.push(TRADE_1 + i);
  for (const action of [BLIND, WRECK, TAVERN]) spaces.push(nextOf(view, action, open));
  for (let row = 0; row < ROW_COUNT; row++) spaces.push(MARKET_1 + row);
  for (let i = 0; i < 5; i++) spaces.push(TOWN_PP + i);
  const isHenchman = view.phase === 'place' && discOwner(view, view.at) === HENCHMAN;
  if (isHenchman) spaces.push(CABIN_HENCHMAN);
  else for (let i = 0; i < 3; i++) spaces.push(CABIN_PP + i);
  for (let i = 0; i < 4; i++) spaces.push(MUTINY_0 + i);
  return spaces;
}

/** A tile keeps its button, whichever of its spaces is next. */
function buttonKey(space: Space): string {
  const action = ACTION_OF[space] ?? CABIN;
  return action >= BLIND && action <= TAVERN ? `tile ${action}` : `space ${space}`;
}

function nextOf(view: State, action: number, open: ReadonlySet<string>): Space {
  const first = action * 5;
  for (let i = 0; i < 5; i++) if (open.has(spotOf(first + i))) return first + i;
  for (let i = 0; i < discCount(view); i++) if (!isTaken(view, first + i)) return first + i;
  return first;
}

export function spotOf(space: Space): string {
  return `space ${SPACES[space]}`;
}

interface OnePlaceProps extends PlacesProps {
  readonly space: Space;
  readonly onStep: (step: number) => void;
}

function OnePlace(props: OnePlaceProps) {
  const { ground, open, hints, chosen, space, onStep, onSpot } = props;
  const spot = spotOf(space);
  const isOpen = open.has(spot);
  return (
    <PlaceButton
      box={boxAt(ground.boxes, space)}
      label={useLabel(props)}
      skipTab={open.size > 0 && !isOpen && chosen !== spot}
      isTouched={chosen === spot}
      isOpen={isOpen}
      isHinted={hints.has(spot)}
      isRival={false}
      lands={false}
      onStep={onStep}
      onPress={() => onSpot(spot)}
    />
  );
}

/** Name, price, who stands there, token and chains; for an ordered action all its discs. */
function useLabel({ view, faces, open, space }: OnePlaceProps): string {
  const say = useGameWords('21-mutinies');
  const action = ACTION_OF[space] ?? CABIN;
  const isTile = action >= BLIND && action <= TAVERN;
  const there = isTile
    ? SPACES.flatMap((_, other) => (ACTION_OF[other] === action ? standing(view, other, faces, say) : []))
    : standing(view, space, faces, say);
  const parts = [spaceName(view, space, say), spacePrice(view, space, say), ...spaceExtras(view, space, say), ...there];
  if (view.action === NONE && action < CABIN) {
    if (view.token === action) parts.push(say('table.token'));
    if (isClosed(view, action)) parts.push(say('table.closedNow'));
  }
  if (open.has(spotOf(space))) parts.push(say('table.canTouch'));
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}

const styles = StyleSheet.create({ places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' } });
