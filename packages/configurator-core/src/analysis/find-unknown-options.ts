import { ruleTest } from '../condition/rule-test.ts';
import type { Template } from '../contract/template.ts';
import { buildFinding } from './build-finding.ts';
import type { Finding } from './finding.ts';
import { fieldLookup, placedRules, templateElements } from './template-elements.ts';
import { isChoice, isList } from './value-classes.ts';

/** Rules that compare a choice with a value it does not offer. */
export function findUnknownOptions(template: Template): readonly Finding[] {
  const find = fieldLookup(template);
  return templateElements(template).flatMap((element) =>
    placedRules(element.condition, element.conditionPath).flatMap(({ rule, path }) => {
      const field = find(rule.field)?.field;
      if (field === undefined || !isChoice(field)) return [];
      if (rule.operator === 'greater_than' || rule.operator === 'less_than') return [];
      const isPart = rule.operator === 'contains' && !isList(field);
      const literal = String(rule.value);
      const isSame = ruleTest({ ...rule, operator: 'equals' }, false);
      const isOffered = field.options.some(({ value }) =>
        isPart ? value.toLowerCase().includes(literal.toLowerCase()) : isSame(value),
      );
      return isOffered
        ? []
        : [buildFinding('unknown_option', element, { path, others: [literal], fieldNames: [field.name] })];
    }),
  );
}
