/** One match: its table once it is open, otherwise what is the matter with it. */
import type { ScreenProps } from '../routes';
import { NoMatch } from './NoMatch';
import { TableScreen } from './TableScreen';
import { useOpenedMatch } from './useMatch';

export function Match({ route }: ScreenProps<'Match'>) {
  const opened = useOpenedMatch(route.params.id);
  return opened.kind === 'open' ? <TableScreen opened={opened} /> : <NoMatch opened={opened} />;
}
