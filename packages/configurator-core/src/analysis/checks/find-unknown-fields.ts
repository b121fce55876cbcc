import { conditionWithout } from '../../condition/condition-without.ts';
import { logicReads } from '../../condition/logic-reads.ts';
import type { Condition } from '../../contract/conditions/condition.ts';
import { matchCondition } from '../../contract/conditions/match-condition.ts';
import type { Template } from '../../contract/template/template.ts';
import { buildFinding } from '../findings/build-finding.ts';
import { computationOf } from '../findings/field-order.ts';
import type { Finding, Fix } from '../findings/finding.ts';
import { referenceFinder } from '../findings/references.ts';
import { type TemplateElement, templateElements } from '../findings/template-elements.ts';

/** Finds conditions, expressions and amounts that read a field that does not exist. */
export function findUnknownFields(template: Template): readonly Finding[] {
  const { ofCondition, ofLogic, ofAmount } = referenceFinder(template);
  const inConditions = templateElements(template).flatMap((element) =>
    ofCondition(element.condition, element.conditionPath)
      .filter(({ name }) => name === undefined)
      .map(({ reference, path }) =>
        buildFinding('unknown_field', element, {
          path,
          others: [reference],
          fix: element.condition && fixOf(element, element.condition, reference),
        }),
      ),
  );
  const inAmounts = template.priceRules.flatMap(({ amount, label }, index) => {
    const element = { kind: 'price_rule', path: ['price_rules', index], label } as const;
    return ofAmount(amount, [...element.path, 'amount'])
      .filter(({ name }) => name === undefined)
      .map(({ reference, path }) => buildFinding('unknown_field', element, { path, others: [reference] }));
  });
  const inExpressions = templateElements(template).flatMap((element) => {
    const computed = element.kind === 'field' && element.field ? computationOf(element.field) : null;
    if (computed === null) return [];
    return ofLogic(computed.logic, [...element.path, 'computed', 'logic'])
      .filter(({ name }) => name === undefined)
      .map(({ reference, path }) => buildFinding('unknown_field', element, { path, others: [reference] }));
  });
  return [...inConditions, ...inExpressions, ...inAmounts];
}

/** Removes the terms that read a field. The price rule that remains never applies more often. */
function fixOf({ kind, path }: TemplateElement, condition: Condition, name: string): Fix {
  if (kind !== 'price_rule') return { kind: 'set_condition', path, condition: withoutField(condition, name) };
  const left = conditionWithout(condition, {
    rule: ({ field }) => field === name,
    logic: (logic) => logicReads(logic).paths.includes(name),
  });
  return left === null ? { kind: 'remove', path } : { kind: 'set_condition', path, condition: left };
}

/** Returns the condition without the terms that read a field. */
function withoutField(condition: Condition, name: string): Condition | null {
  const rest = (terms: readonly Condition[]): readonly Condition[] =>
    terms.map((term) => withoutField(term, name)).filter((term) => term !== null);
  return matchCondition<Condition | null>(condition, {
    rule: (rule) => (rule.field === name ? null : rule),
    all: (terms) => combined('all', rest(terms)),
    any: (terms) => combined('any', rest(terms)),
    not: (term) => {
      const inner = withoutField(term, name);
      return inner && { not: inner };
    },
    logic: (logic) => (logicReads(logic).paths.includes(name) ? null : { logic }),
  });
}

function combined(kind: 'all' | 'any', terms: readonly Condition[]): Condition | null {
  if (terms.length < 2) return terms[0] ?? null;
  return kind === 'all' ? { all: terms } : { any: terms };
}
