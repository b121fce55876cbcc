/** Lets one request after the other through. */
export type RequestQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * PGlite has one connection, and the Data API opens a transaction per request on it: two requests at once would share
 * a transaction, and with it the role of the caller. So requests that reach the database wait for each other. What
 * runs inside must not send another request through the same queue.
 */
export function requestQueue(): RequestQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
