/** Settings: each explained in a sentence, applied at once, kept by the store. */
import { StyleSheet, View } from 'react-native';

import { languages, useWords } from '@/i18n/words';
import { StoreError } from '@/store/error';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Heading } from '@/ui/kit/Heading';
import { Screen } from '@/ui/kit/Screen';
import { Segmented } from '@/ui/kit/Segmented';
import { Switch } from '@/ui/kit/Switch';
import { Text } from '@/ui/kit/Text';
import { useToast } from '@/ui/kit/Toast';
import { space, speeds } from '@/ui/theme';

import { useBack } from '../back';
import type { ScreenProps } from '../routes';
import { textSizes, themes, type Settings as AllSettings } from './choices';
import { SettingRow } from './SettingRow';
import { useSettings } from './SettingsContext';

const toggles = [
  { key: 'sounds', icon: 'sound' },
  { key: 'haptics', icon: 'buzz' },
  { key: 'confirmMoves', icon: 'seal' },
] as const;

export function Settings({ navigation }: ScreenProps<'Settings'>) {
  const t = useWords();
  const back = useBack();
  const tell = useToast();
  const { settings, change } = useSettings();
  const choose = <Key extends keyof AllSettings>(key: Key, value: AllSettings[Key]) => {
    change(key, value).catch((error: unknown) => {
      const reason = t(`store.error.${error instanceof StoreError ? error.kind : 'unknown'}`);
      tell({ text: t('store.notSaved', { reason }) });
    });
  };
  return (
    <Screen title={t('settings.title')} back={back}>
      <Heading>{t('settings.look')}</Heading>
      <Card seed="look" style={styles.group}>
        <SettingRow icon="sun" label={t('settings.theme.label')} sentence={t('settings.theme.sentence')}>
          <Segmented
            label={t('settings.theme.label')}
            choices={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
            value={settings.theme}
            onChange={(value) => choose('theme', value)}
          />
        </SettingRow>
        <SettingRow icon="text" label={t('settings.textSize.label')} sentence={t('settings.textSize.sentence')}>
          <Segmented
            label={t('settings.textSize.label')}
            choices={textSizes.map((value) => ({ value, label: t(`settings.textSize.${value}`) }))}
            value={settings.textSize}
            onChange={(value) => choose('textSize', value)}
          />
          <Text kind="lead" tone="textSoft">
            {t('settings.textSize.sample')}
          </Text>
        </SettingRow>
      </Card>
      <Heading>{t('settings.table')}</Heading>
      <Card seed="table" style={styles.group}>
        <SettingRow icon="hourglass" label={t('settings.speed.label')} sentence={t('settings.speed.sentence')}>
          <Segmented
            label={t('settings.speed.label')}
            choices={speeds.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
            value={settings.speed}
            onChange={(value) => choose('speed', value)}
          />
        </SettingRow>
        {toggles.map(({ key, icon }) => (
          <SettingRow
            key={key}
            icon={icon}
            label={t(`settings.${key}.label`)}
            sentence={t(`settings.${key}.sentence`)}
            control={
              <Switch label={t(`settings.${key}.label`)} value={settings[key]} onChange={(on) => choose(key, on)} />
            }
          />
        ))}
      </Card>
      <Heading>{t('settings.words')}</Heading>
      <Card seed="words" style={styles.group}>
        <SettingRow icon="language" label={t('settings.language.label')} sentence={t('settings.language.sentence')}>
          <Segmented
            label={t('settings.language.label')}
            choices={languages.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
            value={settings.language}
            onChange={(value) => choose('language', value)}
          />
        </SettingRow>
      </Card>
      <Heading>{t('backup.setting')}</Heading>
      <Card seed="backup" style={styles.group}>
        <SettingRow icon="share" label={t('backup.open')} sentence={t('backup.settingSentence')}>
          <Button icon="next" label={t('backup.open')} onPress={() => navigation.navigate('Backup')} />
        </SettingRow>
      </Card>
      <View style={styles.foot}>
        <Text kind="small" tone="textSoft" align="center">
          {t('settings.saved')}
        </Text>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.roomy },
  foot: { paddingTop: space.small },
});
