import { conditionWithout } from '../condition/condition-without.ts';
import { formatTemplatePath } from '../contract/primitives/template-path.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { isFillable, placeholder } from '../evaluate/fill-text.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { err, ok, type Result } from '../result.ts';
import { mapNamesInScenario } from '../scenario/map-scenario.ts';
import { fieldsOf } from './dependents.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';
import { indexReaders, ownersOf, type ReaderIndex, readsAnyOf, readsValue } from './reader-index.ts';
import type { TemplateEdit } from './safe-edits.ts';
import { fieldPlaces, outerKeys, withDerived } from './with-derived.ts';

/**
 * Deletes a field from a template. Rejected with the list of dependents, if any, unless `dropRules` removes their rules
 * too. In that case, no price applies that depended on the field:
 * - a price rule is deleted if its condition or a restricting part of it is removed, or if its amount reads the field.
 * - a computed field that reads it is deleted in the same way, as is one whose visibility depended on it and that others
 *   read. Descriptions lose its value.
 * - a plausibility check whose condition read it is deleted: without the value, there is nothing to ask.
 * - elements whose visibility depended on it are always shown. They lose defaults that cost or that others still read.
 */
export function deleteField(
  template: Template,
  fieldName: string,
  options: { readonly dropRules?: boolean } = {},
): Result<TemplateEdit, readonly ConditionOwner[]> {
  return deleteFields(template, [fieldName], options);
}

/** Deletes several fields as `deleteField` does, in one step. Names of no field are ignored. */
export function deleteFields(
  template: Template,
  fieldNames: readonly string[],
  { dropRules = false }: { readonly dropRules?: boolean } = {},
): Result<TemplateEdit, readonly ConditionOwner[]> {
  const names = new Set(fieldNames);
  const fields = fieldsOf(template).filter(({ name }) => names.has(name));
  if (fields.length === 0) return ok({ template, before: template, rewritten: [], left: [] });
  const index = indexReaders(template);
  const places = fieldPlaces(template);
  const own = new Set(fields.map((field) => formatTemplatePath(places.get(field) ?? [])));
  const dependents = ownersOf([...index.readingAll, ...fields.flatMap(index.naming)]).filter(
    ({ path }) => !outerKeys(path).some((key) => own.has(key)),
  );
  if (dependents.length > 0 && !dropRules) return err(dependents);
  const changed = withoutFields(template, withDerived(fields, places, index), index);
  // Only the host's type knows the meaning of its options without the field.
  const left = fields.flatMap(indexReaders(changed).naming).filter(({ via }) => via === 'option');
  return ok({ template: changed, before: template, rewritten: dependents, left: ownersOf(left) });
}

/** Returns a template without some fields and the rules that read them. */
function withoutFields(template: Template, gone: ReadonlySet<Field>, index: ReaderIndex): Template {
  const names = new Set([...gone].map(({ name }) => name));
  const filled = new Set([...gone].filter(isFillable).map(({ name }) => name));
  const reading = readsAnyOf([...gone]);
  const freed = new Set(
    [...index.readingAll, ...[...gone].flatMap(index.naming)]
      .filter(readsValue)
      .map(({ owner }) => formatTemplatePath(owner.path)),
  );
  /** The options whose visibility depended on a deleted field, by the field's name. */
  const freedOptions = new Map<string, FreedOptions>();
  const without = mapTemplate(template, {
    field: (field, path) => {
      if (names.has(field.name)) return null;
      const isWhole = outerKeys(path).some((key) => freed.has(key));
      const places = field.options.flatMap((_, place) =>
        isWhole || freed.has(formatTemplatePath([...path, 'options', place])) ? [place] : [],
      );
      if (isWhole || places.length > 0) freedOptions.set(field.name, { isWhole, places: new Set(places) });
      // A comparison affects neither visibility nor price, so losing one changes nothing else.
      return mapComparisons(field, (reference) => (reading.reference(reference) ? null : reference));
    },
    condition: (condition) =>
      mapCondition(condition, {
        rule: (rule) => (reading.rule(rule) ? null : rule),
        logic: (logic) => (reading.logic(logic) ? undefined : logic),
      }),
    when: (condition) => conditionWithout(condition, reading) ?? undefined,
    amount: (amount) => (reading.amount(amount) ? undefined : amount),
    text: (text) => text.replace(placeholder, (whole, name: string) => (filled.has(name) ? '–' : whole)),
    scenario: (scenario) => mapNamesInScenario(scenario, (name) => (names.has(name) ? null : name)),
  });
  const kept = indexReaders(without);
  return mapTemplate(without, {
    field: (field) => {
      const options = freedOptions.get(field.name);
      if (!options) return field;
      const isRead = kept.readingAll.length > 0 || kept.naming(field).some(readsValue);
      return withoutFreedDefaults(field, options, isRead);
    },
  });
}

interface FreedOptions {
  /** Whether the visibility of the field itself depended on a deleted field. */
  readonly isWhole: boolean;
  /** Indexes of its options that did. */
  readonly places: ReadonlySet<number>;
}

/** Removes defaults that only the lost condition kept from counting, if they have a price or others read them. */
function withoutFreedDefaults(field: Field, { isWhole, places }: FreedOptions, isRead: boolean): Field {
  const lost = field.options.filter(
    (option, index) => places.has(index) && (isRead || option.additionalPriceCents > 0),
  );
  const { defaultValue } = field;
  const defaults: readonly unknown[] = Array.isArray(defaultValue) ? defaultValue : [defaultValue];
  const isLost = (value: unknown) => lost.some((option) => option.value === String(value));
  if (!(isWhole && isRead) && !lost.some(({ isDefault }) => isDefault) && !defaults.some(isLost)) return field;
  // A list keeps its other defaults. In other fields, the next default could also have a price.
  const isPartial = valueKindOf(field).isList;
  const hasDefaults = field.options.some(({ isDefault }) => isDefault);
  return {
    ...field,
    defaultValue: isPartial && !hasDefaults ? defaults.filter((value) => !isLost(value)) : null,
    options: field.options.map((option) =>
      option.isDefault && !(isPartial && !lost.includes(option)) ? { ...option, isDefault: false } : option,
    ),
  };
}
