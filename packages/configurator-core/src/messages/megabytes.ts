const BYTES_PER_MB = 1024 * 1024;

/** Converts bytes to megabytes with at most two decimals. */
export function megabytes(bytes: unknown): number {
  return Math.round((Number(bytes) / BYTES_PER_MB) * 100) / 100;
}
