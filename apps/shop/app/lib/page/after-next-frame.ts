/**
 * Runs a callback once the next frame is on the screen, so that what was just rendered is not kept waiting by it.
 * @returns takes the callback back, if it has not run yet
 */
export function afterNextFrame(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    // A timer, because frame callbacks run before the frame is painted.
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
