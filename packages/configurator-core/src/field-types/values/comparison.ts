const numberText = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Parses a stored number: an optional sign and digits with at most one comma or dot (`2,5`, `-3`, `80.5`). Rejects
 * `12 cm`. `parseNumberText` parses what people type.
 * @returns undefined if it is not a number
 */
export function parseNumber(value: unknown): number | undefined {
  let number: number;
  if (typeof value === 'number') number = value;
  else {
    if (typeof value !== 'string') return undefined;
    const text = value.trim();
    if (!numberText.test(text)) return undefined;
    number = Number(text.replace(',', '.'));
  }
  // `+ 0` turns -0 into 0, because both must be the same value.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** Returns the text for `equals`: `"2"`, `2` and `"2,0"` have the same. Undefined if no rule can equal the value. */
export function comparableText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value);
  const number = parseNumber(value);
  if (number !== undefined) return String(number);
  return typeof value === 'string' ? value : undefined;
}
