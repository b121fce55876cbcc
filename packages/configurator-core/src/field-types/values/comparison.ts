const numberText = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a number: an optional sign and digits with at most one comma or point (`2,5`, `-3`, `80.5`); `12 cm` is none.
 * @returns undefined for what is no number
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
  // `+ 0` turns -0 into 0: two ways to write nothing must be one value.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** The text form in which `equals` compares: `"2"`, `2` and `"2,0"` are one. Undefined for what no rule can equal. */
export function comparableText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value);
  const number = parseNumber(value);
  if (number !== undefined) return String(number);
  return typeof value === 'string' ? value : undefined;
}
