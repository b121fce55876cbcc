/** A mistake that the person who starts the backend can mend; the message says how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The embedded backend is for development and tests only: it carries a payment sandbox and a readable mailbox. */
export function refuseProduction(nodeEnv: string | undefined): void {
  if (nodeEnv !== 'production') return;
  throw new StartupError(
    'The embedded backend does not run with NODE_ENV=production: it has a payment sandbox and a public mailbox. ' +
      'Use a hosted or self-hosted Supabase (SUPABASE_URL), or start it without NODE_ENV=production.',
  );
}
