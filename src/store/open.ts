/** Opens the store once for the whole app, however often it is asked for. */
import { asStoreError } from './error';
import { openExpo, type Place } from './expo';
import { type Hold, startAnew, takeHold } from './lock';
import { createMemoryStore } from './memory';
import { type Given, openSqlite } from './sqlite';
import type { Store, StoreOpening } from './store';

export type { Given } from './sqlite';

/** One file, for ever: the web has room for very few. */
const HOME: Place = { name: 'tortuga.db' };

type How = Parameters<typeof takeHold>[0];

const openings = new Map<string, Promise<StoreOpening>>();

/** Never rejects: what went wrong is part of the answer. */
export function openStore(given: Given, place: Place = HOME): Promise<StoreOpening> {
  return openOnce(given, place, 'if-free');
}

/** Two first opens at the same time fail on the web, so everybody who asks gets the same opening. */
function openOnce(given: Given, place: Place, how: How): Promise<StoreOpening> {
  const name = `${place.directory ?? ''}/${place.name}`;
  const underWay = openings.get(name);
  if (underWay) return underWay;
  const forget = () => void openings.delete(name);
  const opening = open(given, place, how, forget).then((result) => {
    if (result.state !== 'open') forget();
    return result;
  });
  openings.set(name, opening);
  return opening;
}

async function open(given: Given, place: Place, how: How, forget: () => void): Promise<StoreOpening> {
  const hold = await takeHold(how);
  if (!hold) return { state: 'elsewhere', takeOver: () => openOnce(given, place, 'take-over') };
  if (hold.isDiskless) return { state: 'open', store: createMemoryStore(given) };
  try {
    const store = await openSqlite(() => openExpo(place), given);
    hold.opened(() => store.close());
    return { state: 'open', store: closing(store, hold, forget) };
  } catch (thrown) {
    const error = asStoreError(thrown);
    if (error.kind === 'no-disk') return { state: 'open', store: createMemoryStore(given) };
    if (error.kind === 'elsewhere') await startAnew();
    hold.release();
    return { state: 'failed', error, retry: () => retry(given, place) };
  }
}

async function retry(given: Given, place: Place): Promise<StoreOpening> {
  await startAnew();
  return openOnce(given, place, 'if-free');
}

function closing(store: Store, hold: Hold, forget: () => void): Store {
  return {
    ...store,
    async close() {
      await store.close();
      hold.release();
      forget();
    },
  };
}
