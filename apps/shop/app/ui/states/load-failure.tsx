import { use } from 'react';
import { PageLanguage } from '../page/page-language.ts';
import { ErrorState } from './error-state.tsx';
import { useRetry } from './use-retry.ts';

/** Replaces a part of a page that could not be loaded. The retry button reloads the page's data. */
export function LoadFailure({ title }: { title: string }) {
  const language = use(PageLanguage);
  const { retry, isRetrying } = useRetry();
  return (
    <ErrorState title={title} titleLevel="h3" onRetry={retry} isRetrying={isRetrying}>
      {language === 'en'
        ? 'Please check your connection and try again.'
        : 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'}
    </ErrorState>
  );
}
