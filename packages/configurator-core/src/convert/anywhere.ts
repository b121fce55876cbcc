import { Pattern } from '../contract/primitives/pattern.ts';

/**
 * Returns a pattern that matches the whole text if the given one matches anywhere in it, because JavaScript and JSON
 * Schema search anywhere.
 * @returns null if a template must not use it (back references, lookarounds, word boundaries, syntax errors)
 */
export function matchAnywhere(pattern: string): string | null {
  const isAnchored = /^\^[^|]*\$$/.test(pattern) && !pattern.endsWith('\\$');
  const whole = isAnchored ? pattern : `[\\s\\S]*(?:${pattern})[\\s\\S]*`;
  return Pattern.read(pattern) instanceof Pattern && Pattern.read(whole) instanceof Pattern ? whole : null;
}
