/** Symbols of units and currencies, which are the same in every language. */
const symbols = new Set([
  ...['mm', 'cm', 'dm', 'm', 'km'],
  ...['ml', 'cl', 'dl', 'l', 'L', 'mg', 'g', 'kg', 't', 's', 'min', 'h', 'K', 'W', 'kW', 'V', 'A', 'Hz', 'kHz'],
  ...['N', 'kN', 'Pa', 'bar', 'lm', 'lx', 'px', 'dpi', 'kB', 'MB', 'GB', 'EUR', 'USD', 'CHF', 'x'],
]);

/**
 * Whether a text reads the same in every language: symbols and numbers such as `cm`, `40 × 60 cm` or `%`. A number with
 * a decimal sign is written differently.
 */
export function isSameEverywhere(text: string): boolean {
  if (/\d[.,]\d/.test(text)) return false;
  return text.split(/[\s\d²³/()+–-]+/).every((word) => symbols.has(word) || !/\p{L}/u.test(word));
}
