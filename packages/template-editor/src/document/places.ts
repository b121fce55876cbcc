import type { Template } from 'configurator-core';
import { type ElementKind, type ElementRef, type Place, parentKinds } from './element.ts';
import { findElement } from './find.ts';
import { accessTo } from './lists.ts';

/**
 * Returns every possible place of an element of a kind, in template order: before each sibling and after the last, in
 * every parent. Used by drag and drop, keys and buttons.
 */
export function placesFor(template: Template, kind: ElementKind): readonly Place[] {
  return accessTo(kind)
    .lists(template)
    .flatMap(({ parentId, items }) => {
      const places: Place[] = [];
      for (let index = 0; index <= items.length; index += 1) places.push({ parentId, index });
      return places;
    });
}

/**
 * Returns the place of a new part: after the selected element, or at the end of that element or of its parent.
 */
export function placeAfter(template: Template, kind: ElementKind, selected: ElementRef | null): Place | null {
  if (parentKinds[kind] === null) {
    const found = selected?.kind === kind ? findElement(template, kind, selected.id) : undefined;
    const length = accessTo(kind).lists(template)[0]?.items.length ?? 0;
    return { parentId: null, index: found ? found.place.index + 1 : length };
  }
  const lists: readonly { readonly parentId: string | null; readonly items: readonly unknown[] }[] =
    accessTo(kind).lists(template);
  const endOf = (parentId: string | null): Place | null => {
    const list = lists.find((entry) => entry.parentId === parentId);
    return list ? { parentId, index: list.items.length } : null;
  };
  if (selected) {
    let ref: ElementRef | null = selected;
    while (ref) {
      if (ref.kind === kind) {
        const found = findElement(template, kind, ref.id);
        return found ? { parentId: found.place.parentId, index: found.place.index + 1 } : null;
      }
      if (ref.kind === parentKinds[kind]) return endOf(ref.id);
      const parent = parentOf(template, ref);
      if (!parent) break;
      ref = parent;
    }
    const inside = firstInside(template, selected, kind);
    if (inside) return endOf(inside);
  }
  const last = lists.at(-1);
  return kind === 'option' || !last ? null : endOf(last.parentId);
}

/** Returns the parent of an element; null for sections and price rules. */
export function parentOf(template: Template, ref: ElementRef): ElementRef | null {
  const kind = parentKinds[ref.kind];
  const parentId = findElement(template, ref.kind, ref.id)?.place.parentId;
  return kind && typeof parentId === 'string' ? { kind, id: parentId } : null;
}

/** Returns the last group of a selected section, where a new field is added. */
function firstInside(template: Template, selected: ElementRef, kind: ElementKind): string | null {
  if (selected.kind !== 'section' || kind !== 'field') return null;
  return findElement(template, 'section', selected.id)?.element.groups.at(-1)?.id ?? null;
}
