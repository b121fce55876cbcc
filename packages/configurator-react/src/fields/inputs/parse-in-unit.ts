import { parseNumberText } from 'configurator-core';

/** A unit that is converted to the field's unit, with the power of ten of the conversion. */
const conversions: Readonly<Record<string, readonly [unit: string, exponent: string]>> = {
  cm: ['mm', 'e-1'],
  mm: ['cm', 'e1'],
};

/**
 * Parses a text in the field's unit: `12,5 cm` is 12.5 and `455 mm` is 45.5 in a field in cm. The exponent shifts the
 * decimal point; a division would add a rounding error.
 */
export function parseInUnit(text: string, locale: string, unit: string | null): number | undefined {
  const number = parseNumberText(text, locale, unit);
  const [other, exponent] = conversions[unit?.toLowerCase() ?? ''] ?? [];
  if (number !== undefined || other === undefined) return number;
  const converted = parseNumberText(text, locale, other);
  return converted === undefined ? undefined : Number(`${converted}${exponent}`);
}
