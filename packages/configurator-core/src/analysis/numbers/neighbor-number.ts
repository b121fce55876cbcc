const bytes = new DataView(new ArrayBuffer(8));

/** Returns the next double above (1) or below (-1). Infinite numbers are returned unchanged. */
export function neighborNumber(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return direction * Number.MIN_VALUE;
  bytes.setFloat64(0, value);
  // Doubles of one sign are ordered like their bits.
  const isAway = value > 0 === direction > 0;
  bytes.setBigInt64(0, bytes.getBigInt64(0) + (isAway ? 1n : -1n));
  return bytes.getFloat64(0);
}
