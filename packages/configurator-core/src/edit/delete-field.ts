import { conditionWithout, type RemovedTerms } from '../condition/condition-without.ts';
import { isSamePath, isWithinPath, type TemplatePath } from '../contract/primitives/template-path.ts';
import type { Field, Option, Template } from '../contract/template/template.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { err, ok, type Result } from '../result.ts';
import { renameInScenario } from '../scenario/map-scenario.ts';
import {
  dependentsOf,
  fieldsNaming,
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
import { type ConditionOwner, mapTemplate } from './map-template.ts';
import type { TemplateEdit } from './safe-edits.ts';

/**
 * Deletes a field from a template. Rejected with the list of dependents, if any, unless `dropRules` removes their rules
 * too. In that case, no price applies that depended on the field:
 * - a price rule is deleted if its condition or a restricting part of it is removed, or if its amount reads the field.
 * - a computed field that reads it is deleted in the same way, as is one whose visibility depended on it and that others
 *   read. Descriptions lose its value.
 * - elements whose visibility depended on it are always shown. They lose defaults that cost or that others read.
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
  // A computed field without its expression would be empty, which rules may charge for. Deletes it with its dependents.
  const changed = computedFrom(template, field).reduce(withoutField, template);
  // Only the host's type knows the meaning of its options without the field.
  return ok({ template: changed, before: template, rewritten: dependents, left: fieldsNaming(changed, fieldName) });
}

/**
 * Returns a field and the computed fields that depend on it, directly or indirectly; dependents first. A computed field
 * whose visibility depends on it is included if others read it: once it is always shown, its value would always count.
 */
function computedFrom(template: Template, field: Field): readonly Field[] {
  const computed: (readonly [Field, TemplatePath])[] = [];
  mapTemplate(template, {
    field: (other, path) => {
      if (other.computed !== null) computed.push([other, path]);
      return other;
    },
  });
  const found = new Set([field]);
  for (const input of found) {
    const readers = readersOf(template, input.name);
    for (const [other, path] of computed) {
      const isFreed = readers.some((reader) => isWithinPath(path, reader.path));
      const isCounted = isFreed && readersOf(template, other.name).length > 0;
      if (isCounted || logicReadsField(other.computed?.logic, input)) found.add(other);
    }
  }
  return [...found].reverse();
}

/** Returns a template without a field and the rules that read it. */
function withoutField(template: Template, field: Field): Template {
  // A comparison affects neither visibility nor price, so losing one changes nothing else.
  const freed = readersOf(template, field.name).map(({ path }) => path);
  const reading: RemovedTerms = {
    rule: (rule) => readsField(rule, field),
    logic: (logic) => logicReadsField(logic, field),
  };
  return mapTemplate(template, {
    field: (other, path) => {
      if (other.name === field.name) return null;
      const left = mapComparisons(other, (reference) => (namesField(reference, field) ? null : reference));
      return withoutFreedDefaults(template, left, path, freed);
    },
    condition: (condition) =>
      mapCondition(condition, {
        rule: (rule) => (reading.rule(rule) ? null : rule),
        logic: (logic) => (reading.logic(logic) ? undefined : logic),
      }),
    when: (condition) => conditionWithout(condition, reading) ?? undefined,
    amount: (amount) => (amountReadsField(amount, field) ? undefined : amount),
    text: (text) => (isFilledIn(text, field) ? text.replaceAll(`{${field.name}}`, '–') : text),
    scenario: (scenario) => renameInScenario(scenario, field.name, null),
  });
}

/** Removes defaults that only the lost condition kept from counting, if they have a price or others read them. */
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
  // A list keeps its other defaults. In other fields, the next default could also have a price.
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
