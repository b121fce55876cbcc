/** Closes a backend once and ends this process, when the process that forked it asks or ends. */
export function endWithParent(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    close().finally(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The package of PostgreSQL would stop the server first, under the connections to it.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
  process.on('disconnect', end);
}
