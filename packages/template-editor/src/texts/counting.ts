/** Formats a count with its noun: digits grouped by the locale, the noun form selected by its plural rule. */
export type FormatCount = (count: number, one: string, other: string) => string;

/**
 * Returns the counting function of a locale.
 * @param locale BCP 47, e.g. `de-DE`
 */
export function countFormat(locale: string): FormatCount {
  const digits = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return (count, one, other) => `${digits.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}
