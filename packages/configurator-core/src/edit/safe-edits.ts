import { ruleTest } from '../condition/rule-test.ts';
import type { Rule } from '../contract/conditions/condition.ts';
import { readAmount } from '../contract/prices/price-amount.ts';
import { isReservedName } from '../contract/primitives/reserved-name.ts';
import { type TemplateIssue, type TemplateIssueCode, templateIssue } from '../contract/primitives/template-issue.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { err, ok, type Result } from '../result.ts';
import { mapNamesInScenario, renameOptionInScenario } from '../scenario/map-scenario.ts';
import {
  dependentsOf,
  findField,
  isFilledIn,
  logicReadsField,
  namesOption,
  ownersReading,
  readsField,
} from './dependents.ts';
import { renameInAmount, renameOptionInAmount } from './map-amount.ts';
import { mapCondition } from './map-condition.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';
import { renameInLogic } from './rename-in-logic.ts';
import { nameMapping } from './rename-references.ts';

/** A changed template whose rules were updated. */
export interface TemplateEdit {
  readonly template: Template;
  /** The template before the change, for undo. */
  readonly before: Template;
  /** Elements whose rules were rewritten. */
  readonly rewritten: readonly ConditionOwner[];
  /**
   * Elements that may depend on the old name or value but cannot be rewritten safely: free JSON Logic, rules on a part
   * or the size of an option's value, and options of a host field type that name a deleted field.
   */
  readonly left: readonly ConditionOwner[];
}

function refuse(code: TemplateIssueCode, name: string): { readonly ok: false; readonly error: TemplateIssue } {
  return err(templateIssue(code, [], { name }));
}

/** Returns whether a rule or a description already uses this name, although no field has it. */
function isReadAlready(template: Template, name: string, { type }: Field): boolean {
  const readers = ownersReading(template, {
    rule: ({ field }) => field === name,
    logic: (logic) => renameInLogic(logic, name, `${name}'`) !== logic,
    amount: (amount) => renameInAmount(amount, name, `${name}'`) !== amount,
    comparison: (reference) => reference === name,
    optionName: (each) => each === name,
    text: (text) => isFilledIn(text, { name, type }),
  });
  return readers.length > 0;
}

/**
 * Renames a field and rewrites every rule that reads it. Renaming back restores the same template.
 * @returns an issue if the field does not exist or the new name is taken, reserved or already read by a rule
 */
export function renameField(template: Template, from: string, to: string): Result<TemplateEdit, TemplateIssue> {
  const field = findField(template, from);
  if (!field) return refuse('unknown_field', from);
  if (to === '' || isReservedName(to)) return refuse('reserved_name', to);
  if (from !== to && (findField(template, to) || isReadAlready(template, to, field)))
    return refuse('duplicate_name', to);
  const rewritten = dependentsOf(template, from);
  const mapping = nameMapping(field, to);
  const changed = mapTemplate(template, {
    ...mapping,
    field: (other) => mapping.field(other.name === from ? { ...other, name: to } : other),
    scenario: (scenario) => mapNamesInScenario(scenario, (name) => (name === from ? to : name)),
  });
  return ok({ template: changed, before: template, rewritten, left: [] });
}

/** JSON Logic operators that compute with a value instead of comparing it. */
const computing = /"(?:<=?|>=?|[-+*/%]|min|max|substr|cat)":/;

/** Returns whether free JSON Logic may depend on a field having this value: it contains it, or can compute with it. */
function mayDependOn(logic: unknown, value: string): boolean {
  const text = JSON.stringify(logic);
  return text.includes(JSON.stringify(value)) || computing.test(text) || Number.isFinite(Number(value));
}

/** Returns whether a rule has different results for two values of its field. */
function tellsApart(rule: Rule, field: Field, one: string, other: string): boolean {
  const { isList } = valueKindOf(field);
  const test = ruleTest(rule, isList);
  return test(isList ? [one] : one) !== test(isList ? [other] : other);
}

/**
 * Renames an option and rewrites the rules that compare with it, and the default.
 * @returns an issue if the field or option does not exist or the new value is taken
 */
export function renameOption(
  template: Template,
  fieldName: string,
  from: string,
  to: string,
): Result<TemplateEdit, TemplateIssue> {
  const field = findField(template, fieldName);
  if (!field?.options.some(({ value }) => value === from)) return refuse('unknown_field', `${fieldName}: ${from}`);
  if (to === '' || (from !== to && field.options.some(({ value }) => value === to)))
    return refuse('duplicate_option', to);
  const renamed = (value: unknown) => (value === from ? to : value);
  const left: ConditionOwner[] = [];
  const rewritten: ConditionOwner[] = [];
  const leave = (logic: unknown, owner: ConditionOwner) => {
    if (logicReadsField(logic, field) && (mayDependOn(logic, from) || mayDependOn(logic, to))) left.push(owner);
    return logic;
  };
  const changed = mapTemplate(template, {
    field: (other) => {
      if (other.id !== field.id || other.name !== fieldName) return other;
      const { defaultValue } = other;
      return {
        ...other,
        defaultValue: Array.isArray(defaultValue) ? defaultValue.map(renamed) : renamed(defaultValue),
        options: other.options.map((option) => (option.value === from ? { ...option, value: to } : option)),
      };
    },
    condition: (condition, owner) =>
      mapCondition(condition, {
        rule: (rule) => {
          if (!readsField(rule, field)) return rule;
          if (namesOption(rule, field, from)) {
            rewritten.push(owner);
            return { ...rule, value: to };
          }
          if (tellsApart(rule, field, from, to)) left.push(owner);
          return rule;
        },
        logic: (logic) => leave(logic, owner),
      }),
    amount: (amount, owner) => {
      const renamedAmount = renameOptionInAmount(amount, field, from, to);
      if (renamedAmount !== amount) rewritten.push(owner);
      return readAmount(amount).kind === 'logic' ? leave(amount, owner) : renamedAmount;
    },
    scenario: (scenario) => renameOptionInScenario(scenario, fieldName, from, to),
    computed: leave,
  });
  return ok({ template: changed, before: template, rewritten, left });
}
