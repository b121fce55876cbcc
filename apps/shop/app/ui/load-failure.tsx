import { useRevalidator } from 'react-router';
import { ErrorState } from './error-state.tsx';

/** A part of a page that could not be loaded; the retry loads the page's contents again. */
export function LoadFailure({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState title={title} titleLevel="h3" onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
    </ErrorState>
  );
}
