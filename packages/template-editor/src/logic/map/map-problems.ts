import type { Template } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import { refAt } from '../../document/find.ts';
import { nodeKeyOf } from './map-graph.ts';

/** Returns the errors and warnings of each node by key, without hints. Options count for their field. */
export function problemsByNode(
  template: Template,
  findings: readonly Finding[],
): ReadonlyMap<string, readonly Finding[]> {
  const problems = new Map<string, Finding[]>();
  for (const finding of findings) {
    const ref = finding.severity === 'hint' ? null : refAt(template, finding.elementPath);
    if (!ref) continue;
    const key = nodeKeyOf(template, ref);
    problems.set(key, [...(problems.get(key) ?? []), finding]);
  }
  return problems;
}
