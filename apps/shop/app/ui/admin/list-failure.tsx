import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { showErrorToast } from '../../lib/toasts.ts';
import { ErrorState } from '../error-state.tsx';

interface ListFailureProps {
  title: string;
  description: string;
}

/** Shown instead of a list that could not be loaded, with a toast and a retry. */
export function ListFailure({ title, description }: ListFailureProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => showErrorToast({ title, description, id: 'list-failure' }), [title, description]);
  return (
    <ErrorState title={title} titleLevel="h2" onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      {description}
    </ErrorState>
  );
}
