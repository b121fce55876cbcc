import { type Diagram, type Diagrams, NO, YES } from './decision-diagram.ts';

/** The class chosen at each level. A missing level means class 0, empty. */
export type Path = ReadonlyMap<number, number>;

/** Returns the path to yes with the fewest filled variables, or undefined if there is none. */
export function cheapestPath(diagrams: Diagrams, start: Diagram): Path | undefined {
  const costs = new Map<Diagram, number>();
  const costOf = (node: Diagram): number => costs.get(node) ?? Number.POSITIVE_INFINITY;
  const costBy = (child: Diagram, place: number): number => costOf(child) + (place === 0 ? 0 : 1);
  for (const node of diagrams.nodesOf(start)) {
    const ways = diagrams.children(node).map(costBy);
    costs.set(
      node,
      ways.reduce((best, cost) => Math.min(best, cost), node === YES ? 0 : Number.POSITIVE_INFINITY),
    );
  }
  if (costOf(start) === Number.POSITIVE_INFINITY) return undefined;
  const path = new Map<number, number>();
  let node = start;
  while (node !== YES) {
    const cost = costOf(node);
    const list = diagrams.children(node);
    const place = list.findIndex((child, index) => costBy(child, index) === cost);
    if (place > 0) path.set(diagrams.level(node), place);
    node = list[place] ?? NO;
  }
  return path;
}
