import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTemplate, serializeTemplate } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { codesAt, oneField } from '../../testing/fixtures/parsed.ts';
import { everythingTemplate, templateArbitrary, wireTemplate } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const aFileField = (additional_options: Record<string, unknown>) => ({
  name: 'photo',
  field_type: 'file' as const,
  additional_options,
});

describe('a template as JSON', () => {
  it('[CFG-MODEL-01] A template is read as sections of groups of fields of options', () => {
    const template = aTemplate(oneField({ name: 'size', options: [{ value: 's' }, { value: 'm' }] }));
    expect(template.sections[0]?.groups[0]?.fields[0]?.options.map(({ value }) => value)).toEqual(['s', 'm']);
  });

  it('[CFG-MODEL-02][CFG-MODEL-04][CFG-MODEL-05] A template keeps id, name, description, type and unknown keys', () => {
    const json = {
      ...wireTemplate([{ id: 'step', title: 'Schritt', description: 'Text', fields: [{ name: 'a' }] }]),
      name: 'Mantel',
      description: 'Aus Wolle',
      configurator_type: 'dog-coat',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-02T00:00:00Z',
    };
    const template = aTemplate(json);
    expect(template).toMatchObject({
      id: 'template',
      name: 'Mantel',
      description: 'Aus Wolle',
      configuratorType: 'dog-coat',
      version: 1,
    });
    expect(template.sections[0]).toMatchObject({ id: 'step', title: 'Schritt', description: 'Text' });
    expect(template.extra).toEqual({ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z' });
  });

  it.each(['vertical', 'horizontal', 'grid'] as const)(
    '[CFG-MODEL-06][CFG-MODEL-07][CFG-MODEL-08] A template keeps the layout %s',
    (layout) => {
      const template = aTemplate(wireTemplate([{ groups: [{ layout, fields: [{ name: 'a' }] }] }]));
      expect(template.sections[0]?.groups[0]?.layout).toBe(layout);
    },
  );

  it('[CFG-MODEL-09][CFG-MODEL-20][CFG-MODEL-21][CFG-MODEL-22] A template keeps all properties of fields and options', () => {
    const template = aTemplate(
      oneField({
        name: 'a',
        label: 'Feld A',
        field_type: 'color',
        placeholder: 'Bitte wählen',
        tooltip: 'Ein Hinweis',
        default_value: 'rot',
        is_required: true,
        validation_rules: { maxLength: 5 },
        additional_options: { unit: 'cm' },
        options: [{ value: 'rot', label: 'Rot', additional_price: '8.50', is_default: true, color_value: '#ff0000' }],
      }),
    );
    expect(template.sections[0]?.groups[0]?.fields[0]).toMatchObject({
      id: 'field:a',
      name: 'a',
      label: 'Feld A',
      type: 'color',
      placeholder: 'Bitte wählen',
      tooltip: 'Ein Hinweis',
      defaultValue: 'rot',
      isRequired: true,
      validationRules: { maxLength: 5 },
      additionalOptions: { unit: 'cm' },
      options: [
        {
          id: 'field:a:rot',
          value: 'rot',
          label: 'Rot',
          additionalPriceCents: 850,
          isDefault: true,
          colorValue: '#ff0000',
        },
      ],
    });
  });

  it('[CFG-MODEL-27][CFG-MODEL-28] A template is sorted by order_index at every level', () => {
    const sectionsIn = (order: readonly number[]) => order.map((order_index) => ({ order_index }));
    const json = wireTemplate([
      {
        id: 'second',
        order_index: 2,
        groups: [
          {
            title: 'B',
            order_index: 5,
            fields: [
              {
                name: 'b',
                ...sectionsIn([4])[0],
                options: [
                  { value: 'x', ...sectionsIn([3])[0] },
                  { value: 'y', ...sectionsIn([1])[0] },
                ],
              },
              { name: 'c', ...sectionsIn([2])[0] },
            ],
          },
          { title: 'A', order_index: 1, fields: [{ name: 'a' }] },
        ],
      },
      { id: 'first', order_index: 1, fields: [] },
    ]);
    const template = aTemplate(json);
    expect(template.sections.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(template.sections[1]?.groups.map(({ title }) => title)).toEqual(['A', 'B']);
    const fields = template.sections[1]?.groups[1]?.fields;
    expect(fields?.map(({ name }) => name)).toEqual(['c', 'b']);
    expect(fields?.[1]?.options.map(({ value }) => value)).toEqual(['y', 'x']);
  });

  it('The path of an issue is its path in the input', () => {
    const json = wireTemplate([
      { fields: [] },
      { fields: [{ name: 'a', options: [{ value: 'x' }, { value: 'y', additional_price: 'viel' }] }] },
    ]);
    expect(codesAt(json)).toEqual(['invalid_price sections[1].groups[0].fields[0].options[1].additional_price']);
  });

  it.each([
    ['a negative price', oneField({ name: 'a', options: [{ value: 'x', additional_price: -1 }] }), 'negative_price'],
    ['a reserved name', oneField({ name: '__proto__' }), 'reserved_name'],
    ['a name every object has', oneField({ name: 'toString' }), 'reserved_name'],
    ['a name of the settings', oneField({ name: '_prices' }), 'reserved_name'],
    [
      'a comparison with a number',
      oneField({ name: 'a', validation_rules: JSON.parse('{"lessThanField":7}') }),
      'invalid_type',
    ],
    ['a broken pattern', oneField({ name: 'a', validation_rules: { pattern: '(' } }), 'invalid_pattern'],
    [
      'a pattern that cannot be bounded',
      oneField({ name: 'a', validation_rules: { pattern: '(a)\\1' } }),
      'unsafe_pattern',
    ],
    [
      'a rule without operator',
      oneField({ name: 'a', conditional_display: JSON.parse('{"field":"b"}') }),
      'invalid_condition',
    ],
    [
      'a rule without field',
      oneField({ name: 'a', conditional_display: JSON.parse('{"operator":"equals","value":"x"}') }),
      'invalid_condition',
    ],
    [
      'a combination that is no list',
      oneField({ name: 'a', conditional_display: JSON.parse('{"all":{"field":"b"}}') }),
      'invalid_type',
    ],
    [
      'an unknown JSON Logic operator',
      oneField({ name: 'a', conditional_display: { logic: { log: 'x' } } }),
      'unsafe_logic',
    ],
    [
      'JSON Logic that doubles a list with every item',
      oneField({
        name: 'a',
        conditional_display: {
          logic: { reduce: [[1, 2, 3], { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] }, [1]] },
        },
      }),
      'unsafe_logic',
    ],
    [
      'an unknown field type',
      JSON.parse(
        '{"id":"t","name":"T","sections":[{"id":"s","groups":[{"id":"g","fields":[{"id":"f","name":"f","field_type":"signature"}]}]}]}',
      ),
      'invalid_value',
    ],
    [
      'a file field that accepts no kind of files',
      wireTemplate([{ fields: [aFileField({ accept: [] })] }]),
      'invalid_value',
    ],
    [
      'a file field for an unknown kind',
      wireTemplate([{ fields: [aFileField({ accept: ['video'] })] }]),
      'invalid_value',
    ],
    [
      'a file field for more than ten files',
      wireTemplate([{ fields: [{ ...aFileField({}), validation_rules: { maxFiles: 11 } }] }]),
      'invalid_value',
    ],
    ['a missing name', { id: 't', sections: [] }, 'missing'],
    ['a name of the wrong type', { id: 't', name: 7, sections: [] }, 'invalid_type'],
    ['a format of the future', { ...wireTemplate([]), format: 99 }, 'unsupported_format'],
    ['no object', 'Vorlage', 'unreadable'],
  ])('The parser rejects %s', (_, json, code) => {
    const parsed = parseTemplate(json);
    expect(parsed.ok ? [] : parsed.error.map((issue) => issue.code)).toEqual([code]);
  });

  it('Prices may be numbers, decimal texts or absent', () => {
    const template = aTemplate(
      oneField({
        name: 'a',
        options: [8, '8.50', null].map((additional_price, index) => ({ value: `${index}`, additional_price })),
      }),
    );
    const prices = template.sections[0]?.groups[0]?.fields[0]?.options.map((option) => option.additionalPriceCents);
    expect(prices).toEqual([800, 850, 0]);
  });

  it('A template survives a round trip, with unknown keys in every part', () => {
    const mark = { x_unknown: { deep: [1, null] } };
    const json = structuredClone(everythingTemplate);
    const marked = {
      ...json,
      ...mark,
      price_rules: json.price_rules.map((rule) => ({ ...rule, ...mark })),
      sections: json.sections.map((section) => ({
        ...section,
        ...mark,
        groups: section.groups.map((group) => ({
          ...group,
          ...mark,
          fields: group.fields.map((field) => ({
            ...field,
            ...mark,
            options: field.options.map((option) => ({ ...option, ...mark })),
          })),
        })),
      })),
    };
    const template = aTemplate(marked);
    expect(aTemplate(JSON.parse(JSON.stringify(serializeTemplate(template))))).toEqual(template);
    expect(JSON.stringify(serializeTemplate(template)).match(/x_unknown/g)?.length).toBe(
      JSON.stringify(marked).match(/x_unknown/g)?.length,
    );
  });

  it('Any template round-trips', () => {
    fc.assert(
      fc.property(templateArbitrary(), (json) => {
        const template = aTemplate(json);
        expect(aTemplate(serializeTemplate(template))).toEqual(template);
      }),
      propertyRuns(),
    );
  });
});
