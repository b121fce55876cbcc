import { catalogueMaxAgeMs } from '#app/config/server-env.server.ts';

/**
 * Returns a loader that keeps what it made of public data, by key, for as long as the process keeps replies. For parts of
 * large replies, which would otherwise be parsed for each page. Failures are not kept.
 */
export function keepByKey<Source, T>(
  load: (source: Source, key: string) => Promise<T>,
): (source: Source, key: string) => Promise<T> {
  const kept = new Map<string, { value: T; at: number }>();
  return async (source, key) => {
    const known = kept.get(key);
    if (known !== undefined && performance.now() - known.at < catalogueMaxAgeMs()) return known.value;
    const value = await load(source, key);
    // Only the current key is used again.
    kept.clear();
    kept.set(key, { value, at: performance.now() });
    return value;
  };
}
