/** An error that the person who starts the backend can fix; the message explains how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Throws in production. The embedded backend has a payment sandbox and a public mailbox, for development and tests. */
export function refuseProduction(nodeEnv: string | undefined): void {
  if (nodeEnv !== 'production') return;
  throw new StartupError(
    'The embedded backend does not run with NODE_ENV=production: it has a payment sandbox and a public mailbox. ' +
      'Use a hosted or self-hosted Supabase (SUPABASE_URL), or start it without NODE_ENV=production.',
  );
}
