import {
  type ConditionOwner,
  deleteField,
  dependentsOf,
  type Field,
  formatTemplatePath,
  type Template,
} from 'configurator-core';
import type { ElementRef } from '../element.ts';
import { findElement, refAt } from '../find.ts';
import { fieldsOf } from '../lists.ts';
import { parentOf } from '../places.ts';
import { inTemplateOrder } from '../template-order.ts';
import type { Command } from './command.ts';

/** Whether an element is one of `refs` or a descendant of one. */
function isWithin(template: Template, ref: ElementRef | null, refs: readonly ElementRef[]): boolean {
  for (let current = ref; current; current = parentOf(template, current)) {
    const { kind, id } = current;
    if (refs.some((other) => other.kind === kind && other.id === id)) return true;
  }
  return false;
}

/** Returns the outermost elements of a selection, in template order. */
export function withoutNested(template: Template, refs: readonly ElementRef[]): readonly ElementRef[] {
  return inTemplateOrder(
    template,
    refs.filter((ref) => !isWithin(template, parentOf(template, ref), refs)),
  );
}

function fieldsWithin(template: Template, ref: ElementRef): readonly Field[] {
  if (ref.kind === 'section') {
    return findElement(template, 'section', ref.id)?.element.groups.flatMap((group) => group.fields) ?? [];
  }
  if (ref.kind === 'group') return findElement(template, 'group', ref.id)?.element.fields ?? [];
  if (ref.kind !== 'field') return [];
  const field = findElement(template, 'field', ref.id)?.element;
  return field ? [field] : [];
}

/** Returns every condition owner outside a selection that reads something in it and that its deletion would break. */
export function dependentsOutside(template: Template, refs: readonly ElementRef[]): readonly ConditionOwner[] {
  const found = new Map<string, ConditionOwner>();
  const note = (owners: readonly ConditionOwner[]) => {
    for (const owner of owners) {
      if (!isWithin(template, refAt(template, owner.path), refs)) found.set(formatTemplatePath(owner.path), owner);
    }
  };
  for (const ref of refs) {
    for (const field of fieldsWithin(template, ref)) note(dependentsOf(template, field.name));
    const option = ref.kind === 'option' ? findElement(template, 'option', ref.id) : undefined;
    const field = option && findElement(template, 'field', option.place.parentId ?? '');
    if (option && field) note(dependentsOf(template, field.element.name, option.element.value));
  }
  return [...found.values()];
}

/** Whether a scenario records a value, the visibility or an issue of one of the fields. */
function isRecorded({ scenarios }: Template, names: readonly string[]): boolean {
  return scenarios.some(({ values, expected: { visible, issues } }) =>
    names.some(
      (name) =>
        Object.hasOwn(values, name) || visible.includes(name) || issues.some(({ fieldName }) => fieldName === name),
    ),
  );
}

/**
 * Returns the command that deletes a selection. Unread fields are also removed from scenarios. With `dropRules`, rules
 * that read a deleted field are removed as in `deleteField`. Comparisons with a deleted option stay and are reported as
 * findings.
 */
export function deleteCommand(template: Template, refs: readonly ElementRef[], dropRules: boolean): Command {
  const targets = withoutNested(template, refs);
  const removals = targets.map((ref): Command => ({ type: 'remove', ref }));
  const names = targets.flatMap((ref) => fieldsWithin(template, ref)).map(({ name }) => name);
  const hasReaders =
    dependentsOutside(
      template,
      targets.filter(({ kind }) => kind !== 'option'),
    ).length > 0;
  if (hasReaders ? !dropRules : !isRecorded(template, names)) {
    const [only] = removals;
    return removals.length === 1 && only ? only : { type: 'batch', commands: removals };
  }
  const isOnly = (name: string) => fieldsOf(template).filter((field) => field.name === name).length === 1;
  const without = (from: Template) =>
    names.filter(isOnly).reduce((current, name) => {
      const edit = deleteField(current, name, { dropRules: true });
      return edit.ok ? edit.value.template : current;
    }, from);
  const cleared = without(template);
  const rest = targets.filter(({ kind, id }) => findElement(cleared, kind, id));
  return {
    type: 'batch',
    commands: [{ type: 'replace', template: cleared }, ...rest.map((ref): Command => ({ type: 'remove', ref }))],
  };
}
