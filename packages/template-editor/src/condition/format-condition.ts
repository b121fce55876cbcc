import { type Condition, matchCondition, type Rule, type Template } from 'configurator-core';
import { findField } from '../document/lists.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { comparesPresenceOnly, presenceOperator } from './presence-rule.ts';

type Words = EditorTexts['condition'];

/** Words for one rule, with labels in place of names. */
function formatRule({ field: name, operator, value }: Rule, template: Template, words: Words): string {
  const field = findField(template, name);
  const presence =
    field && comparesPresenceOnly(field) ? presenceOperator({ field: name, operator, value }) : undefined;
  if (field && presence) return `${field.label || field.name} ${words.presence[presence]}`;
  const option = field?.options.find((other) => other.value === value);
  const wanted = value === null || value === '' ? words.nothing : (option?.label ?? String(value));
  return `${field ? field.label || field.name : words.unknown(name)} ${words.operators[operator]} ${wanted}`;
}

/** What a sentence about a condition is for: `When Lining equals Complete`, `Shown when Lining equals Complete`. */
export type SentenceForm = 'when' | 'shownWhen';

/** A condition as a whole sentence. */
export function conditionSentence(condition: Condition, form: SentenceForm, template: Template, words: Words): string {
  return words[form](formatCondition(condition, template, words));
}

/** A condition as a person says it: `Lining equals Complete and (Size equals S or Size equals M)`. */
export function formatCondition(condition: Condition, template: Template, words: Words): string {
  const say = (inner: Condition, isNested: boolean): string => {
    const joined = (terms: readonly Condition[], word: string) => {
      const parts = terms.map((term) => say(term, terms.length > 1)).join(` ${word} `);
      return isNested && terms.length > 1 ? `(${parts})` : parts;
    };
    return matchCondition(inner, {
      rule: (rule) => formatRule(rule, template, words),
      all: (terms) => (terms.length === 0 ? words.always : joined(terms, words.and)),
      any: (terms) => (terms.length === 0 ? words.never : joined(terms, words.or)),
      not: (other) => `${words.not} ${say(other, true)}`,
      logic: () => words.logic,
    });
  };
  return say(condition, false);
}
