import type { Bytes } from './pdf-values.ts';

/**
 * Inflates bytes up to a limit.
 * @param onChunk receives the output in parts; without it, the output is only measured
 * @returns the length of the output up to the end or an error; null if the limit is exceeded. `isWhole` is false after an error.
 */
export async function inflateAtMost(
  bytes: Bytes,
  maxBytes: number,
  onChunk?: (chunk: Bytes) => void,
): Promise<{ length: number; isWhole: boolean } | null> {
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > maxBytes) {
        await reader.cancel();
        return null;
      }
      onChunk?.(new Uint8Array(part.value));
    }
  } catch {
    return { length, isWhole: false };
  }
  return { length, isWhole: true };
}
