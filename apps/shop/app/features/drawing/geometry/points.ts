import type { Point } from './point.ts';

/**
 * Parses points like those of the `points` attribute of an SVG polygon: `'10,20 30,40! 50,60'`.
 * An exclamation mark makes the outline sharp at that point.
 * @throws RangeError if a pair is not two numbers; the texts are constants of this feature
 */
export function points(text: string): readonly Point[] {
  return text.split(' ').map((pair) => {
    const isCorner = pair.endsWith('!');
    const [x, y] = (isCorner ? pair.slice(0, -1) : pair).split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new RangeError(`not a point: ${pair}`);
    return isCorner ? [x, y, 'corner'] : [x, y];
  });
}
