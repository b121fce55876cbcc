import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceededLimit } from '../../contract/primitives/limits.ts';
import { loadConfigurator, type TemplateJson } from '../../index.ts';
import { isRecord } from '../../json.ts';
import { shelfSchema, shelfUiSchema } from '../../testing/fixtures/shelf-form.ts';
import { withPartReplaced } from '../../testing/fixtures/with-part-replaced.ts';
import { hostileJsonArbitrary } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { fromJsonForms } from '../index.ts';

function converted(source: { readonly schema: unknown; readonly uischema?: unknown }) {
  const result = fromJsonForms(source);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function load(template: TemplateJson) {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

function fieldsOf(template: TemplateJson) {
  return (template.sections ?? []).flatMap(({ groups }) => (groups ?? []).flatMap(({ fields }) => fields ?? []));
}

describe('a form of JSON Forms', () => {
  const { template, notes } = converted({ schema: shelfSchema, uischema: shelfUiSchema });

  it('A form of JSON Forms becomes a template with a section for each category', () => {
    expect(template.name).toBe('Shelf');
    expect(template.sections?.map(({ title }) => title)).toEqual(['Size', 'Extras']);
    expect(template.sections?.[0]?.groups?.map(({ layout }) => layout)).toEqual(['horizontal', 'vertical']);
    expect(fieldsOf(template).map(({ name, field_type, label }) => [name, field_type, label])).toEqual([
      ['width', 'number', 'Width in cm'],
      ['wood', 'radio', 'Wood'],
      ['label_0_1', 'static_text', ''],
      ['finish', 'dropdown', 'Surface'],
      ['extras', 'checkbox', 'Extras'],
      ['engraving_text', 'text', 'Text'],
      ['engraving_date', 'text', 'Date'],
      ['isAgreed', 'checkbox', 'Is Agreed'],
    ]);
    expect(fieldsOf(template)[0]).toMatchObject({
      is_required: true,
      validation_rules: { integer: true, min: 30, max: 250, step: 5 },
    });
    expect(fieldsOf(template)[2]?.additional_options).toEqual({ html: '<p>Choose &lt;well></p>' });
    expect(fieldsOf(template)[3]?.options?.map(({ value, label }) => [value, label])).toEqual([
      ['oil', 'Oiled'],
      ['none', 'Untreated'],
    ]);
  });

  it('A note lists everything that could not be converted', () => {
    expect(notes.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'left_out uischema.elements.0.elements.3',
      'renamed uischema.elements.1.elements.1.elements.0',
      'approximated schema.properties.engraving.properties.text',
      'renamed uischema.elements.1.elements.1.elements.1',
      'approximated schema.properties.engraving.properties.date.format',
      'approximated schema.properties.isAgreed',
      'ignored uischema.elements.1.elements.2.rule',
    ]);
  });

  it('A form without a UI schema has every property in order, and a group for each object', () => {
    const { template: plain } = converted({ schema: shelfSchema });
    expect(fieldsOf(plain).map(({ name }) => name)).toEqual([
      'width',
      'wood',
      'finish',
      'extras',
      'isAgreed',
      'engraving_text',
      'engraving_date',
    ]);
    expect(plain.sections?.[0]?.groups?.map(({ title }) => title)).toEqual([null, 'Engraving']);
  });

  it('A form is rejected without an object schema', () => {
    for (const source of [null, 7, [], 'schema']) expect(fromJsonForms({ schema: source }).ok).toBe(false);
    expect(fromJsonForms({ schema: shelfSchema, uischema: [] }).ok).toBe(false);
  });
});

describe('any form', () => {
  it('Any form is converted or refused, and never throws', () => {
    fc.assert(
      fc.property(
        withPartReplaced(
          { schema: shelfSchema, uischema: shelfUiSchema },
          fc.oneof(hostileJsonArbitrary(), fc.anything()),
        ),
        (source) => {
          const result = fromJsonForms(Object.assign({ schema: null }, source));
          if (result.ok) load(result.value.template);
          else expect(result.error.length).toBeGreaterThan(0);
        },
      ),
      propertyRuns(),
    );
  });

  it('A form is not called unreadable because of one part of an unexpected shape', () => {
    fc.assert(
      fc.property(
        withPartReplaced({ schema: shelfSchema, uischema: shelfUiSchema }, hostileJsonArbitrary()),
        (json) => {
          const source = { schema: null, ...Object(json) };
          fc.pre([source.schema, source.uischema].every((part) => isRecord(part) && exceededLimit(part) === null));
          const result = fromJsonForms(source);
          expect(result.ok ? [] : result.error.filter(({ code }) => code === 'unreadable')).toEqual([]);
        },
      ),
      propertyRuns(),
    );
  });
});
