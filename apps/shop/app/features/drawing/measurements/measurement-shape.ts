import type { BuildShape, Landmarks } from '../builds/build-shape.ts';
import type { Measurement } from '../drawing-props.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';

/** Position of a measurement's label: the middle of its right edge, or its centre. */
export interface LabelPlace {
  readonly at: Point;
  readonly anchor: 'right' | 'center';
}

/** Lines of a measurement: the tape on the near side, the part of a girth behind the dog, and the label. */
export interface MeasurementShape {
  readonly near: readonly Point[];
  /** Empty for lengths. */
  readonly far: readonly Point[];
  readonly label: LabelPlace;
}

/** Distance of a tape that runs along the outline, user units. */
const CLEARANCE = 12;
/** Distance of a label from its tape. */
const LABEL_GAP = 44;

/** Returns the lines of a measurement on a build. */
export function measurementShape(measurement: Measurement, shape: BuildShape): MeasurementShape {
  return shapes[measurement](shape, shape.landmarks);
}

const shapes: Readonly<Record<Measurement, (shape: BuildShape, at: Landmarks) => MeasurementShape>> = {
  shoulderToSternum: (_, at) =>
    length(
      [at.withers, between(at.withers, at.sternum, [22, -4]), at.sternum],
      toTheLeft([at.withers[0] - 4, at.withers[1] - LABEL_GAP]),
    ),
  shoulderToTail: (shape, at) => alongBack(shape, at.tailBase[0] - 8),
  shoulderToHips: (shape, at) => alongBack(shape, at.hip[0]),
  sternumToBelly: (shape, at) => {
    const line = offsetPoints([...shape.underline.slice(1), ...shape.throat.slice(0, 1), at.sternum], CLEARANCE);
    // Measured backwards from the sternum.
    return length(line.toReversed(), { at: [at.girthBottom[0], at.girthBottom[1] + LABEL_GAP + 8], anchor: 'center' });
  },
  chestCircumference: (_, at) => girth(at.girthTop, at.girthBottom, 26),
  waistCircumference: (_, at) => girth(at.waistTop, at.waistBottom, 22),
  headCircumference: (_, at) => girth(at.forehead, at.jaw, 14),
  collarLength: (shape, at) => {
    const nape = shape.topline[0] ?? at.neckBack;
    return length(offsetPoints(shape.topline.slice(0, 4), CLEARANCE), toTheLeft([nape[0] - 34, nape[1] - 4]));
  },
  thighLength: (_, at) =>
    length([at.hip, between(at.hip, at.knee, [12, -8]), at.knee], toTheLeft([at.hip[0] + 70, at.hip[1] - LABEL_GAP])),
};

function alongBack(shape: BuildShape, endX: number): MeasurementShape {
  const line = offsetPoints(
    shape.topline.slice(3).filter((point) => point[0] >= endX),
    CLEARANCE,
  );
  const top = Math.min(...line.map((point) => point[1]));
  return length(line, toTheLeft([shape.landmarks.withers[0] - 4, top - LABEL_GAP]));
}

function length(near: readonly Point[], label: LabelPlace): MeasurementShape {
  return { near, far: [], label };
}

function girth(top: Point, bottom: Point, bulge: number): MeasurementShape {
  const arc = (side: number): readonly Point[] => [
    [top[0], top[1] - 5],
    between(top, bottom, [side * bulge, 0]),
    [bottom[0], bottom[1] + 5],
  ];
  return { near: arc(1), far: arc(-1), label: toTheLeft([top[0] + 40, top[1] - LABEL_GAP + 2]) };
}

function toTheLeft(at: Point): LabelPlace {
  return { at, anchor: 'right' };
}

function between(from: Point, to: Point, bow: Point): Point {
  return [(from[0] + to[0]) / 2 + bow[0], (from[1] + to[1]) / 2 + bow[1]];
}
