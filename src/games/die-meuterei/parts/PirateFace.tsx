/** A pirate of the crew as a bust, 60 × 72: each has its own face, hat and tool. */
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { type Pirate, type PirateId, PIRATES } from '../data';
import { guests } from './facesGuests';
import { hands } from './facesHands';
import { officers } from './facesOfficers';
import { Sketch, type Stroke } from './sketch';

const faces: Readonly<Record<PirateId, readonly Stroke[]>> = { ...officers, ...hands, ...guests };

/** A face's height by its width. */
export const FACE_SHAPE = 1.2;

/** Within a picture that is being drawn. */
export function PirateShape({ pirate }: { readonly pirate: Pirate }) {
  const id = PIRATES[pirate];
  return id === undefined ? null : <Sketch strokes={faces[id]} />;
}

export function PirateFace({ pirate, width }: { readonly pirate: Pirate; readonly width: number }) {
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={width} height={width * FACE_SHAPE} viewBox="0 0 60 72">
        <PirateShape pirate={pirate} />
      </Svg>
    </View>
  );
}
