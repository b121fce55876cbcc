import { formatTemplatePath, type TemplatePath } from '../contract/primitives/template-path.ts';
import { plausibilityOf } from '../contract/template/plausibility.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { mapTemplate } from './map-template.ts';
import { type Reader, type ReaderIndex, readsValue } from './reader-index.ts';

/** Returns the path of each field of a template. */
export function fieldPlaces(template: Template): ReadonlyMap<Field, TemplatePath> {
  const places = new Map<Field, TemplatePath>();
  mapTemplate(template, {
    field: (field, path) => {
      places.set(field, path);
      return field;
    },
  });
  return places;
}

/** Returns the formatted path of a part and of each part around it. */
export function outerKeys(path: TemplatePath): readonly string[] {
  return path.flatMap((_, index) => (index % 2 === 1 ? [formatTemplatePath(path.slice(0, index + 1))] : []));
}

/**
 * Returns fields and the computed fields and plausibility checks that depend on them, directly or indirectly. A computed field without its
 * expression would be empty, which rules may charge for. One whose visibility depended on a field is included if others
 * read it: once it is always shown, its value would always count.
 */
export function withDerived(
  fields: readonly Field[],
  places: ReadonlyMap<Field, TemplatePath>,
  index: ReaderIndex,
): ReadonlySet<Field> {
  const derived = [...places].filter(([field]) => field.computed !== null || plausibilityOf(field) !== null);
  const within = new Map<string, Field[]>();
  const at = new Map<string, Field>();
  for (const [field, path] of derived) {
    at.set(formatTemplatePath(path), field);
    if (field.computed === null) continue;
    for (const key of outerKeys(path)) {
      const others = within.get(key);
      if (others) others.push(field);
      else within.set(key, [field]);
    }
  }
  const isRead = (field: Field) => index.readingAll.some(readsValue) || index.naming(field).some(readsValue);
  const found = new Set(fields);
  const followed = new Set<Reader>();
  const follow = (reader: Reader): void => {
    if (!readsValue(reader) || followed.has(reader)) return;
    followed.add(reader);
    const key = formatTemplatePath(reader.owner.path);
    const own = at.get(key);
    if (own && (reader.via === 'computed' || own.computed === null)) found.add(own);
    for (const field of within.get(key) ?? []) if (isRead(field)) found.add(field);
    // Each place frees its computed fields once.
    within.delete(key);
  };
  index.readingAll.forEach(follow);
  for (const field of found) index.naming(field).forEach(follow);
  return found;
}
