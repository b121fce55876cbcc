/** Keys of a template's wire format that contain free text. `name` is one only at the root. */
const textKeys = new Set(['title', 'description', 'label', 'tooltip', 'placeholder', 'hint', 'message', 'alt']);

const LENGTH = 500;

/** Returns a copy of a template in the wire format whose free texts are words of 500 characters without a space. */
export function withLongTexts<T>(template: T): T {
  let count = 0;
  const map = (value: unknown, key: string, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => map(item, key, depth));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, name, depth + 1)]));
    }
    if (typeof value !== 'string' || !(textKeys.has(key) || (key === 'name' && depth === 1))) return value;
    count += 1;
    // Unequal, as some labels must be.
    return `${value.split(' ')[0]}${count}`.padEnd(LENGTH, 'abcdefghij');
  };
  return map(template, '', 0) as T;
}
