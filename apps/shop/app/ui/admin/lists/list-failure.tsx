import { use, useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { failureText, parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { FirstPage } from './first-page.tsx';

/** Code of the Data API for a range of rows that starts after the last row. */
const rangeNotSatisfiable = 'PGRST103';

interface ListFailureProps {
  /** Title of the toast. The list itself shows different words, so that no text appears twice. */
  title: string;
  /** The thrown error. */
  error: unknown;
}

/** Replaces a list that could not be loaded, with a toast and a retry button. A missing page opens the first one. */
export function ListFailure({ title, error }: ListFailureProps) {
  const [parameters] = useSearchParams();
  const isPastLastPage = parameters.has('page') && parseDatabaseFailure(error)?.code === rangeNotSatisfiable;
  return isPastLastPage ? <FirstPage /> : <FailedList title={title} error={error} />;
}

function FailedList({ title, error }: ListFailureProps) {
  const description = failureText(error, use(PageLanguage));
  const { notLoaded } = useAdminTexts();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    showErrorToast({ title, description, id: 'list-failure' });
    return () => closeToast('list-failure');
  }, [title, description]);
  return (
    <ErrorState title={notLoaded} titleLevel="h2" onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      {description}
    </ErrorState>
  );
}
