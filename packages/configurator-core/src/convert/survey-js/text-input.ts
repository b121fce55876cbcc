import { matchAnywhere } from '../anywhere.ts';
import type { DraftField } from '../draft-parts.ts';
import { recognisedType } from '../recognised-types.ts';
import type { Source } from '../source.ts';
import { plainText } from './plain-text.ts';

/** Converts the input type, bounds and length of a text question. */
export function convertTextInput(field: DraftField, source: Source): void {
  const inputType = source.text('inputType') ?? 'text';
  const rules = { ...field.validation_rules };
  const type = recognisedType('surveyInputs', inputType);
  if (type !== undefined) field.field_type = type;
  else source.note('approximated', 'inputType', { code: 'plain_text', format: inputType });
  if (type === 'number') {
    const [min, max, step] = [source.number('min'), source.number('max'), source.number('step')];
    if (min !== null) rules.min = min;
    if (max !== null) rules.max = max;
    if (step !== null && step > 0) rules.step = step;
  } else if (inputType === 'email') {
    rules.email = true;
  }
  const maxLength = source.number('maxLength');
  if (maxLength !== null && maxLength > 0 && field.field_type === 'text') rules.maxLength = maxLength;
  source.skip('autocomplete');
  field.validation_rules = rules;
}

/** Converts the size of a multi-line text. */
export function convertComment(field: DraftField, source: Source): void {
  const rows = source.number('rows');
  if (rows !== null) field.additional_options = { rows };
  const maxLength = source.number('maxLength');
  if (maxLength !== null && maxLength > 0) field.validation_rules = { maxLength };
}

/** Converts the validators that templates support, and reports the others. */
export function convertValidators(field: DraftField, source: Source): void {
  const rules = { ...field.validation_rules };
  for (const validator of source.children('validators')) {
    const type = validator.text('type') ?? '';
    const message = plainText(validator, 'text');
    if (type === 'numeric' && field.field_type === 'number') {
      const [least, most] = [validator.number('minValue'), validator.number('maxValue')];
      if (least !== null) rules.min = Math.max(least, rules.min ?? least);
      if (most !== null) rules.max = Math.min(most, rules.max ?? most);
    } else if (type === 'text') {
      const [shortest, longest] = [validator.number('minLength'), validator.number('maxLength')];
      if (shortest !== null && shortest > 0) rules.minLength = Math.max(shortest, rules.minLength ?? shortest);
      if (longest !== null && longest > 0) rules.maxLength = Math.min(longest, rules.maxLength ?? longest);
    } else if (type === 'email') {
      rules.email = true;
    } else if (type === 'regex') {
      const pattern = matchAnywhere(validator.text('regex') ?? '');
      if (pattern === null) validator.note('left_out', 'regex', { code: 'unbounded_pattern' });
      else if (typeof rules.pattern === 'string') validator.note('left_out', 'regex', { code: 'second_pattern' });
      else rules.pattern = pattern;
    } else {
      validator.note('left_out', null, { code: 'unknown_validator', type });
      continue;
    }
    if (message !== null && (rules.message ?? message) !== message) {
      validator.note('ignored', 'text', { code: 'second_message' });
    } else if (message !== null) rules.message = message;
    validator.reportRest();
  }
  if (Object.keys(rules).length > 0) field.validation_rules = rules;
}
