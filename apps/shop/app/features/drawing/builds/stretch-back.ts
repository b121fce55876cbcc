import type { Point } from '../geometry/point.ts';
import type { BuildShape } from './build-shape.ts';

/**
 * Makes the back of a build longer or shorter. Points in front of the girth are fixed, points behind the hip are moved,
 * and the shift of points in between is interpolated linearly.
 * @param stretch 1 leaves the build unchanged
 */
export function stretchBack(shape: BuildShape, stretch: number): BuildShape {
  if (stretch === 1) return shape;
  const { landmarks, coat } = shape;
  const girthX = landmarks.girthTop[0];
  const hipX = landmarks.hip[0];
  const shift = (landmarks.withers[0] - landmarks.tailBase[0]) * (stretch - 1);
  const move = ([x, y, corner]: Point): Point => {
    const share = Math.min(Math.max((girthX - x) / (girthX - hipX), 0), 1);
    return [x - shift * share, y, corner];
  };
  const line = (points: readonly Point[]): readonly Point[] => points.map(move);
  const behind = (points: readonly Point[]): readonly Point[] => points.map(([x, y, corner]) => [x - shift, y, corner]);
  return {
    ...shape,
    topline: line(shape.topline),
    rear: line(shape.rear),
    underline: line(shape.underline),
    tail: behind(shape.tail),
    // Legs keep their thickness, so they move as a whole.
    hindLeg: behind(shape.hindLeg),
    hindToes: shape.hindToes.map(behind),
    landmarks: {
      ...landmarks,
      waistTop: move(landmarks.waistTop),
      waistBottom: move(landmarks.waistBottom),
      bellyEnd: move(landmarks.bellyEnd),
      hip: move(landmarks.hip),
      knee: [landmarks.knee[0] - shift, landmarks.knee[1]],
      tailBase: move(landmarks.tailBase),
    },
    coat: {
      ...coat,
      rearEdge: line(coat.rearEdge),
      hem: line(coat.hem),
      print: { ...coat.print, at: move(coat.print.at) },
    },
  };
}
