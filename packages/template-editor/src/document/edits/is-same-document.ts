/**
 * Whether two documents, or parts of them, are deeply equal. Identical objects are not traversed: commands keep the
 * identity of untouched parts, so comparing costs only the changed paths, not the whole document.
 */
export function isSameDocument(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [entriesOf(left), entriesOf(right)];
  return (
    one.size === other.size && [...one].every(([key, value]) => other.has(key) && isSameDocument(value, other.get(key)))
  );
}

/** Skips undefined values, as JSON does. */
function entriesOf(part: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(part).filter(([, value]) => value !== undefined));
}
