/** Formats a rate in euros, which may include fractions of a cent. */
export function formatRate(cents: number, locale: string): string {
  return (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 6 });
}
