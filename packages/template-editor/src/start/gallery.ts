import { parseTemplate, type Template } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';

/** A product that a template can start from. */
export interface GalleryEntry {
  /** Its configurator type. */
  readonly key: keyof typeof builtInTemplates;
  readonly template: Template;
}

function entryOf(key: GalleryEntry['key']): GalleryEntry {
  const parsed = parseTemplate(builtInTemplates[key]);
  if (!parsed.ok) throw new Error(`The built-in template ${key} cannot be read`);
  return { key, template: parsed.value };
}

/** Returns the built-in products. */
export function galleryEntries(): readonly GalleryEntry[] {
  const keys = Object.keys(builtInTemplates) as GalleryEntry['key'][];
  return keys.map(entryOf);
}
