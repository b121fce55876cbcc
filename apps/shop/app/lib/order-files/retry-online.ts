import { UploadFailure } from '../files/send-file.ts';

/** Connection state of the browser, from `window` and `navigator`. */
export interface Connection {
  readonly events: EventTarget;
  readonly isOnline: () => boolean;
}

/**
 * Retries an upload that lost its connection as soon as the browser is online again.
 * @param onWait called each time the wait begins
 * @throws UploadFailure `network` if the network failed while the browser was online; an AbortError if it is cancelled,
 * also during the wait
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
      events.removeEventListener('online', handleOnline);
      signal.removeEventListener('abort', cancel);
    };
    const handleOnline = () => {
      stop();
      resolve();
    };
    const cancel = () => {
      stop();
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    };
    if (signal.aborted) return cancel();
    events.addEventListener('online', handleOnline);
    signal.addEventListener('abort', cancel);
  });
}
