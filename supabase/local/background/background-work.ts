/** Work that continues after a reply was sent. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when all work has finished. */
  settled(): Promise<void>;
}

/** Tracks background work, so that the host does not close the database before it has finished. */
export function backgroundWork(onFailure: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const task: Promise<void> = work()
        .catch(onFailure)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
