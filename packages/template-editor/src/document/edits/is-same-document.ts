/**
 * Whether two documents, or parts of them, say the same. What is one object is not looked into: commands keep every part
 * they do not touch, so a change costs the parts on its way and not the whole document.
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

/** What is undefined is not written, as in JSON. */
function entriesOf(part: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(part).filter(([, value]) => value !== undefined));
}
