import {
  type ConditionOwner,
  deleteFields,
  dependentsOf,
  dependentsOfFields,
  type Field,
  formatTemplatePath,
  type Template,
  type TemplatePath,
} from 'configurator-core';
import { type ElementRef, rowKey } from '../element.ts';
import { findElement, refAt } from '../find.ts';
import { fieldsOf } from '../lists.ts';
import { parentOf } from '../places.ts';
import { inTemplateOrder } from '../template-order.ts';
import type { Command } from './command.ts';

/** Returns the outermost elements of a selection, in template order. */
export function withoutNested(template: Template, refs: readonly ElementRef[]): readonly ElementRef[] {
  const selected = new Set(refs.map(rowKey));
  const isNested = (ref: ElementRef): boolean => {
    const parent = parentOf(template, ref);
    return parent !== null && (selected.has(rowKey(parent)) || isNested(parent));
  };
  return inTemplateOrder(
    template,
    refs.filter((ref) => !isNested(ref)),
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
  const names = refs.flatMap((ref) => fieldsWithin(template, ref)).map(({ name }) => name);
  const ofOptions = refs.flatMap((ref) => {
    const option = ref.kind === 'option' ? findElement(template, 'option', ref.id) : undefined;
    const field = option && findElement(template, 'field', option.place.parentId ?? '');
    return option && field ? dependentsOf(template, field.element.name, option.element.value) : [];
  });
  const selected = new Set(refs.map(rowKey));
  const owners = [...dependentsOfFields(template, names), ...ofOptions].filter(
    ({ path }) => !refsAround(template, path).some((ref) => selected.has(rowKey(ref))),
  );
  return [...new Map(owners.map((owner) => [formatTemplatePath(owner.path), owner])).values()];
}

/** Returns the elements on a path, the outermost first. */
function refsAround(template: Template, path: TemplatePath): readonly ElementRef[] {
  return path.flatMap((_, index) => (index % 2 === 1 ? (refAt(template, path.slice(0, index + 1)) ?? []) : []));
}

/** Whether a scenario records a value, the visibility or an issue of one of the fields. */
function isRecorded({ scenarios }: Template, names: ReadonlySet<string>): boolean {
  return scenarios.some(({ values, expected: { visible, issues } }) =>
    [Object.keys(values), visible, issues.map(({ fieldName }) => fieldName)].some((recorded) =>
      recorded.some((name) => names.has(name)),
    ),
  );
}

function removalOf(refs: readonly ElementRef[]): Command {
  const [only] = refs;
  return refs.length === 1 && only ? { type: 'remove', ref: only } : { type: 'remove-all', refs };
}

/**
 * Returns the command that deletes a selection. Unread fields are also removed from scenarios. With `dropRules`, rules
 * that read a deleted field are removed as in `deleteField`. Comparisons with a deleted option stay and are reported as
 * findings.
 */
export function deleteCommand(template: Template, refs: readonly ElementRef[], dropRules: boolean): Command {
  const targets = withoutNested(template, refs);
  const names = targets.flatMap((ref) => fieldsWithin(template, ref)).map(({ name }) => name);
  const hasReaders =
    dependentsOutside(
      template,
      targets.filter(({ kind }) => kind !== 'option'),
    ).length > 0;
  if (hasReaders ? !dropRules : !isRecorded(template, new Set(names))) return removalOf(targets);
  const times = new Map<string, number>();
  for (const { name } of fieldsOf(template)) times.set(name, (times.get(name) ?? 0) + 1);
  // Of fields with the same name, a rule reads the first, which may stay.
  const unique = names.filter((name) => times.get(name) === 1);
  const edit = deleteFields(template, unique, { dropRules: true });
  const cleared = edit.ok ? edit.value.template : template;
  const rest = targets.filter(({ kind, id }) => findElement(cleared, kind, id));
  return { type: 'batch', commands: [{ type: 'replace', template: cleared }, removalOf(rest)] };
}
