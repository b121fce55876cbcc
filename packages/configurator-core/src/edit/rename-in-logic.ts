import { logicCall } from '../contract/conditions/logic-call.ts';

const iterating: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

/** Maps every path that a JSON Logic expression reads. Returns the same object if no path changes. */
export function mapLogicPaths(logic: unknown, change: (path: string) => string): unknown {
  const path = (text: unknown) => (typeof text === 'string' ? change(text) : text);
  const list = (parts: readonly unknown[], map: (part: unknown, index: number) => unknown): readonly unknown[] => {
    const changed = parts.map(map);
    return changed.every((part, index) => part === parts[index]) ? parts : changed;
  };
  const walk = (part: unknown, isItem: boolean): unknown => {
    if (Array.isArray(part)) return list(part, (entry) => walk(entry, isItem));
    const call = logicCall(part);
    if (!call) return part;
    const { operator, args } = call;
    const isRead = !isItem && (operator === 'var' || operator === 'missing' || operator === 'missing_some');
    const changed = list(args, (arg, index) => {
      if (!isRead) return walk(arg, isItem || (index === 1 && iterating.has(operator)));
      const isName = operator === 'var' ? index === 0 : operator === 'missing' || index === 1;
      if (!isName) return walk(arg, isItem);
      return Array.isArray(arg) ? list(arg, path) : walk(path(arg), isItem);
    });
    if (changed === args) return part;
    // Lookup cast: `logicCall` has found this key.
    const isList = Array.isArray((part as Record<string, unknown>)[operator]);
    return { [operator]: isList ? changed : changed[0] };
  };
  return walk(logic, false);
}

/** Renames a field in a path of JSON Logic. */
export function renamedPath(path: string, from: string, to: string): string {
  if (path === from) return to;
  return path.startsWith(`${from}.`) ? to + path.slice(from.length) : path;
}

/** Renames a field in a JSON Logic expression. Returns the same object if it does not read the field. */
export function renameInLogic(logic: unknown, from: string, to: string): unknown {
  return mapLogicPaths(logic, (path) => renamedPath(path, from, to));
}
