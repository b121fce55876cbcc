import { UploadFailure } from '../files/send-file.ts';

/** The connection of a browser, as `window` and `navigator` know it. */
export interface Connection {
  readonly events: EventTarget;
  readonly isOnline: () => boolean;
}

/**
 * Repeats an upload that lost its connection as soon as the browser is online again.
 * @param onWait called each time it begins to wait
 * @throws UploadFailure `network` when the network failed while the browser was online; an AbortError when it was
 * cancelled, while it waits too
 */
export async function retryOnline<T>(
  upload: () => Promise<T>,
  { connection, signal, onWait }: { connection: Connection; signal: AbortSignal; onWait: () => void },
): Promise<T> {
  for (;;) {
    try {
      return await upload();
    } catch (error) {
      const isLost = error instanceof UploadFailure && error.code === 'network' && !connection.isOnline();
      if (!isLost) throw error;
      onWait();
      await untilOnline(connection, signal);
    }
  }
}

function untilOnline({ events, isOnline }: Connection, signal: AbortSignal): Promise<void> {
  if (isOnline()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      events.removeEventListener('online', goOn);
      signal.removeEventListener('abort', cancel);
    };
    const goOn = () => {
      stop();
      resolve();
    };
    const cancel = () => {
      stop();
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    };
    if (signal.aborted) return cancel();
    events.addEventListener('online', goOn);
    signal.addEventListener('abort', cancel);
  });
}
