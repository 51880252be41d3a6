/** The space touched for a disc: what it costs and brings, and the button that places it. */
import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';

import { SPACES } from '../data';
import { discOwner } from '../discs';
import { boxAt, type Ground } from '../ground';
import { HENCHMAN, type State } from '../state';
import { spaceExtras, spaceName, spacePrice } from './labels';
import { Foot, Panel } from './Panel';

interface PlacePanelProps {
  readonly view: State;
  readonly ground: Ground;
  readonly spot: string;
  readonly onPlace: () => void;
  readonly onClose: () => void;
}

export function PlacePanel({ view, ground, spot, onPlace, onClose }: PlacePanelProps) {
  const say = useGameWords('21-mutinies');
  const space = SPACES.findIndex((id) => `space ${id}` === spot);
  const box = boxAt(ground.boxes, space);
  const isLow = box.y + box.height / 2 > ground.height / 2;
  const name = spaceName(view, space, say);
  const more = [spacePrice(view, space, say), ...spaceExtras(view, space, say)].map(sentence).join(' ');
  const label = view.phase === 'move' ? 'moveThere' : discOwner(view, view.at) === HENCHMAN ? 'placeHenchman' : 'place';
  return (
    <Panel title={name} side={isLow ? 'top' : 'bottom'} onClose={onClose}>
      <Text kind="small">{more}</Text>
      <Foot>
        <Button look="primary" icon="check" label={say(`table.${label}`)} onPress={onPlace} />
      </Foot>
    </Panel>
  );
}

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return first.endsWith('.') ? first : `${first}.`;
}
