import { type BuiltInFieldType, defineKind, type FieldTypeFacts, type OfferedField } from '../kinds/value-kind.ts';
import type { FieldValue } from '../values/value.ts';
import { parseBoolean, parseChoice } from './parse-choice.ts';
import { textKind } from './text.ts';

/** One of the options. */
const singleChoiceKind = defineKind({
  domain: ({ options }) => ({ kind: 'choice', values: options.map(({ value }) => value) }),
  normalise: parseChoice,
  withoutHidden: (value, hidden) => (typeof value === 'string' && hidden.has(value) ? undefined : value),
  chosen: (value) => (typeof value === 'string' ? [value] : []),
});

/** Returns the distinct chosen options in option order, or undefined if there are none. */
function inOrder({ field }: OfferedField, chosen: readonly unknown[]): FieldValue {
  const set = new Set(chosen);
  const values = field.options.map(({ value }) => value).filter((value) => set.has(value));
  return values.length > 0 ? values : undefined;
}

/** Any number of the options. */
const multipleChoiceKind = defineKind({
  isList: true,
  domain: () => ({ kind: 'options' }),
  normalise: (offered, raw) =>
    Array.isArray(raw)
      ? inOrder(
          offered,
          raw.map((entry: unknown) => parseChoice(offered, entry)),
        )
      : undefined,
  restore: (offered, stored) => {
    if (!Array.isArray(stored)) return { value: undefined, isWhole: false };
    const chosen = stored.map((entry: unknown) => parseChoice(offered, entry));
    return { value: inOrder(offered, chosen), isWhole: !chosen.includes(undefined) };
  },
  withoutHidden: (value, hidden) => {
    if (!Array.isArray(value) || !value.some((entry) => hidden.has(entry))) return value;
    const open = value.filter((entry) => !hidden.has(entry));
    return open.length > 0 ? open : undefined;
  },
  chosen: (value) => (Array.isArray(value) ? value : []),
});

/** A single checkbox. Unchecked is empty. */
const flagKind = defineKind({
  domain: () => ({ kind: 'choice', values: [true] }),
  normalise: (_offered, raw) => parseBoolean(raw) || undefined,
  restore: (_offered, stored) => {
    const read = parseBoolean(stored);
    return { value: read || undefined, isWhole: read !== undefined };
  },
});

/** Single choice of options in a drop-down list. */
export const dropdownType: BuiltInFieldType = () => singleChoiceKind;

export const dropdownFacts: FieldTypeFacts = {
  options: ['hint'],
  rules: [],
  foreignNames: { surveyQuestions: ['dropdown'] },
};

/** Single choice of options, all visible. */
export const radioType: BuiltInFieldType = () => singleChoiceKind;

export const radioFacts: FieldTypeFacts = {
  options: ['hint', 'display'],
  rules: [],
  foreignNames: { surveyQuestions: ['radiogroup', 'buttongroup', 'imagepicker', 'rating'] },
};

/** Multiple choice of options, or a single checkbox without options. */
export const checkboxType: BuiltInFieldType = ({ options }) => (options.length > 0 ? multipleChoiceKind : flagKind);

export const checkboxFacts: FieldTypeFacts = {
  options: ['hint', 'display', 'plausibility'],
  rules: [],
  foreignNames: { surveyQuestions: ['checkbox', 'tagbox', 'boolean'] },
};

/** Single choice of options as swatches, or a text without options. */
export const colorType: BuiltInFieldType = ({ options }) => (options.length > 0 ? singleChoiceKind : textKind);

export const colorFacts: FieldTypeFacts = {
  options: ['hint', 'display'],
  rules: [],
  foreignNames: { surveyInputs: ['color'] },
  example: '#336699',
};
