import type { Template } from 'configurator-core';
import { type ElementRef, isSameRef, type Place } from '../element.ts';
import { findElement, findList } from '../find.ts';
import { accessTo } from '../lists.ts';
import { inTemplateOrder } from '../template-order.ts';
import { applyCommand } from './apply-command.ts';
import type { Command } from './command.ts';
import { withoutNested } from './delete-parts.ts';

/** A command that moves elements, and their references after the move. */
export interface Move {
  readonly command: Command;
  readonly moved: readonly ElementRef[];
}

/** Returns the elements that move with one: all selected elements of its kind if it is selected, else only itself. */
export function elementsToMove(
  template: Template,
  selection: readonly ElementRef[],
  ref: ElementRef,
): readonly ElementRef[] {
  if (!selection.some((other) => isSameRef(other, ref))) return [ref];
  const together = withoutNested(template, selection).filter(({ kind }) => kind === ref.kind);
  return together.some((other) => isSameRef(other, ref)) ? together : [ref];
}

/**
 * Returns the command that moves elements of one kind to a place, consecutively and in template order.
 * @param place with the index before the move
 * @returns null if nothing would change
 */
export function moveCommand(template: Template, refs: readonly ElementRef[], place: Place): Move | null {
  const moved = inTemplateOrder(template, refs).filter(({ kind, id }) => findElement(template, kind, id));
  const kind = refs[0]?.kind;
  if (!kind) return null;
  const taken = new Set(moved.map(({ id }) => id));
  const idsAt = (of: Template) => (findList(of, kind, place.parentId)?.items ?? []).map(({ id }) => id);
  const next = idsAt(template)
    .slice(place.index)
    .find((id) => !taken.has(id));
  const placeIn = (of: Template, { id }: ElementRef) => findElement(of, kind, id)?.place;
  const commands: Command[] = [];
  let current = template;
  for (const ref of moved) {
    const from = placeIn(current, ref);
    const others = idsAt(current).filter((id) => id !== ref.id);
    const to = { parentId: place.parentId, index: next === undefined ? others.length : others.indexOf(next) };
    if (!from || (from.parentId === to.parentId && from.index === to.index)) continue;
    const command: Command = { type: 'move', ref, to };
    const result = applyCommand(current, command);
    if (!result.ok) return null;
    current = result.value.template;
    commands.push(command);
  }
  const [only] = commands;
  const isBack = moved.every((ref) => {
    const [was, is] = [placeIn(template, ref), placeIn(current, ref)];
    return was?.parentId === is?.parentId && was?.index === is?.index;
  });
  if (!only || isBack) return null;
  return { command: commands.length === 1 ? only : { type: 'batch', commands }, moved };
}

/**
 * Returns the next place up or down for elements of one kind: past the neighbour, or from the end of a parent into the
 * adjacent one. Separate elements are gathered first. Options stay in their field.
 * @returns a place for `moveCommand`; null at the top or bottom
 */
export function neighbourPlace(
  template: Template,
  refs: readonly ElementRef[],
  direction: 'up' | 'down',
): Place | null {
  const ordered = inTemplateOrder(template, refs);
  const edge = direction === 'up' ? ordered[0] : ordered.at(-1);
  const found = edge && findElement(template, edge.kind, edge.id);
  if (!found) return null;
  const { parentId, index } = found.place;
  const end = direction === 'up' ? 0 : found.siblings.length;
  if (direction === 'up' ? index > 0 : index + 1 < end) {
    return { parentId, index: direction === 'up' ? index - 1 : index + 2 };
  }
  const here = { parentId, index: end };
  if (moveCommand(template, ordered, here)) return here;
  if (edge.kind === 'option') return null;
  const lists: readonly { readonly parentId: string | null; readonly items: readonly unknown[] }[] = accessTo(
    edge.kind,
  ).lists(template);
  const at = lists.findIndex((list) => list.parentId === parentId);
  const other = lists[direction === 'up' ? at - 1 : at + 1];
  return other ? { parentId: other.parentId, index: direction === 'up' ? other.items.length : 0 } : null;
}
