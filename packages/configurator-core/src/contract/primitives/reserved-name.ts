const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith('_'));

/** Matches names other than those that every object inherits, or that start with `_` as keys of `configuratorSettings` do. */
export const unreservedName = new RegExp(`^(?!_|(?:${inherited.sort().join('|')})$)`);

/** Whether a field or section must not have the name. */
export function isReservedName(name: string): boolean {
  return !unreservedName.test(name);
}
