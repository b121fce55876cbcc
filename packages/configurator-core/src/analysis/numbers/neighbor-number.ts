const bytes = new DataView(new ArrayBuffer(8));

/** The next number of double precision above (1) or below (-1). Infinite ones stay. */
export function neighborNumber(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return direction * Number.MIN_VALUE;
  bytes.setFloat64(0, value);
  // Numbers of one sign are ordered as their bits are.
  const isAway = value > 0 === direction > 0;
  bytes.setBigInt64(0, bytes.getBigInt64(0) + (isAway ? 1n : -1n));
  return bytes.getFloat64(0);
}
