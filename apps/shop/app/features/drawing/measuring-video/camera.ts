import type { Point } from '../geometry/point.ts';
import type { MeasurementShape } from '../measurements/measurement-shape.ts';

/** A visible part of the drawing, user units. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The whole dog. */
export const wholeDog: Camera = { left: 8, top: 6, width: 792, height: 554 };

/** Minimum width, so that the dog around the tape stays visible. */
const MIN_WIDTH = 460;
const MARGIN = 1.5;

/** Returns the part of the drawing with a measurement's tape and label, in the proportions of the whole. */
export function cameraAt({ near, far, label }: MeasurementShape): Camera {
  const points: readonly Point[] = [...near, ...far, label.at];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const ratio = wholeDog.height / wholeDog.width;
  const spanX = Math.max(...xs) - Math.min(...xs);
  const spanY = Math.max(...ys) - Math.min(...ys);
  const width = Math.min(wholeDog.width, Math.max(MIN_WIDTH, spanX * MARGIN, (spanY * MARGIN) / ratio));
  const height = width * ratio;
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return {
    left: clamp((Math.max(...xs) + Math.min(...xs) - width) / 2, wholeDog.left, wholeDog.left + wholeDog.width - width),
    top: clamp((Math.max(...ys) + Math.min(...ys) - height) / 2, wholeDog.top, wholeDog.top + wholeDog.height - height),
    width,
    height,
  };
}

/** Eases in and out. @param share 0 to 1 */
export function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Interpolates between two cameras. @param share 0 to 1 */
export function moveCamera(from: Camera, to: Camera, share: number): Camera {
  const between = (start: number, end: number) => start + (end - start) * share;
  return {
    left: between(from.left, to.left),
    top: between(from.top, to.top),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  };
}
