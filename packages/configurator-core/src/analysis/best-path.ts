import type { Path } from './cheapest-path.ts';
import { type Diagram, type Diagrams, NO } from './decision-diagram.ts';

/** The largest sum of all functions, and a path that reaches it. */
export interface BestPath {
  readonly sum: number;
  readonly path: Path;
}

/**
 * Finds the largest sum of functions, one variable after the other: only functions that share a variable are ever added
 * up, so that what is independent stays apart.
 */
export function bestPath(diagrams: Diagrams, functions: readonly Diagram[]): BestPath {
  const buckets = new Map<number, Diagram[]>();
  let sum = 0;
  const put = (node: Diagram): void => {
    const level = diagrams.level(node);
    if (diagrams.children(node).length === 0) {
      sum += diagrams.answer(node);
      return;
    }
    const bucket = buckets.get(level) ?? [];
    bucket.push(node);
    buckets.set(level, bucket);
  };
  for (const node of functions) put(node);
  const solved: { level: number; total: Diagram }[] = [];
  while (buckets.size > 0) {
    const level = Math.min(...buckets.keys());
    const total = (buckets.get(level) ?? []).reduce(diagrams.add, NO);
    buckets.delete(level);
    solved.push({ level, total });
    put(diagrams.level(total) === level ? diagrams.children(total).reduce(diagrams.max) : total);
  }
  const path = new Map<number, number>();
  const valueAt = (start: Diagram): number => {
    let node = start;
    while (diagrams.children(node).length > 0)
      node = diagrams.children(node)[path.get(diagrams.level(node)) ?? 0] ?? NO;
    return diagrams.answer(node);
  };
  for (const { level, total } of solved.reverse()) {
    if (diagrams.level(total) !== level) continue;
    const answers = diagrams.children(total).map(valueAt);
    const place = answers.indexOf(Math.max(...answers));
    if (place > 0) path.set(level, place);
  }
  return { sum, path };
}
