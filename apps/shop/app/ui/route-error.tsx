import { isRouteErrorResponse } from 'react-router';
import { paths } from '../config/paths.ts';
import { ErrorState } from './error-state.tsx';
import { LinkButton } from './link-button.tsx';
import { NotFound } from './not-found.tsx';
import { useRetry } from './use-retry.ts';

/** What a route shows instead of itself when it failed: the not-found page for a 404, else an error with retry. */
export function RouteError({ error }: { error: unknown }) {
  const { retry, isRetrying } = useRetry();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <ErrorState
      title="Diese Seite konnte nicht geladen werden."
      onRetry={retry}
      isRetrying={isRetrying}
      actions={
        <LinkButton to={paths.home()} variant="secondary">
          Zur Startseite
        </LinkButton>
      }
    >
      Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihr Warenkorb bleibt erhalten.
    </ErrorState>
  );
}
