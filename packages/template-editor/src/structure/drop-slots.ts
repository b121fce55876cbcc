import type { Template } from 'configurator-core';
import { moveCommand } from '../document/edits/move-parts.ts';
import { type ElementKind, type ElementRef, type Place, parentKinds } from '../document/element.ts';
import { findElement, findPart } from '../document/find.ts';
import { accessTo } from '../document/lists.ts';
import { partLabel } from '../document/part-labels.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { StructureRow } from './structure-rows.ts';

/** A place between rows where the dragged elements may be dropped. */
export interface DropSlot {
  readonly id: string;
  /** With the index before the move. */
  readonly place: Place;
  /** The row below it; null after the last row. */
  readonly beforeKey: string | null;
  /** Index from the top. */
  readonly order: number;
  readonly level: number;
}

/** Whether a parent may have children of a kind. */
function mayTake(template: Template, kind: ElementKind, parentId: string | null): boolean {
  if (kind !== 'option') return true;
  const field = findElement(template, 'field', parentId ?? '')?.element;
  return field !== undefined && fieldTypeEditor(field.type).takesOptions;
}

/**
 * Returns the slots for elements of one kind between the visible rows, top to bottom. The places before and after a
 * dragged element are equivalent, so only the first is a slot.
 */
export function dropSlots(
  template: Template,
  rows: readonly StructureRow[],
  refs: readonly ElementRef[],
): readonly DropSlot[] {
  const kind = refs[0]?.kind;
  if (!kind) return [];
  const parentKind = parentKinds[kind];
  const level = rows.find((row) => row.part.kind === kind)?.level ?? 1;
  const { lists } = accessTo(kind);
  const moved = new Set(refs.map(({ id }) => id));
  const ids = new Map(lists(template).map(({ parentId, items }) => [parentId, items.map(({ id }) => id)]));
  const slots: DropSlot[] = [];
  const add = (parentId: string | null, index: number, beforeKey: string | null) => {
    const isAfterItself = moved.has(ids.get(parentId)?.[index - 1] ?? '');
    if (isAfterItself || !mayTake(template, kind, parentId)) return;
    slots.push({ id: `slot:${parentId}:${index}`, place: { parentId, index }, beforeKey, order: slots.length, level });
  };
  /** The parent whose last child is above the next row. */
  let open: { id: string | null; count: number } | null = parentKind === null ? { id: null, count: 0 } : null;
  const close = (beforeKey: string | null) => {
    if (open) add(open.id, open.count, beforeKey);
    open = null;
  };
  for (const row of rows) {
    if (row.level < level) close(row.key);
    if (row.part.kind === parentKind && (row.isExpanded || !row.hasChildren)) open = { id: row.id, count: 0 };
    if (row.part.kind === kind) {
      add(row.place.parentId, row.place.index, row.key);
      open = { id: row.place.parentId, count: row.place.index + 1 };
    }
  }
  close(null);
  return slots;
}

/** Describes a place: `in group “Colours”, place 2 of 5`; for several elements `places 2 to 4 of 5`. */
export function formatDropPlace(
  template: Template,
  refs: readonly ElementRef[],
  place: Place,
  { structure: texts, parts }: EditorTexts,
): string {
  const kind = refs[0]?.kind;
  if (!kind) return '';
  const moved = new Set(refs.map(({ id }) => id));
  const { lists } = accessTo(kind);
  const list = lists(template).find(({ parentId }) => parentId === place.parentId);
  const ids = list?.items.map(({ id }) => id) ?? [];
  const isOther = (id: string) => !moved.has(id);
  const first = ids.slice(0, place.index).filter(isOther).length + 1;
  const count = ids.filter(isOther).length + refs.length;
  const parentKind = parentKinds[kind];
  const parent =
    parentKind && place.parentId !== null ? findPart(template, { kind: parentKind, id: place.parentId }) : null;
  const where = parent ? texts.inParent(parent.kind, partLabel(parent, parts, template)) : '';
  const which = refs.length === 1 ? texts.placeOf(first, count) : texts.placesOf(first, first + refs.length - 1, count);
  return `${where}${which}${moveCommand(template, refs, place) ? '' : texts.whereItWas}`;
}
