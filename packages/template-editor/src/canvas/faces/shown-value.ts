import type { Field } from 'configurator-core';

/** What an untouched control shows: the default value, else the placeholder. */
export function shownValue({ defaultValue, placeholder }: Field): { readonly text: string; readonly isHint: boolean } {
  const isTyped = (typeof defaultValue === 'string' && defaultValue !== '') || typeof defaultValue === 'number';
  return isTyped ? { text: String(defaultValue), isHint: false } : { text: placeholder ?? '', isHint: true };
}

/** A text among the presentation of a field; empty where there is none. */
export function presentationText({ additionalOptions }: Field, key: 'unit' | 'html' | 'url'): string {
  const value = additionalOptions[key];
  return typeof value === 'string' ? value : '';
}
