import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';

/** A regular expression that can take more than linear time, or whose source is known only when it runs. */
export interface SlowPattern {
  readonly line: number;
  /** As written; the argument of `RegExp` for an expression that is composed. */
  readonly pattern: string;
  readonly reason: 'slow' | 'composed';
}

/** Returns the regular expressions of a TypeScript file that a text of one repeated character can slow down. */
export function findSlowPatterns(file: string, text: string): readonly SlowPattern[] {
  const found: SlowPattern[] = [];
  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      if (analyse({ source, flags }).reports.length === 0) return;
      found.push({ line: lineAt(node.start), pattern: `/${source}/${flags}`, reason: 'slow' });
    },
    NewExpression({ callee, arguments: [source], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || source === undefined) return;
      found.push({ line: lineAt(start), pattern: text.slice(source.start, source.end), reason: 'composed' });
    },
  }).visit(parseSync(file, text).program);
  return found;
}
