import type { Field } from 'configurator-core';

/** Returns the text of an untouched control: the default value, else the placeholder. */
export function shownValue({ defaultValue, placeholder }: Field): { readonly text: string; readonly isHint: boolean } {
  const isTyped = (typeof defaultValue === 'string' && defaultValue !== '') || typeof defaultValue === 'number';
  return isTyped ? { text: String(defaultValue), isHint: false } : { text: placeholder ?? '', isHint: true };
}
