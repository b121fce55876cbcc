/**
 * Runs a callback after the next frame is painted, so that it does not delay what was just rendered.
 * @returns cancels the callback, if it has not run yet
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
