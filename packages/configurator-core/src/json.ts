/** An object of unknown content. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns whether JSON is an object and not a list. */
export function isRecord(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
