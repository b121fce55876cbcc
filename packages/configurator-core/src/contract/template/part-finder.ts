/**
 * Finds the part of another version that a part became: the one with its id. Parts of which no version has both ids, as in
 * a template that was written again, are found by their name. The first part with an id or a name counts.
 */
export function partFinder<Part extends { readonly id: string }>(
  own: Iterable<Part>,
  other: Iterable<Part>,
  nameOf: (part: Part) => string,
): (part: Part) => Part | undefined {
  const last = [...other].reverse();
  const byId = new Map(last.map((part) => [part.id, part]));
  const ownIds = new Set([...own].map(({ id }) => id));
  const byName = new Map(last.filter(({ id }) => !ownIds.has(id)).map((part) => [nameOf(part), part]));
  return (part) => byId.get(part.id) ?? byName.get(nameOf(part));
}
