import { isSamePath, isWithinPath, type TemplatePath } from '../contract/primitives/template-path.ts';
import type { Field, Option, Template } from '../contract/template/template.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { err, ok, type Result } from '../result.ts';
import { conditionWithoutField } from './condition-without-field.ts';
import {
  dependentsOf,
  fieldsNaming,
  fieldsOf,
  findField,
  isFilledIn,
  logicReadsField,
  namesField,
  readersOf,
  readsField,
} from './dependents.ts';
import { amountReadsField } from './map-amount.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { renameInScenario } from './map-scenario.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';
import type { TemplateEdit } from './safe-edits.ts';

/**
 * Takes a field out of a template. While others read it, it is refused with the list of them, unless `dropRules` says to
 * take their rules out too. Then nothing is charged that hung on the field:
 * - a price rule goes with its condition, and with any part of it that kept it from applying; so does one whose amount
 *   reads the field. What is left of a rule never applies where the rule would not have.
 * - a computed field that reads it goes too, as if it were deleted in the same way; descriptions lose its value.
 * - what the field's rules showed shows always, but does not start out chosen or filled in, where it costs or others read it.
 */
export function deleteField(
  template: Template,
  fieldName: string,
  { dropRules = false }: { readonly dropRules?: boolean } = {},
): Result<TemplateEdit, readonly ConditionOwner[]> {
  const field = findField(template, fieldName);
  if (!field) return ok({ template, before: template, rewritten: [], left: [] });
  let own: TemplatePath = [];
  mapTemplate(template, {
    field: (other, path) => {
      if (other === field) own = path;
      return other;
    },
  });
  const dependents = dependentsOf(template, fieldName).filter(({ path }) => !isWithinPath(path, own));
  if (dependents.length > 0 && !dropRules) return err(dependents);
  // A computed field without its expression would be empty, which rules may charge for; it goes with all that reads it.
  const changed = computedFrom(template, field).reduce(withoutField, template);
  // Only the type knows what its options mean without the field.
  return ok({ template: changed, before: template, rewritten: dependents, left: fieldsNaming(changed, fieldName) });
}

/** The computed fields that follow from a field, directly or through others, and the field itself; readers first. */
function computedFrom(template: Template, field: Field): readonly Field[] {
  const computed = fieldsOf(template).filter((other) => other.computed !== null);
  const found = new Set([field]);
  for (const input of found) {
    for (const other of computed) if (logicReadsField(other.computed?.logic, input)) found.add(other);
  }
  return [...found].reverse();
}

/** A template without a field and the rules that read it. */
function withoutField(template: Template, field: Field): Template {
  // A comparison shows nothing and costs nothing: a field that loses one is as it was.
  const freed = readersOf(template, field.name).map(({ path }) => path);
  return mapTemplate(template, {
    field: (other, path) => {
      if (other.name === field.name) return null;
      const left = mapComparisons(other, (reference) => (namesField(reference, field) ? null : reference));
      return withoutFreedDefaults(template, left, path, freed);
    },
    condition: (condition) =>
      mapCondition(condition, {
        rule: (rule) => (readsField(rule, field) ? null : rule),
        logic: (logic) => (logicReadsField(logic, field) ? undefined : logic),
      }),
    when: (condition) => conditionWithoutField(condition, field) ?? undefined,
    amount: (amount) => (amountReadsField(amount, field) ? undefined : amount),
    text: (text) => (isFilledIn(text, field) ? text.replaceAll(`{${field.name}}`, '–') : text),
    scenario: (scenario) => renameInScenario(scenario, field.name, null),
  });
}

/** A field that starts without what only a lost condition kept from counting: what costs, and what others read. */
function withoutFreedDefaults(
  template: Template,
  field: Field,
  path: TemplatePath,
  freed: readonly TemplatePath[],
): Field {
  const isWhole = freed.some((place) => isWithinPath(path, place));
  const isFreed = (_: Option, index: number) =>
    isWhole || freed.some((place) => isSamePath(place, [...path, 'options', index]));
  if (!isWhole && !field.options.some(isFreed)) return field;
  const isRead = readersOf(template, field.name).length > 0;
  const lost = field.options.filter(
    (option, index) => isFreed(option, index) && (isRead || option.additionalPriceCents > 0),
  );
  const { defaultValue } = field;
  const held: readonly unknown[] = Array.isArray(defaultValue) ? defaultValue : [defaultValue];
  const isLost = (value: unknown) => lost.some((option) => option.value === String(value));
  if (!(isWhole && isRead) && !lost.some(({ isDefault }) => isDefault) && !held.some(isLost)) return field;
  // Of a list the rest stays. Elsewhere another default would take the place of the lost one, and may cost too.
  const isPartial = valueKindOf(field).isList;
  const hasDefaults = field.options.some(({ isDefault }) => isDefault);
  return {
    ...field,
    defaultValue: isPartial && !hasDefaults ? held.filter((value) => !isLost(value)) : null,
    options: field.options.map((option) =>
      option.isDefault && !(isPartial && !lost.includes(option)) ? { ...option, isDefault: false } : option,
    ),
  };
}
