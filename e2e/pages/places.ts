/** Every place of the app that has an address, for deep links and for pictures. */
import { games } from '@/games/registry';

export interface Place {
  readonly name: string;
  readonly path: string;
}

export const places: readonly Place[] = [
  { name: 'harbour', path: '/' },
  { name: 'stats', path: '/stats' },
  { name: 'settings', path: '/settings' },
  { name: 'backup', path: '/backup' },
  ...games.flatMap(({ id }) => [
    { name: `new-${id}`, path: `/new/${id}` },
    { name: `rules-${id}`, path: `/rules/${id}` },
  ]),
  { name: 'match-unknown', path: '/match/no-such-match' },
  { name: 'not-found', path: '/no/such/place' },
];
