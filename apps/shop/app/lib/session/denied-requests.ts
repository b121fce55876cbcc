let listener: (() => void) | undefined;

/** Sets the function that runs after the server denied a request of this tab. There is only one. */
export function onDeniedRequest(next: () => void): void {
  listener = next;
}

/** Call it if the server denied a request (status 403). The cause may be a role that was removed while the page was open. */
export function reportDeniedRequest(): void {
  listener?.();
}
