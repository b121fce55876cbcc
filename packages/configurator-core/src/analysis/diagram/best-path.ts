import type { Path } from './cheapest-path.ts';
import { type Diagram, type Diagrams, NO } from './decision-diagram.ts';

/** The largest sum of all functions, and a path with that sum. */
export interface BestPath {
  readonly sum: number;
  readonly path: Path;
}

/** Inserts a number into a descending list. */
function insertSorted(list: number[], entry: number): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) > entry) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, entry);
}

/**
 * Finds the largest sum of functions by eliminating one variable after the other (bucket elimination, Dechter 1999).
 * Adds only functions that share a variable, so that independent ones stay separate.
 */
export function bestPath(diagrams: Diagrams, functions: readonly Diagram[]): BestPath {
  const buckets = new Map<number, Diagram[]>();
  /** Levels of the buckets in descending order. */
  const waiting: number[] = [];
  let sum = 0;
  const put = (node: Diagram): void => {
    diagrams.spend(1);
    const level = diagrams.level(node);
    if (diagrams.children(node).length === 0) {
      sum += diagrams.answer(node);
      return;
    }
    const bucket = buckets.get(level);
    if (bucket) bucket.push(node);
    else {
      buckets.set(level, [node]);
      insertSorted(waiting, level);
    }
  };
  for (const node of functions) put(node);
  const solved: { level: number; total: Diagram }[] = [];
  for (let level = waiting.pop(); level !== undefined; level = waiting.pop()) {
    const total = (buckets.get(level) ?? []).reduce(diagrams.add, NO);
    buckets.delete(level);
    solved.push({ level, total });
    put(diagrams.level(total) === level ? diagrams.children(total).reduce(diagrams.max) : total);
  }
  return { sum, path: pathTo(diagrams, solved.reverse()) };
}

/** Chooses the best class of each variable, from the deepest up. */
function pathTo(diagrams: Diagrams, solved: readonly { level: number; total: Diagram }[]): Path {
  const path = new Map<number, number>();
  // Deeper variables are already chosen when a node is read, so its value is final.
  const values = new Map<Diagram, number>();
  const valueAt = (start: Diagram): number => {
    const passed: Diagram[] = [];
    let node = start;
    while (!values.has(node) && diagrams.children(node).length > 0) {
      passed.push(node);
      node = diagrams.children(node)[path.get(diagrams.level(node)) ?? 0] ?? NO;
    }
    const value = values.get(node) ?? diagrams.answer(node);
    diagrams.spend(1 + passed.length);
    for (const one of passed) values.set(one, value);
    return value;
  };
  for (const { level, total } of solved) {
    if (diagrams.level(total) !== level) continue;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = 0;
    for (const [place, child] of diagrams.children(total).entries()) {
      const value = valueAt(child);
      if (value > best) [best, chosen] = [value, place];
    }
    if (chosen > 0) path.set(level, chosen);
  }
  return path;
}
