let check: (() => Promise<void>) | undefined;

/** Sets the check that runs after the server denied a request of this tab. There is only one. */
export function onDeniedRequest(next: () => Promise<void>): void {
  check = next;
}

/**
 * Call it if the server denied a request (status 401 or 403): the session may have ended, or a role may have been removed
 * while the page was open. Resolves when Auth has said whether the session still exists.
 */
export async function reportDeniedRequest(): Promise<void> {
  await check?.();
}
