/** Edges of a rectangle, px from the top left of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gapPx = 12;

/**
 * Returns how far to move a box up, px, so that it covers none of the actions.
 * @param box its position without an offset
 * @param topPx upper limit of the position
 * @returns the smallest offset; if every position covers an action, the one that covers least
 */
export function toastOffset(box: Box, actions: readonly Box[], topPx: number): number {
  const beside = actions.filter(({ left, right }) => left < box.right && right > box.left);
  const highest = Math.max(0, box.top - topPx);
  const places = [0, ...beside.map(({ top }) => box.bottom - top + gapPx), highest]
    .filter((lift) => lift >= 0 && lift <= highest)
    .sort((left, right) => left - right);
  const coveredAt = (lift: number) =>
    beside.reduce((sum, { top, bottom }) => {
      const height = Math.min(bottom, box.bottom - lift) - Math.max(top, box.top - lift);
      return sum + Math.max(0, height);
    }, 0);
  return places.reduce((best, lift) => (coveredAt(lift) < coveredAt(best) ? lift : best), 0);
}
