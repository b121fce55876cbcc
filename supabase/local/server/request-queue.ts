/** Runs requests one at a time. */
export type RequestQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue for requests that use the database. PGlite has one connection, on which the Data API opens a
 * transaction per request: two parallel requests would share a transaction, and with it the caller's role. Work in the
 * queue must not send another request through the same queue.
 */
export function requestQueue(): RequestQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
