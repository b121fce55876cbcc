import { type Diagram, type Diagrams, NO, YES } from './decision-diagram.ts';

/** The class chosen at each level; a level that is not named is class 0, empty. */
export type Path = ReadonlyMap<number, number>;

/** The path to yes on which the fewest variables are filled, or undefined where there is none. */
export function cheapestPath(diagrams: Diagrams, start: Diagram): Path | undefined {
  const costs = new Map<Diagram, number>([
    [NO, Number.POSITIVE_INFINITY],
    [YES, 0],
  ]);
  const costOf = (node: Diagram): number => {
    const known = costs.get(node);
    if (known !== undefined) return known;
    const cost = diagrams
      .children(node)
      .reduce((best, child, place) => Math.min(best, costOf(child) + (place === 0 ? 0 : 1)), Number.POSITIVE_INFINITY);
    costs.set(node, cost);
    return cost;
  };
  if (costOf(start) === Number.POSITIVE_INFINITY) return undefined;
  const path = new Map<number, number>();
  let node = start;
  while (node !== YES) {
    const cost = costOf(node);
    const list = diagrams.children(node);
    const place = list.findIndex((child, index) => costOf(child) + (index === 0 ? 0 : 1) === cost);
    if (place > 0) path.set(diagrams.level(node), place);
    node = list[place] ?? NO;
  }
  return path;
}
