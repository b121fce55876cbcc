/** An object of unknown content. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns whether JSON is an object and not a list. */
export function isRecord(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Returns JSON as text for a message. Abbreviates objects and lists, because `String` can throw for an object. */
export function shortText(json: unknown): string {
  if (Array.isArray(json)) return '[…]';
  return isRecord(json) ? '{…}' : String(json);
}
