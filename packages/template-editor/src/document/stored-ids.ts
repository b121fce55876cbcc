/** Keys that hold an id in a template's JSON: its own, and in rules and expressions that name a field by it. */
const idKeys: ReadonlySet<string> = new Set(['id', 'field', 'var']);

/** The JSON with stored ids in the places of temporary ones. The editor itself keeps the ids it gave, so that undo holds. */
export function withStoredIds<T>(json: T, ids: ReadonlyMap<string, string>): T {
  if (ids.size === 0) return json;
  const replace = (value: unknown, key: string | null): unknown => {
    if (typeof value === 'string') return key !== null && idKeys.has(key) ? (ids.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((entry) => replace(entry, null));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name)]));
  };
  // Only strings change for other strings: the shape stays.
  return replace(json, null) as T;
}
