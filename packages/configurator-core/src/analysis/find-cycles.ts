import type { Template } from '../contract/template.ts';
import { buildFinding } from './build-finding.ts';
import { fieldReads } from './field-order.ts';
import type { Finding } from './finding.ts';

/** Fields whose visibility depends on itself, one finding for each circle of fields that reach each other. */
export function findCycles(template: Template): readonly Finding[] {
  const entries = fieldReads(template);
  const reads = new Map(entries.map((entry) => [entry.place.field.name, entry.reads]));
  const reported = new Set<string>();
  return entries.flatMap(({ place }) => {
    if (reported.has(place.field.name)) return [];
    const names = shortestCycle(place.field.name, reads);
    if (names === undefined) return [];
    for (const name of names) reported.add(name);
    return [
      buildFinding(
        'visibility_cycle',
        { kind: 'field', label: place.field.label, ...place },
        { others: [...names, place.field.name], fieldNames: names },
      ),
    ];
  });
}

/** The shortest way from a field back to itself. */
function shortestCycle(start: string, reads: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const next of reads.get(name) ?? []) {
      if (next === start) {
        const names = [name];
        for (let back = cameFrom.get(name); back !== undefined; back = cameFrom.get(back)) names.unshift(back);
        return names;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, name);
      queue.push(next);
    }
  }
  return undefined;
}
