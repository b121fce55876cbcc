/** A copy without a stored `__proto__`: an own key that would become the prototype where it is copied by assignment. */
export function withoutPrototype(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}
