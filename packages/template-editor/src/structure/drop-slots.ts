import type { Template } from 'configurator-core';
import { kindWords, partLabel } from '../document/command-words.ts';
import { type ElementKind, type ElementRef, type Place, parentKinds } from '../document/element.ts';
import { findElement, findList, findPart } from '../document/find.ts';
import { moveTarget } from '../document/places.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import type { StructureRow } from './structure-rows.ts';

/** A place between the rows where what is dragged may be put. */
export interface DropSlot {
  readonly id: string;
  /** As counted while the dragged element still stands where it was. */
  readonly place: Place;
  /** The row it stands before; null: after the last row. */
  readonly beforeKey: string | null;
  /** Counted from the top. */
  readonly order: number;
  readonly level: number;
}

/** Whether children of a kind may stand in a parent. */
function mayTake(template: Template, kind: ElementKind, parentId: string | null): boolean {
  if (kind !== 'option') return true;
  const field = findElement(template, 'field', parentId ?? '')?.element;
  return field !== undefined && fieldTypeEditor(field.type).takesOptions;
}

/**
 * The slots for an element among the rows that are shown, top to bottom. The places right before and after the element
 * are one: where it stays.
 */
export function dropSlots(template: Template, rows: readonly StructureRow[], ref: ElementRef): readonly DropSlot[] {
  const parentKind = parentKinds[ref.kind];
  const level = rows.find((row) => row.part.kind === ref.kind && row.id === ref.id)?.level ?? 1;
  const own = findElement(template, ref.kind, ref.id)?.place;
  const slots: DropSlot[] = [];
  const add = (parentId: string | null, index: number, beforeKey: string | null) => {
    const isAfterItself = own?.parentId === parentId && index === own.index + 1;
    if (isAfterItself || !mayTake(template, ref.kind, parentId)) return;
    slots.push({ id: `slot:${parentId}:${index}`, place: { parentId, index }, beforeKey, order: slots.length, level });
  };
  /** The parents whose last child is above the row that comes next. */
  let open: { id: string | null; count: number } | null = parentKind === null ? { id: null, count: 0 } : null;
  const close = (beforeKey: string | null) => {
    if (open) add(open.id, open.count, beforeKey);
    open = null;
  };
  for (const row of rows) {
    if (row.level < level) close(row.key);
    if (row.part.kind === parentKind && (row.isExpanded || !row.hasChildren)) open = { id: row.id, count: 0 };
    if (row.part.kind === ref.kind) {
      add(row.place.parentId, row.place.index, row.key);
      open = { id: row.place.parentId, count: row.place.index + 1 };
    }
  }
  close(null);
  return slots;
}

/** Where a place is, in words: `in group “Colours”, place 2 of 5`. */
export function placeWords(template: Template, ref: ElementRef, place: Place): string {
  const target = moveTarget(template, ref, place);
  const to = target ?? findElement(template, ref.kind, ref.id)?.place ?? place;
  const list: { readonly items: readonly unknown[] } | undefined = findList(template, ref.kind, to.parentId);
  const isHere = findElement(template, ref.kind, ref.id)?.place.parentId === to.parentId;
  const count = (list?.items.length ?? 0) + (isHere ? 0 : 1);
  const parentKind = parentKinds[ref.kind];
  const parent = parentKind && to.parentId !== null ? findPart(template, { kind: parentKind, id: to.parentId }) : null;
  const where = parent ? `in ${kindWords[parent.kind]} “${partLabel(parent)}”, ` : '';
  return `${where}place ${to.index + 1} of ${count}${target ? '' : ', where it was'}`;
}
