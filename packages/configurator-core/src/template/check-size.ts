import type { TemplateIssue } from './template-issue.ts';
import { templateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

/**
 * Walks JSON of unknown origin once, without recursion, and refuses what is too large, too deep (so also what contains
 * itself) or carries the key `__proto__`.
 */
export function checkSize(json: unknown): TemplateIssue | null {
  let level: readonly object[] = typeof json === 'object' && json !== null ? [json] : [];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > templateLimits.depth) return templateIssue('too_deep', '');
    const below: object[] = [];
    for (const node of level) {
      if (Object.hasOwn(node, '__proto__')) return templateIssue('forbidden_key', '', { name: '__proto__' });
      const children: readonly unknown[] = Array.isArray(node) ? node : Object.values(node);
      nodes += children.length;
      if (nodes > templateLimits.nodes) return templateIssue('too_large', '', { limit: templateLimits.nodes });
      for (const child of children) {
        if (typeof child === 'string' && child.length > templateLimits.text) {
          return templateIssue('too_large', '', { limit: templateLimits.text });
        }
        if (typeof child === 'object' && child !== null) below.push(child);
      }
    }
    level = below;
  }
  return null;
}
