const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Names that every object answers to, or that `configuratorSettings` keeps for itself. */
export function isReservedName(name: string): boolean {
  return name.startsWith('_') || inherited.has(name);
}
