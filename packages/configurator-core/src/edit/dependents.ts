import { logicReads } from '../condition/logic-reads.ts';
import type { Condition, Rule } from '../contract/condition.ts';
import type { Field, Template } from '../contract/template.ts';
import { formatTemplatePath, isSamePath } from '../contract/template-path.ts';
import { comparableText } from '../field-types/comparison.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';

/** A field of a template by name. */
export function findField(template: Template, name: string): Field | undefined {
  return template.sections
    .flatMap((section) => section.groups.flatMap((group) => group.fields))
    .find((field) => field.name === name);
}

/** Whether a reference means a field: its name or its id. */
export function namesField(reference: string, field: Field): boolean {
  return reference === field.name || reference === field.id;
}

/** Whether a rule reads a field, by its name or its id. */
export function readsField(rule: Rule, field: Field): boolean {
  return namesField(rule.field, field);
}

/** Whether a JSON Logic expression reads a field. */
export function logicReadsField(logic: unknown, field: Field): boolean {
  const { paths, readsAll } = logicReads(logic);
  return readsAll || paths.some((path) => path === field.name || path.startsWith(`${field.name}.`));
}

/** Whether a rule on a field speaks of one of its options. On a list `contains` does too; elsewhere it looks for a part. */
export function namesOption({ operator, value }: Rule, field: Field, optionValue: string): boolean {
  const isChoice = operator === 'equals' || operator === 'not_equals';
  if (!isChoice && !(operator === 'contains' && valueKindOf(field).isList)) return false;
  return comparableText(value) === comparableText(optionValue);
}

/** Everything whose condition or price reads a field: sections, groups, fields, options and price rules. */
export function readersOf(template: Template, fieldName: string, optionValue?: string): readonly ConditionOwner[] {
  const field = findField(template, fieldName);
  if (!field) return [];
  const found = new Map<string, ConditionOwner>();
  const note = (owner: ConditionOwner) => {
    found.set(formatTemplatePath(owner.path), owner);
  };
  const look = (condition: Condition, owner: ConditionOwner) =>
    mapCondition(condition, {
      rule: (rule) => {
        if (readsField(rule, field) && (optionValue === undefined || namesOption(rule, field, optionValue)))
          note(owner);
        return rule;
      },
      logic: (logic) => {
        const isMeant = optionValue === undefined || JSON.stringify(logic).includes(JSON.stringify(optionValue));
        if (isMeant && logicReadsField(logic, field)) note(owner);
        return logic;
      },
    });
  mapTemplate(template, {
    condition: look,
    amount: (amount, owner) => {
      const isMeant = optionValue === undefined || JSON.stringify(amount).includes(JSON.stringify(optionValue));
      if (isMeant && logicReadsField(amount, field)) note(owner);
      return amount;
    },
  });
  return [...found.values()];
}

/** The fields that are compared with a field. */
function comparedWith(template: Template, field: Field): readonly ConditionOwner[] {
  const found: ConditionOwner[] = [];
  mapTemplate(template, {
    field: (other, path) => {
      mapComparisons(other, (reference) => {
        if (namesField(reference, field)) found.push({ kind: 'field', path, label: other.label });
        return reference;
      });
      return other;
    },
  });
  return found;
}

/**
 * Everything that reads a field: conditions of sections, groups, fields and options, price rules, and fields that are
 * compared with it; or only what speaks of one of its options.
 */
export function dependentsOf(template: Template, fieldName: string, optionValue?: string): readonly ConditionOwner[] {
  const field = findField(template, fieldName);
  const readers = readersOf(template, fieldName, optionValue);
  if (!field || optionValue !== undefined) return readers;
  const all = [...readers, ...comparedWith(template, field)];
  return all.filter(({ path }, index) => all.findIndex((other) => isSamePath(other.path, path)) === index);
}
