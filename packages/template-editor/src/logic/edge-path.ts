import { nodeSize, type PlacedNode } from './lay-out-map.ts';

const ARROW = { length: 7, halfWidth: 4 } as const;
const MIN_BEND = 32;

/** The path of an arrow from the right side of one node to the left side of another. */
export function edgePath(from: PlacedNode, to: PlacedNode): string {
  const [startX, startY] = [from.x + nodeSize.width, from.y + nodeSize.height / 2];
  const [endX, endY] = [to.x, to.y + nodeSize.height / 2];
  const bend = Math.max(MIN_BEND, (endX - startX) / 2);
  const tip = endX - ARROW.length;
  return (
    `M${startX} ${startY}C${startX + bend} ${startY} ${tip - bend} ${endY} ${tip} ${endY}` +
    `M${tip} ${endY - ARROW.halfWidth}L${endX} ${endY}L${tip} ${endY + ARROW.halfWidth}`
  );
}
