import type { Template } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import { refAt } from '../../document/find.ts';
import { nodeKeyOf } from './map-graph.ts';

/** The findings of each node, by its key: errors and warnings, no hints. Options count with their field. */
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
