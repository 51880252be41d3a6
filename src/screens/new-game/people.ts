/** The names of people who have played on this device, remembered for every game. */
import type { Json, MatchSeat, Store } from '@/store/store';

const KEY = 'people';
/** More than a crew knows by heart. */
const MOST = 12;

export async function knownPeople(store: Store): Promise<string[]> {
  return readPeople((await store.settings())[KEY]);
}

export async function rememberPeople(store: Store, seats: readonly MatchSeat[]): Promise<void> {
  const now = seats.flatMap(({ kind, name }) => (kind === 'human' ? [name] : []));
  const before = await knownPeople(store);
  await store.set(KEY, [...now, ...before.filter((name) => !now.includes(name))].slice(0, MOST));
}

function readPeople(kept: Json | undefined): string[] {
  return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string' && name !== '') : [];
}
