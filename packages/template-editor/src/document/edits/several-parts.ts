import type { Template } from 'configurator-core';
import { type ElementKind, type ElementRef, type Elements, parentKinds } from '../element.ts';
import { partOf } from '../find.ts';
import { accessTo } from '../lists.ts';
import type { PlacedPart } from './command.ts';

const kinds = Object.keys(parentKinds) as readonly ElementKind[];

function withoutKind<K extends ElementKind>(
  template: Template,
  kind: K,
  ids: Set<string>,
  removed: PlacedPart[],
): Template {
  return accessTo(kind).mapItems(template, (items, parentId) => {
    const rest = items.filter((element, index) => {
      // Of elements with the same id, only the first is removed.
      const isRemoved = ids.delete(element.id);
      if (isRemoved) removed.push({ part: partOf(kind, element), to: { parentId, index } });
      return !isRemoved;
    });
    return rest.length === items.length ? items : rest;
  });
}

/**
 * Removes several elements, none of which is within another, in one pass over the template.
 * @returns the template with the removed parts and their places, or the element that does not exist
 */
export function withoutParts(
  template: Template,
  refs: readonly ElementRef[],
): { readonly template: Template; readonly removed: readonly PlacedPart[] } | { readonly missing: ElementRef } {
  const removed: PlacedPart[] = [];
  let rest = template;
  for (const kind of kinds) {
    const ids = new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id));
    if (ids.size > 0) rest = withoutKind(rest, kind, ids, removed);
    for (const id of ids) return { missing: { kind, id } };
  }
  return { template: rest, removed };
}

function withKind<K extends ElementKind>(
  template: Template,
  kind: K,
  parts: readonly PlacedPart[],
  left: Set<PlacedPart>,
): Template {
  const byParent = new Map<string | null, Map<number, PlacedPart>>();
  for (const placed of parts) {
    const places = byParent.get(placed.to.parentId) ?? new Map<number, PlacedPart>();
    byParent.set(placed.to.parentId, places.set(placed.to.index, placed));
  }
  return accessTo(kind).mapItems(template, (items, parentId) => {
    const places = byParent.get(parentId);
    if (!places) return items;
    const next: Elements[K][] = [];
    const insertHere = (): void => {
      for (let placed = places.get(next.length); placed; placed = places.get(next.length)) {
        // The caller passes parts of this kind, which TypeScript cannot infer through a type parameter.
        next.push(placed.part.element as Elements[K]);
        left.delete(placed);
      }
    };
    for (const item of items) {
      insertHere();
      next.push(item);
    }
    insertHere();
    return next;
  });
}

/**
 * Inserts several parts in one pass over the template, each at its index after all of them are inserted.
 * @returns the template, or the part whose place does not exist
 */
export function withParts(
  template: Template,
  parts: readonly PlacedPart[],
): { readonly template: Template } | { readonly misplaced: PlacedPart } {
  const left = new Set(parts);
  let next = template;
  for (const kind of kinds) {
    const ofKind = parts.filter(({ part }) => part.kind === kind);
    if (ofKind.length > 0) next = withKind(next, kind, ofKind, left);
  }
  for (const misplaced of left) return { misplaced };
  return { template: next };
}
