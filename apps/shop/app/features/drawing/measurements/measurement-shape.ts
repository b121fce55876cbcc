import type { BuildShape, Landmarks } from '../builds/build-shape.ts';
import type { Measurement } from '../drawing-props.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';

/** Where one measurement is taken: the tape on the near side, the rest of a girth behind the dog, and its label. */
export interface MeasurementShape {
  readonly near: readonly Point[];
  /** Empty for lengths. */
  readonly far: readonly Point[];
  /** Centre of the label before it is kept inside the picture. */
  readonly labelAt: Point;
}

/** Distance of a tape that runs along the outline, user units. */
const CLEARANCE = 12;

/** Places a measurement on a build. */
export function measurementShape(measurement: Measurement, shape: BuildShape): MeasurementShape {
  return shapes[measurement](shape, shape.landmarks);
}

const shapes: Readonly<Record<Measurement, (shape: BuildShape, at: Landmarks) => MeasurementShape>> = {
  shoulderToSternum: (_, at) =>
    length(
      [at.withers, between(at.withers, at.sternum, [22, -4]), at.sternum],
      [at.sternum[0] + 100, at.sternum[1] + 58],
    ),
  shoulderToTail: (shape, at) => alongBack(shape, at.tailBase[0] - 8),
  shoulderToHips: (shape, at) => alongBack(shape, at.hip[0]),
  sternumToBelly: (shape, at) => {
    const line = offsetPoints([...shape.underline.slice(1), ...shape.throat.slice(0, 1), at.sternum], CLEARANCE);
    return length(line, [at.sternum[0] + 92, at.girthBottom[1] + 46]);
  },
  chestCircumference: (_, at) => girth(at.girthTop, at.girthBottom, 26),
  waistCircumference: (_, at) => girth(at.waistTop, at.waistBottom, 22),
  headCircumference: (_, at) => girth(at.forehead, at.jaw, 14),
  collarLength: (shape, at) => {
    const line = offsetPoints(shape.topline.slice(0, 4), CLEARANCE);
    return length(line, [at.withers[0] - 60, (shape.topline[0]?.[1] ?? 0) - 4]);
  },
  thighLength: (_, at) =>
    length([at.hip, between(at.hip, at.knee, [12, -8]), at.knee], [at.tailBase[0] - 60, at.knee[1] + 56]),
};

function alongBack(shape: BuildShape, endX: number): MeasurementShape {
  const back = shape.topline.slice(3).filter((point) => point[0] >= endX);
  const line = offsetPoints(back, CLEARANCE);
  const middleX = ((line[0]?.[0] ?? 0) + (line.at(-1)?.[0] ?? 0)) / 2;
  const top = Math.min(...line.map((point) => point[1]));
  return length(line, [middleX, top - 40]);
}

function length(near: readonly Point[], labelAt: Point): MeasurementShape {
  return { near, far: [], labelAt };
}

function girth(top: Point, bottom: Point, bulge: number): MeasurementShape {
  const arc = (side: number): readonly Point[] => [
    [top[0], top[1] - 5],
    between(top, bottom, [side * bulge, 0]),
    [bottom[0], bottom[1] + 5],
  ];
  return { near: arc(1), far: arc(-1), labelAt: [top[0], top[1] - 40] };
}

function between(from: Point, to: Point, bow: Point): Point {
  return [(from[0] + to[0]) / 2 + bow[0], (from[1] + to[1]) / 2 + bow[1]];
}
