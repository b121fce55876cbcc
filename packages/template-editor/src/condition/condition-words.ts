import { type Condition, matchCondition, type Operator, type Rule, type Template } from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';

/** What the operators are called. */
export const operatorWords: Readonly<Record<Operator, string>> = {
  equals: 'equals',
  not_equals: 'does not equal',
  contains: 'contains',
  greater_than: 'is greater than',
  less_than: 'is less than',
};

/** Words for one rule, with labels in place of names. */
function ruleWords({ field: name, operator, value }: Rule, template: Template): string {
  const field = fieldsOf(template).find((other) => other.name === name || other.id === name);
  const option = field?.options.find((other) => other.value === value);
  const wanted = value === null || value === '' ? 'nothing' : (option?.label ?? String(value));
  return `${field ? field.label || field.name : `unknown field “${name}”`} ${operatorWords[operator]} ${wanted}`;
}

/** A condition as a person says it: `Lining equals Complete and (Size equals S or Size equals M)`. */
export function conditionWords(condition: Condition, template: Template, isInner = false): string {
  const joined = (terms: readonly Condition[], word: string) => {
    const words = terms.map((term) => conditionWords(term, template, terms.length > 1)).join(` ${word} `);
    return isInner && terms.length > 1 ? `(${words})` : words;
  };
  return matchCondition(condition, {
    rule: (rule) => ruleWords(rule, template),
    all: (terms) => (terms.length === 0 ? 'always' : joined(terms, 'and')),
    any: (terms) => (terms.length === 0 ? 'never' : joined(terms, 'or')),
    not: (inner) => `not ${conditionWords(inner, template, true)}`,
    logic: () => 'an expression in JSON Logic holds',
  });
}

/** What may carry a condition, in the words of the editor. */
export function shownWords(condition: Condition | null, template: Template): string {
  return condition ? `Shown when ${conditionWords(condition, template)}` : 'Always shown';
}
