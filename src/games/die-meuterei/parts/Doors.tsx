/** The row of cabins: each door drawn, and a real button over it. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { useGameWords, type Say } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { Coins } from '@/ui/scenery/Treasure';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import { radius } from '@/ui/theme';

import { PIRATES, SATE } from '../data';
import { type DoorState, doorState, HIDDEN, type State } from '../state';
import type { BoardParts } from './boardParts';
import { Door } from './Door';
import type { Box } from './plan';

export function Doors(props: BoardParts & { readonly onDoor: (slot: number) => void }) {
  const { view, plan, open, touched, hints, hidden, onDoor } = props;
  const say = useGameWords('die-meuterei');
  const holder = useRef<View>(null);
  const shown = plan.doors.slice(0, view.row.length);
  return (
    <>
      {shown.map((box, slot) => {
        const state = seenState(view, slot, hidden);
        const pirate = state === 'closed' ? HIDDEN : (view.row[slot] ?? HIDDEN);
        return (
          <Door
            key={slot}
            box={box}
            state={state}
            pirate={pirate}
            name={pirate < 0 ? '' : say(`table.short.${PIRATES[pirate]}`)}
            isNext={open.has(`door ${slot + 1}`) && state === 'closed'}
          />
        );
      })}
      {shown.map((box, slot) =>
        view.row[slot] === SATE && seenState(view, slot, hidden) === 'open' ? (
          <Offer key={slot} box={box} offer={view.offer - (hidden.has(OFFER) ? 1 : 0)} />
        ) : null,
      )}
      <View ref={holder} style={styles.places}>
        {shown.map((box, slot) => {
          const spot = `door ${slot + 1}`;
          return (
            <PlaceButton
              key={slot}
              box={box}
              label={doorLabel(view, slot, say) + (open.has(spot) ? `. ${say('table.canTouch')}` : '')}
              skipTab={
                open.size > 0 && !open.has(spot) && !touched.includes(spot) && doorState(view, slot) === 'closed'
              }
              isTouched={touched.includes(spot)}
              isOpen={open.has(spot)}
              isHinted={hints.has(spot)}
              isRival={false}
              lands={false}
              onStep={(step) => focusAt(holder.current, slot + step)}
              onPress={() => onDoor(slot)}
            />
          );
        })}
      </View>
    </>
  );
}

/** What is not shown yet: a door that is being knocked at, a coin on its way to Satè. */
export const knocking = (slot: number) => `door/${slot}`;
export const OFFER = 'offer';

function seenState(view: State, slot: number, hidden: ReadonlySet<string>): DoorState {
  return hidden.has(knocking(slot)) ? 'closed' : doorState(view, slot);
}

/** `Door 2, Tembo, open: looks at two combat cards and gives you one`. */
function doorLabel(view: State, slot: number, say: Say): string {
  const state = doorState(view, slot);
  if (state === 'closed') return say('table.door.closed', { door: slot + 1 });
  const id = PIRATES[view.row[slot] ?? -1] ?? '';
  const label = say(`table.door.${state}`, { door: slot + 1, pirate: say(`pirate.${id}`) });
  const offer = view.row[slot] === SATE && state === 'open' ? `. ${say('table.offer', { count: view.offer })}` : '';
  return label + offer;
}

/** Coins pile up on the sill of a declined Satè. */
function Offer({ box, offer }: { readonly box: Box; readonly offer: number }) {
  const size = Math.min(30, box.width * 0.5);
  const heap = Array.from({ length: Math.max(1, offer) }, (_, i): [number, number] => [12, 19 - i * 3.6]);
  return (
    <View aria-hidden style={[styles.offer, { left: box.x + 1, top: box.y + box.height * 0.84 - size - 8 }]}>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Coins at={heap} radius={8} tilt={0.5} />
      </Svg>
      <View style={styles.count}>
        <Text kind="small" colour={pigment.moon}>
          {`${offer}`}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  offer: { position: 'absolute', flexDirection: 'row', alignItems: 'flex-end', pointerEvents: 'none' },
  count: {
    backgroundColor: pigment.stoneNight,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: pigment.brassLight,
    paddingHorizontal: 5,
    marginLeft: -8,
  },
});
