import { flushSync } from 'react-dom';

/**
 * Runs a callback once the changes of the current event are rendered, before the next event. The next frame would be
 * too late for moving the focus: on a busy machine, the user may already be typing elsewhere.
 */
export function afterRender(callback: () => void): void {
  // Rendering is not allowed while a change is still being made, so it waits until the event's handlers have returned.
  queueMicrotask(() => {
    flushSync(() => undefined);
    callback();
  });
}
