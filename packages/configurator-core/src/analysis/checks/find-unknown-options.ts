import { ruleTest } from '../../condition/rule-test.ts';
import type { Rule } from '../../contract/conditions/condition.ts';
import type { Field } from '../../contract/template/template.ts';
import { domainOf } from '../../field-types/registry.ts';
import { comparableText } from '../../field-types/values/comparison.ts';
import { buildFinding } from '../findings/build-finding.ts';
import { computationOf } from '../findings/field-order.ts';
import type { Finding } from '../findings/finding.ts';
import { placedRules, type TemplateElement } from '../findings/template-elements.ts';
import type { AnalysisContext } from '../model/decision.ts';
import { isList } from '../model/value-classes.ts';

/** Returns whether a rule compares with a value that the choice offers. */
export type OfferTest = (field: Field, rule: Rule) => boolean;

/** Creates the test. Indexes the options of each field only once. */
export function createOfferTest(spend: (steps: number) => void): OfferTest {
  const comparable = new Map<Field, ReadonlySet<string | undefined>>();
  return (field, rule) => {
    if (rule.operator === 'contains' && !isList(field)) {
      spend(field.options.length);
      const contains = ruleTest(rule, false);
      return field.options.some(({ value }) => contains(value));
    }
    const known = comparable.get(field) ?? new Set(field.options.map(({ value }) => comparableText(value)));
    comparable.set(field, known);
    const text = comparableText(rule.value);
    return text !== undefined && known.has(text);
  };
}

/** Returns whether a rule compares a yes/no field with yes, no or nothing. True for every other field. */
const isYesOrNo: OfferTest = (field, { operator, value }) => {
  const domain = domainOf(field);
  const isFlag = (domain.kind === 'choice' && domain.values[0] === true) || computationOf(field)?.result === 'boolean';
  return !isFlag || operator === 'contains' || ['true', 'false', '', undefined].includes(comparableText(value));
};

/** Finds rules of an element that compare a choice, or a yes/no field, with a value it does not offer. */
export function findUnknownOptions(
  { model }: AnalysisContext,
  element: TemplateElement,
  isOffered: OfferTest,
): readonly Finding[] {
  return placedRules(element.condition, element.conditionPath).flatMap(({ rule, path }) => {
    const field = model.find(rule.field);
    if (field === undefined) return [];
    const isKnown = model.fieldOf(field.name)?.isChoice === true ? isOffered : isYesOrNo;
    if (rule.operator === 'greater_than' || rule.operator === 'less_than' || isKnown(field, rule)) return [];
    const detail = { path: [...path, 'value'], others: [String(rule.value)], fieldNames: [field.name] };
    return [buildFinding('unknown_option', element, detail)];
  });
}
