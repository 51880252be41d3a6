/** Settings and last choices of a backup: they fill what nobody has chosen here yet, and change nothing that was. */
import { games } from '@/games/registry';
import type { Checked } from '@/match/backup';
import type { Json, Store } from '@/store/store';

import { readSettings, usualSettings, type Settings } from '../settings/choices';

type Change = <Key extends keyof Settings>(key: Key, value: Settings[Key]) => Promise<void>;

export async function adopt(store: Store, { settings, choices }: Checked, change: Change): Promise<void> {
  const theirs = fields(settings);
  const ours = await store.settings();
  const read = readSettings(Object.fromEntries(theirs) as Record<string, Json>);
  for (const key of Object.keys(usualSettings) as (keyof Settings)[]) {
    // A value this app does not know reads as the usual one, and is not what the file says.
    if (ours[key] === undefined && theirs.get(key) === read[key]) await change(key, read[key]);
  }
  const chosen = fields(choices);
  for (const { id } of games) {
    const choice = chosen.get(id);
    if (choice !== undefined && (await store.lastChoice(id)) === null) await store.rememberChoice(id, choice as Json);
  }
}

function fields(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value));
}
