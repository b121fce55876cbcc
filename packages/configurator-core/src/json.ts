/** An object of unknown content. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether JSON is an object and no list. */
export function isRecord(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
