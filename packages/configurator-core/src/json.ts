/** An object of unknown content. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns whether JSON is an object and not a list. */
export function isRecord(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Returns JSON as text for a message. Abbreviates objects and lists, because `String` can throw for an object. */
export function shortText(json: unknown): string {
  if (Array.isArray(json)) return '[…]';
  return isRecord(json) ? '{…}' : String(json);
}

/**
 * Returns whether two JSON values are equal, in any order of their keys. A key with the value undefined equals a missing
 * one. Identical objects are not traversed, so comparing a document with an edited copy costs only the changed paths.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [definedEntries(left), definedEntries(right)];
  return (
    one.size === other.size && [...one].every(([key, value]) => other.has(key) && isSameJson(value, other.get(key)))
  );
}

function definedEntries(json: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(json).filter(([, value]) => value !== undefined));
}
