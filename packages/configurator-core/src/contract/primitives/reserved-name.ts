const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith('_'));

/** Rejects names that every object inherits, and names starting with `_` like the keys of `configuratorSettings`. */
export const unreservedName = new RegExp(`^(?!_|(?:${inherited.sort().join('|')})$)`);

/** Returns whether fields and sections must not use the name. */
export function isReservedName(name: string): boolean {
  return !unreservedName.test(name);
}
