/** Files on a phone: without a file picker at hand, a backup is shared as text and pasted again. */
import { Share } from 'react-native';

import type { Picked, Saved } from './picked';

export const canPick = false;

/** Android hands texts from app to app in a letter of limited size; larger ones would end the app. */
const LONGEST_SHARED = 200_000;

export async function saveText(name: string, chunks: AsyncIterable<string>): Promise<Saved> {
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes <= LONGEST_SHARED) parts.push(chunk);
  }
  if (bytes > LONGEST_SHARED) return { kind: 'too-large', bytes };
  const { action } = await Share.share({ title: name, message: parts.join('') });
  return action === Share.dismissedAction ? { kind: 'cancelled' } : { kind: 'saved', bytes };
}

export function pickFile(): Promise<Picked | null> {
  return Promise.resolve(null);
}
