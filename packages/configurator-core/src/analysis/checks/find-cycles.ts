import type { Template } from '../../contract/template/template.ts';
import { budgets } from '../diagram/budgets.ts';
import { buildFinding } from '../findings/build-finding.ts';
import { fieldReads } from '../findings/field-order.ts';
import type { Finding } from '../findings/finding.ts';

type Edges = ReadonlyMap<string, readonly string[]>;

/**
 * Finds fields whose visibility depends on itself, one finding per cycle. Stops searching for further cycles when its
 * budget is exceeded.
 */
export function findCycles(template: Template): readonly Finding[] {
  const entries = fieldReads(template);
  const reads = new Map(entries.map((entry) => [entry.place.field.name, entry.reads]));
  // A name is on a cycle only if cycles can be reached from it in both directions.
  const [forward, backward] = [leadingToCycles(reads), leadingToCycles(reversed(reads))];
  const isCandidate = (name: string): boolean => forward.has(name) && backward.has(name);
  const reported = new Set<string>();
  let steps = 0;
  return entries.flatMap(({ place }) => {
    const { name, label } = place.field;
    if (reported.has(name) || !isCandidate(name)) return [];
    if (reported.size > 0 && steps > budgets.question) return [];
    const { names, visited } = shortestCycle(name, reads, isCandidate);
    steps += visited;
    if (names === undefined) return [];
    for (const found of names) reported.add(found);
    return [
      buildFinding(
        'visibility_cycle',
        { kind: 'field', label, ...place },
        { others: [...names, name], fieldNames: names },
      ),
    ];
  });
}

function reversed(edges: Edges): Edges {
  const result = new Map<string, string[]>([...edges.keys()].map((name) => [name, []]));
  for (const [name, targets] of edges) for (const target of targets) result.get(target)?.push(name);
  return result;
}

/** Returns the names that can reach a cycle, by repeatedly removing names without an edge to a remaining name. */
function leadingToCycles(edges: Edges): ReadonlySet<string> {
  const back = reversed(edges);
  const left = new Map(
    [...edges].map(([name, targets]) => [name, targets.filter((target) => edges.has(target)).length]),
  );
  const ends = [...left.keys()].filter((name) => left.get(name) === 0);
  for (const end of ends) {
    left.delete(end);
    for (const name of back.get(end) ?? []) {
      const count = (left.get(name) ?? 0) - 1;
      left.set(name, count);
      if (count === 0) ends.push(name);
    }
  }
  return new Set(left.keys());
}

/** Returns the shortest path from a name back to itself. */
function shortestCycle(
  start: string,
  edges: Edges,
  within: (name: string) => boolean,
): { readonly names?: readonly string[]; readonly visited: number } {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const next of edges.get(name) ?? []) {
      if (next === start) {
        const names = [name];
        for (let back = cameFrom.get(name); back !== undefined; back = cameFrom.get(back)) names.push(back);
        return { names: names.reverse(), visited: queue.length };
      }
      if (cameFrom.has(next) || !within(next)) continue;
      cameFrom.set(next, name);
      queue.push(next);
    }
  }
  return { visited: queue.length };
}
