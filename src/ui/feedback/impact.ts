/** Cues as the phone's motor gives them. */
import * as Haptics from 'expo-haptics';

import type { Cue } from './Feedback';

/** A device without a motor refuses; a touch that cannot be felt is still a touch. */
export function impact(cue: Cue): void {
  buzz(cue).catch(() => undefined);
}

function buzz(cue: Cue): Promise<void> {
  switch (cue) {
    case 'tap':
    case 'card':
    case 'step':
    case 'coin':
    case 'splash':
      return Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light);
    case 'select':
      return Haptics.selectionAsync();
    case 'success':
    case 'turn':
    case 'win':
      return Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success);
    case 'refuse':
      return Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning);
  }
}
