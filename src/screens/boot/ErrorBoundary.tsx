/** The last net: a screen that cannot be drawn says so and offers to load the app again. */
import { reloadAppAsync } from 'expo';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { useWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { ThemeProvider } from '@/ui/theme';

interface BoundaryState {
  readonly error: Error | null;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen could not be drawn:', error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    return error ? <Wreck error={error} /> : this.props.children;
  }
}

function Wreck({ error }: { readonly error: Error }) {
  const t = useWords();
  return (
    <ThemeProvider>
      <Screen title={t('crash.title')}>
        <Card>
          <EmptyState title={t('crash.title')} sentence={t('crash.sentence')}>
            <Button look="primary" label={t('crash.reload')} onPress={() => void reloadAppAsync()} />
          </EmptyState>
          <Text kind="small" tone="textSoft" align="center">
            {t('crash.detail', { message: error.message })}
          </Text>
        </Card>
      </Screen>
    </ThemeProvider>
  );
}
