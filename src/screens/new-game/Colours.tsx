/** Under which colour and emblem a seat sails: all of them to choose from; one that is taken is swapped. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/words';
import type { PlannedSeat } from '@/match/plan';
import { Emblem } from '@/ui/kit/Emblem';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { crewOf, crews, emblems, radius, space, useTheme, type Crew } from '@/ui/theme';

interface ColoursProps {
  readonly seats: readonly PlannedSeat[];
  /** Of the seat that chooses, from 0. */
  readonly index: number;
  readonly onColour: (colour: Crew) => void;
}

export function Colours({ seats, index, onColour }: ColoursProps) {
  const t = useWords();
  const { colours } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const own = crewOf(seats[index]?.colour ?? '');
  const number = index + 1;
  const name = (crew: Crew) => t('setup.crewOf', { colour: t(`setup.colours.${crew}`), emblem: emblemName(t, crew) });
  const holder = (crew: Crew) => seats.find((seat, other) => other !== index && seat.colour === crew)?.name;
  return (
    <>
      <Touchable label={t('setup.colour', { number, colour: name(own) })} onPress={() => setOpen(true)}>
        <Emblem crew={own} size={44} />
        <View style={[styles.change, { backgroundColor: colours.card, borderColor: colours.edge }]}>
          <Text kind="small">…</Text>
        </View>
      </Touchable>
      <Sheet
        open={isOpen}
        title={t('setup.colourTitle', { name: seats[index]?.name.trim() || t('setup.seat', { number }) })}
        closeLabel={t('app.close')}
        onClose={() => setOpen(false)}
      >
        <View accessibilityRole="radiogroup" style={styles.choices}>
          {crews.map((crew) => {
            const taken = holder(crew);
            const note = taken === undefined ? '' : t('setup.swaps', { name: taken });
            return (
              <Touchable
                key={crew}
                role="radio"
                checked={crew === own}
                label={note ? `${name(crew)}. ${note}` : name(crew)}
                onPress={() => {
                  onColour(crew);
                  setOpen(false);
                }}
                style={[styles.choice, { borderColor: crew === own ? colours.brass : colours.edge }]}
              >
                <Emblem crew={crew} size={44} />
                <View style={styles.words}>
                  <Text kind="strong">{name(crew)}</Text>
                  {note ? (
                    <Text kind="small" tone="textSoft">
                      {note}
                    </Text>
                  ) : null}
                </View>
              </Touchable>
            );
          })}
        </View>
      </Sheet>
    </>
  );
}

function emblemName(t: ReturnType<typeof useWords>, crew: Crew): string {
  return t(`setup.emblems.${emblems[crew]}`);
}

const styles = StyleSheet.create({
  choices: { gap: space.small },
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.base,
    padding: space.small,
    borderWidth: 1.5,
    borderRadius: radius.card,
  },
  words: { flex: 1 },
  change: {
    position: 'absolute',
    right: -6,
    bottom: -4,
    width: 20,
    height: 20,
    alignItems: 'center',
    justifyContent: 'flex-end',
    borderRadius: radius.round,
    borderWidth: 1,
  },
});
