import { nodeSize, type PlacedNode } from './lay-out-map.ts';

const ARROW = { length: 7, halfWidth: 4 } as const;
const MIN_BEND = 32;

/** A point on a border with its outward direction. */
interface BorderPoint {
  readonly x: number;
  readonly y: number;
  readonly outX: -1 | 0 | 1;
  readonly outY: -1 | 0 | 1;
}

/** Returns the SVG path of an arrow between two nodes, or between the borders of their collapsed lanes. */
export function edgePath(from: PlacedNode, to: PlacedNode): string {
  const startX = from.x + nodeSize.width;
  const start = from.isHidden ? barPoint(from, startX, to) : sidePoint(from, startX, 1);
  const end = to.isHidden ? barPoint(to, to.x, from) : sidePoint(to, to.x, -1);
  const [tipX, tipY] = [end.x + end.outX * ARROW.length, end.y + end.outY * ARROW.length];
  const [startBend, endBend] = [bendOf(start, end), bendOf(end, start)];
  const [wideX, wideY] = [end.outY * ARROW.halfWidth, end.outX * ARROW.halfWidth];
  return (
    `M${start.x} ${start.y}` +
    `C${start.x + start.outX * startBend} ${start.y + start.outY * startBend}` +
    ` ${tipX + end.outX * endBend} ${tipY + end.outY * endBend} ${tipX} ${tipY}` +
    `M${tipX - wideX} ${tipY - wideY}L${end.x} ${end.y}L${tipX + wideX} ${tipY + wideY}`
  );
}

function sidePoint({ y }: PlacedNode, x: number, outX: 1 | -1): BorderPoint {
  return { x, y: y + nodeSize.height / 2, outX, outY: 0 };
}

/** The border point of a collapsed lane that faces another node: above or below its own node, else at the side. */
function barPoint({ box }: PlacedNode, x: number, other: PlacedNode): BorderPoint {
  const otherY = other.box.y + other.box.height / 2;
  if (otherY > box.y + box.height) return { x, y: box.y + box.height, outX: 0, outY: 1 };
  if (otherY < box.y) return { x, y: box.y, outX: 0, outY: -1 };
  const isRight = other.box.x > box.x;
  return { x: isRight ? box.x + box.width : box.x, y: box.y + box.height / 2, outX: isRight ? 1 : -1, outY: 0 };
}

/** Distance of the curve's control point from its end. */
function bendOf(own: BorderPoint, other: BorderPoint): number {
  if (own.outY !== 0) return Math.abs(other.y - own.y) / 2;
  return Math.max(MIN_BEND, ((other.x - own.x) * own.outX) / 2);
}
