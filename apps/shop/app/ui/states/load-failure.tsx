import { use } from 'react';
import { PageLanguage } from '../page/page-language.ts';
import { ErrorState } from './error-state.tsx';
import { useRetry } from './use-retry.ts';

/** A part of a page that could not be loaded; the retry loads the page's contents again. */
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
