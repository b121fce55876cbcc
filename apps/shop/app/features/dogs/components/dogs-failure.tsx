import { ErrorState } from '#app/ui/states/error-state.tsx';

interface DogsFailureProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of the dogs of an account that could not be loaded. */
export function DogsFailure(props: DogsFailureProps) {
  return (
    <ErrorState title="Ihre Hunde konnten nicht geladen werden." titleLevel="h3" {...props}>
      Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
    </ErrorState>
  );
}
