/** Keys whose value is an id in a template's JSON: `id`, and references in rules, amounts, expressions and comparisons. */
const idKeys: ReadonlySet<string> = new Set(['id', 'field', 'var', 'greaterThanField', 'lessThanField']);

/** Replaces temporary ids in JSON by stored ids. The editor itself keeps temporary ids, so that undo keeps working. */
export function withStoredIds<T>(json: T, ids: ReadonlyMap<string, string>): T {
  if (ids.size === 0) return json;
  const replace = (value: unknown, key: string | null): unknown => {
    if (typeof value === 'string') return key !== null && idKeys.has(key) ? (ids.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((entry) => replace(entry, null));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name)]));
  };
  // Strings are only replaced by strings, so the shape is unchanged.
  return replace(json, null) as T;
}
