import { type Condition, matchCondition, type Operator, type Rule, type Template } from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';
import type { Language } from '../store/language.ts';

interface Words {
  readonly operators: Readonly<Record<Operator, string>>;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly always: string;
  readonly never: string;
  readonly nothing: string;
  readonly logic: string;
  readonly unknown: (name: string) => string;
  readonly when: (words: string) => string;
  readonly shownWhen: (words: string) => string;
}

const english: Words = {
  operators: {
    equals: 'equals',
    not_equals: 'does not equal',
    contains: 'contains',
    greater_than: 'is greater than',
    less_than: 'is less than',
  },
  and: 'and',
  or: 'or',
  not: 'not',
  always: 'always',
  never: 'never',
  nothing: 'nothing',
  logic: 'an expression in JSON Logic holds',
  unknown: (name) => `unknown field “${name}”`,
  when: (words) => `When ${words}`,
  shownWhen: (words) => `Shown when ${words}`,
};

const german: Words = {
  operators: {
    equals: 'gleich',
    not_equals: 'ungleich',
    contains: 'enthält',
    greater_than: 'größer als',
    less_than: 'kleiner als',
  },
  and: 'und',
  or: 'oder',
  not: 'nicht',
  always: 'immer',
  never: 'nie',
  nothing: 'leer',
  logic: 'ein Ausdruck in JSON Logic gilt',
  unknown: (name) => `unbekanntes Feld „${name}“`,
  when: (words) => `Wenn ${words}`,
  shownWhen: (words) => `Zeigen, wenn ${words}`,
};

/** The words of conditions by language. */
export const conditionLanguages: Readonly<Record<Language, Words>> = { en: english, de: german };

/** Words for one rule, with labels in place of names. */
function ruleWords({ field: name, operator, value }: Rule, template: Template, words: Words): string {
  const field = fieldsOf(template).find((other) => other.name === name || other.id === name);
  const option = field?.options.find((other) => other.value === value);
  const wanted = value === null || value === '' ? words.nothing : (option?.label ?? String(value));
  return `${field ? field.label || field.name : words.unknown(name)} ${words.operators[operator]} ${wanted}`;
}

/** What a sentence about a condition is for: `When Lining equals Complete`, `Shown when Lining equals Complete`. */
export type SentenceForm = 'when' | 'shownWhen';

/** A condition as a whole sentence. */
export function conditionSentence(
  condition: Condition,
  form: SentenceForm,
  template: Template,
  language: Language,
): string {
  return conditionLanguages[language][form](conditionWords(condition, template, language));
}

/** A condition as a person says it: `Lining equals Complete and (Size equals S or Size equals M)`. */
export function conditionWords(condition: Condition, template: Template, language: Language = 'en'): string {
  const words = conditionLanguages[language];
  const say = (inner: Condition, isNested: boolean): string => {
    const joined = (terms: readonly Condition[], word: string) => {
      const parts = terms.map((term) => say(term, terms.length > 1)).join(` ${word} `);
      return isNested && terms.length > 1 ? `(${parts})` : parts;
    };
    return matchCondition(inner, {
      rule: (rule) => ruleWords(rule, template, words),
      all: (terms) => (terms.length === 0 ? words.always : joined(terms, words.and)),
      any: (terms) => (terms.length === 0 ? words.never : joined(terms, words.or)),
      not: (other) => `${words.not} ${say(other, true)}`,
      logic: () => words.logic,
    });
  };
  return say(condition, false);
}
