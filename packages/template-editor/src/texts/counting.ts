/** Writes a count with its noun: the digits as the locale groups them, the noun in the form its plural rule selects. */
export type Counting = (count: number, one: string, other: string) => string;

/**
 * The way a locale counts.
 * @param locale BCP 47, e.g. `de-DE`
 */
export function countingIn(locale: string): Counting {
  const digits = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return (count, one, other) => `${digits.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}
