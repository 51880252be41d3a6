/** The sounds of the cues, each loaded when it is first heard. */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer, type AudioSource } from 'expo-audio';

import card from '../../../assets/sounds/card.wav';
import coin from '../../../assets/sounds/coin.wav';
import refuse from '../../../assets/sounds/refuse.wav';
import select from '../../../assets/sounds/select.wav';
import splash from '../../../assets/sounds/splash.wav';
import step from '../../../assets/sounds/step.wav';
import success from '../../../assets/sounds/success.wav';
import tap from '../../../assets/sounds/tap.wav';
import turn from '../../../assets/sounds/turn.wav';
import win from '../../../assets/sounds/win.wav';

import type { Cue } from './Feedback';

const files: Readonly<Record<Cue, AudioSource>> = { tap, select, success, refuse, card, step, splash, coin, turn, win };
const players = new Map<Cue, AudioPlayer>();

/** A sound that cannot be played is no reason to stop a game. */
export function playSound(cue: Cue): void {
  try {
    const player = players.get(cue) ?? load(cue);
    player.seekTo(0).then(
      () => player.play(),
      () => undefined,
    );
  } catch {
    players.delete(cue);
  }
}

function load(cue: Cue): AudioPlayer {
  // The silent switch comes first, and other apps' music goes on.
  if (players.size === 0)
    setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
  const player = createAudioPlayer(files[cue]);
  player.volume = 0.6;
  players.set(cue, player);
  return player;
}
