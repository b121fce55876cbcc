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

/** A literal of a rule: the label of the option, or the value in the language of the editor. */
function formatLiteral(value: unknown, label: string | undefined, words: Words): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return words.number(value);
  return label || String(value);
}

/** A rule or its negation as a clause, with labels in place of names. */
function formatRule(rule: Rule, isNegated: boolean, template: Template, words: Words): string {
  const field = findField(template, rule.field);
  const name = field ? field.label || field.name : words.unknown(rule.field);
  const presence = field && comparesPresenceOnly(field) ? presenceOperator(rule) : undefined;
  if (presence) return words.clauses[(presence === 'equals') === isNegated ? 'not_filled' : 'filled'](name);
  const option = field?.options.find(({ value }) => value === rule.value);
  const clause = isNegated ? negated[rule.operator] : rule.operator;
  return words.clauses[clause](name, formatLiteral(rule.value, option?.label, words));
}

/** What a sentence about a condition is for: `When Lining equals Complete`, `Visible when Lining equals Complete`. */
export type SentenceForm = 'when' | 'shownWhen';

/** A condition as a whole sentence. */
export function conditionSentence(condition: Condition, form: SentenceForm, template: Template, words: Words): string {
  return words[form](formatCondition(condition, template, words));
}

/**
 * A condition as a person says it: `Lining equals Complete and (Size equals S or Size equals M)`. The negation of a group
 * negates its terms, since a clause can be negated in every language.
 */
export function formatCondition(condition: Condition, template: Template, words: Words): string {
  const { clauses } = words;
  const say = (inner: Condition, isNested: boolean, isNegated: boolean): string => {
    const joined = (terms: readonly Condition[], isAll: boolean) => {
      if (terms.length === 0) return isAll ? clauses.always : clauses.never;
      const parts = terms
        .map((term) => say(term, terms.length > 1, isNegated))
        .join(` ${isAll ? words.and : words.or} `);
      return isNested && terms.length > 1 ? `(${parts})` : parts;
    };
    return matchCondition(inner, {
      rule: (rule) => formatRule(rule, isNegated, template, words),
      all: (terms) => joined(terms, !isNegated),
      any: (terms) => joined(terms, isNegated),
      not: (other) => say(other, isNested, !isNegated),
      logic: () => (isNegated ? clauses.not_logic : clauses.logic),
    });
  };
  return say(condition, false, false);
}
