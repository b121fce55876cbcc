import type { FieldOptions } from '../contract/template/field-options.schema.ts';
import type { FieldType, ValidationRules } from '../contract/template/template.schema.ts';

/** The keys of `additional_options` and `validation_rules` that have an effect on a field of a type. */
interface KeysOfType {
  readonly options: readonly (keyof FieldOptions)[];
  readonly rules: readonly (keyof ValidationRules)[];
}

const textRules = ['minLength', 'maxLength', 'pattern', 'email', 'message'] as const;

/** The keys with an effect, by built-in type. */
export const builtInKeys: Readonly<Record<FieldType, KeysOfType>> = {
  text: { options: ['hint', 'cutOff'], rules: textRules },
  textarea: { options: ['hint', 'rows', 'cutOff'], rules: textRules },
  number: {
    options: ['unit', 'hint'],
    rules: ['min', 'max', 'step', 'integer', 'greaterThanField', 'lessThanField', 'message'],
  },
  dropdown: { options: ['hint'], rules: [] },
  radio: { options: ['hint', 'display'], rules: [] },
  checkbox: { options: ['hint', 'display'], rules: [] },
  color: { options: ['hint', 'display'], rules: [] },
  static_text: { options: ['html'], rules: [] },
  iframe: { options: ['url'], rules: [] },
  computed: { options: ['unit', 'hint', 'texts'], rules: [] },
  file: { options: ['hint', 'accept'], rules: ['maxFiles', 'maxFileBytes', 'message'] },
};
