import { type Condition, matchCondition, type Rule, type Template } from 'configurator-core';
import { findField } from '../document/lists.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { comparesPresenceOnly, presenceOperator } from './presence-rule.ts';

type Words = EditorTexts['condition'];

/** The clause for the negation of a rule, by its operator. */
const negated = {
  equals: 'not_equals',
  not_equals: 'equals',
  contains: 'not_contains',
  greater_than: 'not_greater_than',
  less_than: 'not_less_than',
} as const;

/** Formats the literal of a rule: the option's label, or the value in the editor's language. */
function formatLiteral(value: unknown, label: string | undefined, words: Words): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return words.number(value);
  return label || String(value);
}

/**
 * Formats rules on one field, or their negations, as one clause with labels instead of names. Several rules are passed
 * only if they use `equals` or `not_equals`.
 */
function formatRules(rules: readonly Rule[], isNegated: boolean, template: Template, words: Words): string {
  const [rule] = rules;
  if (rule === undefined) return '';
  const field = findField(template, rule.field);
  const name = field ? field.label || field.name : words.unknown(rule.field);
  const presence = field && comparesPresenceOnly(field) ? presenceOperator(rule) : undefined;
  if (presence) return words.clauses[(presence === 'equals') === isNegated ? 'not_filled' : 'filled'](name);
  const clause = isNegated ? negated[rule.operator] : rule.operator;
  const values = rules.map(({ value }) => {
    const option = field?.options.find((option) => option.value === value);
    return formatLiteral(value, option?.label, words);
  });
  return words.clauses[clause](name, clause === 'equals' ? words.anyOf(values) : words.noneOf(values));
}

/** The terms of a group. Rules with the operator on the same field are merged into a list at the index of the first. */
function groupByField(
  terms: readonly Condition[],
  operator: 'equals' | 'not_equals',
  template: Template,
): (Condition | Rule[])[] {
  const lists = new Map<string, Rule[]>();
  return terms.flatMap((term): (Condition | Rule[])[] => {
    if (!('operator' in term) || term.operator !== operator) return [term];
    const field = findField(template, term.field);
    if (field && comparesPresenceOnly(field)) return [term];
    const list = lists.get(term.field);
    if (list) {
      list.push(term);
      return [];
    }
    const created = [term];
    lists.set(term.field, created);
    return [created];
  });
}

/** The form of a condition sentence: `When Lining equals Complete` or `Visible when Lining equals Complete`. */
export type SentenceForm = 'when' | 'shownWhen';

/** Formats a condition as a full sentence. */
export function conditionSentence(condition: Condition, form: SentenceForm, template: Template, words: Words): string {
  return words[form](formatCondition(condition, template, words));
}

/**
 * Formats a condition in words: `Lining equals Complete and (Size equals S or M)`. Negating a group negates its terms,
 * since a clause can be negated in every language.
 */
export function formatCondition(condition: Condition, template: Template, words: Words): string {
  const { clauses } = words;
  const format = (inner: Condition, isNested: boolean, isNegated: boolean): string => {
    const joined = (terms: readonly Condition[], isAll: boolean) => {
      if (terms.length === 0) return isAll ? clauses.always : clauses.never;
      const parts = groupByField(terms, isAll === isNegated ? 'equals' : 'not_equals', template).map((group) =>
        Array.isArray(group)
          ? formatRules(group, isNegated, template, words)
          : format(group, terms.length > 1, isNegated),
      );
      const sentence = parts.join(` ${isAll ? words.and : words.or} `);
      return isNested && parts.length > 1 ? `(${sentence})` : sentence;
    };
    return matchCondition(inner, {
      rule: (rule) => formatRules([rule], isNegated, template, words),
      all: (terms) => joined(terms, !isNegated),
      any: (terms) => joined(terms, isNegated),
      not: (other) => format(other, isNested, !isNegated),
      logic: () => (isNegated ? clauses.not_logic : clauses.logic),
    });
  };
  return format(condition, false, false);
}
