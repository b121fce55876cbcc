/** Closes a backend and ends this process on SIGINT or SIGTERM, or when the parent process ends. */
export function endWithParent(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    close().finally(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The PostgreSQL package would stop the server while connections are open.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
  process.on('disconnect', end);
}
