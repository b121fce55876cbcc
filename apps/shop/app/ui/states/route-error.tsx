import { use } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { ErrorReference } from '#app/lib/tracing/error-reference.tsx';
import { LinkButton } from '../buttons/link-button.tsx';
import { PageLanguage } from '../page/page-language.ts';
import { ErrorState } from './error-state.tsx';
import { NotFound } from './not-found.tsx';
import { useRetry } from './use-retry.ts';

/** Messages for forms that the server rejected unread, by status. */
const refusedForms: Readonly<Record<number, { title: string; advice: string } | undefined>> = {
  400: {
    title: 'Ihre Eingabe konnte nicht gelesen werden.',
    advice: 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  413: {
    title: 'Ihre Eingabe ist zu lang.',
    advice: 'Bitte kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
  },
};

/** Texts for the administration, which has no cart and submits its forms by script. */
const english = {
  title: 'This page could not be loaded.',
  advice: 'Please check your connection and try again.',
  home: 'Back to home page',
};

/** Error boundary of a route: the not-found page for a 404, else an error with a retry button. */
export function RouteError({ error }: { error: unknown }) {
  const isEnglish = use(PageLanguage) === 'en';
  const { retry, isRetrying } = useRetry();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const refused = isRouteErrorResponse(error) ? refusedForms[error.status] : undefined;
  return (
    <ErrorState
      title={isEnglish ? english.title : (refused?.title ?? 'Diese Seite konnte nicht geladen werden.')}
      onRetry={retry}
      isRetrying={isRetrying}
      actions={
        <LinkButton to={paths.home()} variant="secondary">
          {isEnglish ? english.home : 'Zur Startseite'}
        </LinkButton>
      }
    >
      <p>
        {isEnglish
          ? english.advice
          : `${refused?.advice ?? 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'} Ihr Warenkorb bleibt erhalten.`}
      </p>
      <ErrorReference label={isEnglish ? 'Reference' : 'Vorgang'} />
    </ErrorState>
  );
}
