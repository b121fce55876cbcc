import { Pattern } from '../contract/primitives/pattern.ts';

/**
 * A pattern that matches the whole text where the given one matches anywhere in it, as regular expressions do in
 * JavaScript and JSON Schema.
 * @returns null where a template may not have it (back references, lookarounds, word boundaries, broken)
 */
export function matchAnywhere(pattern: string): string | null {
  const isAnchored = /^\^[^|]*\$$/.test(pattern) && !pattern.endsWith('\\$');
  const whole = isAnchored ? pattern : `[\\s\\S]*(?:${pattern})[\\s\\S]*`;
  return Pattern.read(pattern) instanceof Pattern && Pattern.read(whole) instanceof Pattern ? whole : null;
}
