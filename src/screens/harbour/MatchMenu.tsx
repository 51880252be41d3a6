/** What can be done with a stored match: go on, look again, rename, delete (and think better of it), take it along. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useState } from 'react';

import { useWords } from '@/i18n/words';
import { asStoreError } from '@/store/error';
import type { Listed } from '@/store/store';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { TextField } from '@/ui/kit/TextField';
import { useToast } from '@/ui/kit/Toast';

import { saveText } from '../backup/files';
import { useStore } from '../boot/StoreContext';
import type { Routes } from '../routes';

interface MatchMenuProps {
  readonly match: Listed;
  readonly onClose: () => void;
  /** Something about the stored matches is no longer as it was. */
  readonly onChanged: () => void;
}

/** As long as a title on a card may be. */
const LONGEST_TITLE = 60;

export function MatchMenu({ match, onClose, onChanged }: MatchMenuProps) {
  const t = useWords();
  const store = useStore();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const [isRenaming, setRenaming] = useState(false);
  const act = useActions(match, onChanged);
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  const isReadable = match.state !== 'unreadable';
  const title = match.title === '' ? t('manage.untitled') : match.title;
  return (
    <Sheet open title={title} closeLabel={t('app.close')} onClose={onClose}>
      {isReadable ? null : <Text>{match.sentence}</Text>}
      {isRenaming ? (
        <Rename match={match} onDone={(name) => then(() => act(() => store.rename(match.id, name)))()} />
      ) : (
        <>
          {match.state === 'unfinished' ? (
            <Button
              look="primary"
              icon="play"
              label={t('manage.open')}
              onPress={then(() => navigation.navigate('Match', { id: match.id }))}
            />
          ) : null}
          {isReadable ? (
            <>
              <Button
                icon="hourglass"
                label={t('manage.replay')}
                onPress={then(() => navigation.navigate('Replay', { id: match.id }))}
              />
              <Button icon="pencil" label={t('manage.rename')} onPress={() => setRenaming(true)} />
            </>
          ) : (
            <Button
              icon="share"
              label={t('manage.raw')}
              hint={t('manage.rawSentence')}
              onPress={then(() => act(() => saveText(`tortuga-${match.id}.json`, once(store.raw(match.id)))))}
            />
          )}
          <Button icon="trash" label={t('manage.delete')} onPress={then(() => act.remove(title))} />
        </>
      )}
    </Sheet>
  );
}

function Rename({ match, onDone }: { readonly match: Listed; readonly onDone: (name: string) => void }) {
  const t = useWords();
  const [name, setName] = useState(match.title);
  const kept = name.trim();
  const done = () => {
    if (kept !== '') onDone(kept);
  };
  return (
    <>
      <TextField label={t('manage.name')} value={name} maxLength={LONGEST_TITLE} onChange={setName} onDone={done} />
      <Button look="primary" icon="check" label={t('manage.save')} disabled={kept === ''} onPress={done} />
    </>
  );
}

/** Does something with the store, then has the list asked again; a failure is told. */
function useActions(match: Listed, onChanged: () => void) {
  const t = useWords();
  const store = useStore();
  const tell = useToast();
  const act = (work: () => Promise<unknown>, done?: () => void) => {
    work().then(
      () => {
        onChanged();
        done?.();
      },
      (thrown: unknown) => {
        tell({ text: t('manage.failed', { reason: t(`store.error.${asStoreError(thrown).kind}`) }) });
      },
    );
  };
  const remove = (title: string) => {
    const undo = { label: t('manage.undo'), onPress: () => act(() => store.restore(match.id)) };
    act(
      () => store.remove(match.id),
      () => tell({ text: t('manage.deleted', { title }), action: undo }),
    );
  };
  return Object.assign(act, { remove });
}

async function* once(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}
