import { use, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { showErrorToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { ErrorState } from '../../states/error-state.tsx';

interface ListFailureProps {
  title: string;
  /** The thrown error. */
  error: unknown;
}

/** Replaces a list that could not be loaded, with a toast and a retry button. */
export function ListFailure({ title, error }: ListFailureProps) {
  const description = failureText(error, use(PageLanguage));
  const { revalidate, state } = useRevalidator();
  useEffect(() => showErrorToast({ title, description, id: 'list-failure' }), [title, description]);
  return (
    <ErrorState title={title} titleLevel="h2" onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      {description}
    </ErrorState>
  );
}
