import type { CreateId, Template } from 'configurator-core';
import type { ElementRef, Part } from '../element.ts';
import { findElement, findPart } from '../find.ts';
import { placeAfter } from '../places.ts';
import { applyCommand } from './apply-command.ts';
import type { Command } from './command.ts';
import { freshCopies, withUniqueValue } from './fresh-copy.ts';

/** A command that adds parts, and their references in the new document. */
export interface Addition {
  readonly command: Command;
  readonly added: readonly ElementRef[];
}

/**
 * Returns the command that adds copies of parts after the selected element, in their order. Parts without a valid place
 * (an option if no field is selected) are skipped.
 */
export function pasteCommand(
  template: Template,
  parts: readonly Part[],
  selected: ElementRef | null,
  createId: CreateId,
): Addition {
  const commands: Command[] = [];
  const added: ElementRef[] = [];
  let current = template;
  let after = selected;
  for (const copy of freshCopies(template, parts, createId)) {
    const to = placeAfter(current, copy.kind, after);
    if (!to) continue;
    const field = copy.kind === 'option' ? findElement(current, 'field', to.parentId ?? '') : undefined;
    const part = withUniqueValue(copy, new Set(field?.element.options.map(({ value }) => value)));
    const command: Command = { type: 'insert', part, to };
    const result = applyCommand(current, command);
    if (!result.ok) continue;
    current = result.value.template;
    after = { kind: part.kind, id: part.element.id };
    added.push(after);
    commands.push(command);
  }
  return { command: { type: 'batch', commands }, added };
}

/** Returns the command that inserts a copy of each element right after it. */
export function duplicateCommand(template: Template, refs: readonly ElementRef[], createId: CreateId): Addition {
  const commands: Command[] = [];
  const added: ElementRef[] = [];
  let current = template;
  for (const ref of refs) {
    const part = findPart(current, ref);
    if (!part) continue;
    const copy = pasteCommand(current, [part], ref, createId);
    const result = applyCommand(current, copy.command);
    if (!result.ok) continue;
    current = result.value.template;
    commands.push(copy.command);
    added.push(...copy.added);
  }
  return { command: { type: 'batch', commands }, added };
}
