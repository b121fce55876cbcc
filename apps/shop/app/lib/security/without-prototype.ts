/** Copies a record without its own key `__proto__`, which would set the prototype when copied by assignment. */
export function withoutPrototype(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}
