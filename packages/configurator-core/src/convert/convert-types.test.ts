import { expect, it } from 'vitest';
import type { FieldType } from '../contract/template/template.schema.ts';
import { fromSurveyJs } from './index.ts';

/** A question of SurveyJS that becomes a field of each type; null if no question does. */
const questions: Readonly<Record<FieldType, object | null>> = {
  text: { type: 'text' },
  textarea: { type: 'comment' },
  number: { type: 'text', inputType: 'number' },
  dropdown: { type: 'dropdown', choices: ['s', 'm'] },
  radio: { type: 'radiogroup', choices: ['s', 'm'] },
  checkbox: { type: 'checkbox', choices: ['s', 'm'] },
  color: { type: 'text', inputType: 'color' },
  static_text: { type: 'html', html: '<p>Thanks</p>' },
  iframe: null,
  computed: null,
  file: { type: 'file' },
};

it.each(Object.entries(questions).filter(([, question]) => question !== null))(
  'A field of the type %s is recognised in an imported form',
  (type, question) => {
    const converted = fromSurveyJs({ elements: [{ name: 'a', ...question }] });
    expect(JSON.stringify(converted)).toContain(`"field_type":"${type}"`);
  },
);
