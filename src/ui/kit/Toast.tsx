/** Short news at the foot of the screen: read out, gone after a while, never the only place something is said. */
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { radius, space, useTheme } from '../theme';
import { Appear } from './Appear';
import { Button } from './Button';
import { Text } from './Text';

export interface News {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

type Tell = (news: News) => void;

const ToastContext = createContext<Tell>(() => undefined);

/** Long enough to read, longer with something to do. */
const SHOWN = 4000;
const SHOWN_WITH_ACTION = 8000;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [news, setNews] = useState<News | null>(null);
  const tell = useCallback<Tell>((next) => setNews(next), []);
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => setNews(null), news.action ? SHOWN_WITH_ACTION : SHOWN);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <ToastContext value={tell}>
      {children}
      {news ? <Toast news={news} onDone={() => setNews(null)} /> : null}
    </ToastContext>
  );
}

export function useToast(): Tell {
  return useContext(ToastContext);
}

function Toast({ news, onDone }: { readonly news: News; readonly onDone: () => void }) {
  const { colours, elevation } = useTheme();
  const insets = useSafeAreaInsets();
  const { action } = news;
  return (
    <View style={[styles.place, { bottom: insets.bottom + space.base }]}>
      <Appear
        from="below"
        style={[styles.toast, { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high }]}
      >
        <View style={styles.words} role="status">
          <Text live>{news.text}</Text>
        </View>
        {action ? (
          <Button
            label={action.label}
            look="quiet"
            onPress={() => {
              action.onPress();
              onDone();
            }}
          />
        ) : null}
      </Appear>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: space.base, right: space.base, alignItems: 'center', pointerEvents: 'box-none' },
  toast: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    maxWidth: 520,
    borderRadius: radius.card,
    borderWidth: 1.5,
    paddingHorizontal: space.base,
    paddingVertical: space.small,
  },
  words: { flexShrink: 1, paddingVertical: space.tight },
});
