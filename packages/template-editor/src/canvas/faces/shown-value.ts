import type { Field } from 'configurator-core';

/** Returns the text of an untouched control: the default value, else the placeholder. */
export function shownValue({ defaultValue, placeholder }: Field): { readonly text: string; readonly isHint: boolean } {
  const isTyped = (typeof defaultValue === 'string' && defaultValue !== '') || typeof defaultValue === 'number';
  return isTyped ? { text: String(defaultValue), isHint: false } : { text: placeholder ?? '', isHint: true };
}

/** Returns a text from a field's presentation options; empty if it has none. */
export function presentationText({ additionalOptions }: Field, key: 'unit' | 'html' | 'url'): string {
  const value = additionalOptions[key];
  return typeof value === 'string' ? value : '';
}
