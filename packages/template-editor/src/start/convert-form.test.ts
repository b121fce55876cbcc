import { describe, expect, it } from 'vitest';
import { germanConversion } from '../texts/german/conversion.ts';
import { convertForm } from './convert-form.ts';

const { names } = germanConversion;
const survey = {
  title: 'Halsband',
  pages: [
    {
      name: 'p',
      elements: [
        { type: 'dropdown', name: 'size', title: 'Größe', choices: ['S', 'M'] },
        { type: 'signaturepad', name: 'sign' },
      ],
    },
  ],
};
const schema = { type: 'object', title: 'Leine', properties: { length: { type: 'number', title: 'Länge' } } };

describe('a form', () => {
  it('A form of SurveyJS becomes a template, and unsupported parts are listed', async () => {
    const converted = await convertForm(JSON.stringify(survey), names);
    expect(converted).toMatchObject({
      ok: true,
      value: { kind: 'survey_js', template: { name: 'Halsband' }, notes: [{ code: 'left_out' }] },
    });
  });

  it.each([schema, { schema }, { schema, uischema: { type: 'Control', scope: '#/properties/length' } }])(
    'A form of JSON Forms becomes a template, with or without a UI schema',
    async (json) => {
      const converted = await convertForm(JSON.stringify(json), names);
      expect(converted).toMatchObject({ ok: true, value: { kind: 'json_forms', template: { name: 'Leine' } } });
      if (!converted.ok) return;
      expect(converted.value.template.sections[0]?.groups[0]?.fields[0]?.label).toBe('Länge');
    },
  );

  it.each([
    ['{"pages": [', { code: 'not_json', at: { line: 1, column: 12 } }],
    ['[1]', { code: 'unknown_kind' }],
    ['{"name": "x"}', { code: 'unknown_kind' }],
    ['{"schema": {}, "uischema": 5}', { code: 'refused', notes: [{ code: 'unreadable' }] }],
  ])('The form %.30s is rejected with the reason', async (text, error) => {
    expect(await convertForm(text, names)).toMatchObject({ ok: false, error });
  });
});
