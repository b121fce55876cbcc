/** Names that every object answers to, or that `configuratorSettings` keeps for itself. */
export function isReservedName(name: string): boolean {
  return name in Object.prototype || name.startsWith('_');
}
