import type { PartKind } from '../contract/template/template.schema.ts';
import type { Field, Parts } from '../contract/template/template.ts';
import { isFilledIn } from './dependents.ts';
import { renameInAmount } from './map-amount.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { mapOptionNames } from './map-option-names.ts';
import { mapPart, type TemplateMapping } from './map-template.ts';
import { renameInLogic } from './rename-in-logic.ts';

/** Returns the mapping that replaces a reference, a field's name or id, in rules, amounts and comparisons. */
function referenceMapping(from: string, to: string) {
  const logic = (expression: unknown) => renameInLogic(expression, from, to);
  return {
    field: (field) => mapComparisons(field, (reference) => (reference === from ? to : reference)),
    condition: (condition) =>
      mapCondition(condition, { rule: (rule) => (rule.field === from ? { ...rule, field: to } : rule), logic }),
    amount: (amount) => renameInAmount(amount, from, to),
    computed: logic,
  } satisfies TemplateMapping;
}

/** Returns the mapping that replaces a field's name wherever another part may contain it. References by id are kept. */
export function nameMapping(field: Pick<Field, 'name' | 'type'>, to: string) {
  const { name: from } = field;
  const references = referenceMapping(from, to);
  return {
    ...references,
    field: (other) => mapOptionNames(references.field(other), (name) => (name === from ? to : name)),
    text: (text) => (isFilledIn(text, field) ? text.replaceAll(`{${from}}`, `{${to}}`) : text),
  } satisfies TemplateMapping;
}

/**
 * Replaces every reference to a field in a part, by name or id, by another field's name: in rules, expressions, amounts,
 * comparisons, descriptions and the options of host field types. For copies, whose fields have new names and ids.
 */
export function renameReferences<K extends PartKind>(kind: K, part: Parts[K], field: Field, to: string): Parts[K] {
  const named = mapPart(kind, part, nameMapping(field, to)) ?? part;
  return mapPart(kind, named, referenceMapping(field.id, to)) ?? named;
}
