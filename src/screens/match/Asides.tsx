/** What opens beside the board: the menu, the log, all moves as a list, and the question which of several is meant. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';

import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Dialog } from '@/ui/kit/Dialog';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';

import type { Routes } from '../routes';
import type { Aside, BarProps } from './bar';
import { Log } from './Log';
import { Moves } from './Moves';

interface AsidesProps extends BarProps {
  readonly aside: Aside | null;
  readonly onAside: (aside: Aside | null) => void;
}

export function Asides(props: AsidesProps) {
  const t = useWords();
  const { match, picture, aside, onAside } = props;
  const close = () => onAside(null);
  const sheet = { closeLabel: t('app.close'), onClose: close };
  const { named } = picture.narrowing;
  return (
    <>
      <Sheet open={aside === 'menu'} title={t('table.menu')} {...sheet}>
        <Menu {...props} />
      </Sheet>
      <Sheet open={aside === 'log'} title={t('table.log')} {...sheet}>
        <Log {...props} />
      </Sheet>
      <Sheet open={aside === 'moves'} title={t('table.moves')} {...sheet}>
        <Text tone="textSoft">{t('table.movesSentence')}</Text>
        <Moves {...props} moves={picture.narrowing.left} onChosen={close} />
      </Sheet>
      <Sheet
        open={named.length > 1 && picture.pending === null && !picture.saving}
        title={t('table.choose')}
        closeLabel={t('app.close')}
        onClose={() => match.letGo()}
      >
        <Moves {...props} moves={named} onChosen={close} />
      </Sheet>
      <Dialog
        open={aside === 'takeBack'}
        title={t('table.takeBackTitle')}
        sentence={t('table.takeBackSentence')}
        yes={t('table.yesTakeBack')}
        no={t('table.no')}
        onNo={close}
        onYes={() => {
          close();
          void match.takeBack();
        }}
      />
    </>
  );
}

function Menu({ picture, entry, onAside }: AsidesProps) {
  const t = useWords();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const go = (where: () => void) => () => {
    onAside(null);
    where();
  };
  return (
    <>
      <Button icon="log" label={t('table.log')} onPress={() => onAside('log')} />
      {picture.stage.kind === 'choosing' ? (
        <Button icon="compass" label={t('table.moves')} onPress={() => onAside('moves')} />
      ) : null}
      <Button
        icon="book"
        label={t('table.rules')}
        onPress={go(() => navigation.navigate('Rules', { game: entry.id }))}
      />
      <Button icon="settings" label={t('table.settings')} onPress={go(() => navigation.navigate('Settings'))} />
      <Button icon="anchor" label={t('table.leave')} onPress={go(() => navigation.navigate('Harbour'))} />
    </>
  );
}
