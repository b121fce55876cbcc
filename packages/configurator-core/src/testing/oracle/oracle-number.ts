/** Parses a number with a dot or comma. `12 cm` is not a number. */
export function oracleNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!/^[+-]?(\d+[.,]?\d*|[.,]\d+)$/.test(text)) return undefined;
  return Number(text.replace(',', '.'));
}
