import { createAjv } from '@jsonforms/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, loadConfigurator } from '../../index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { fromJsonForms } from '../index.ts';

/** Returns the converted field of a property, with the notes about it. */
function convertedProperty(property: object) {
  const result = fromJsonForms({ schema: { type: 'object', properties: { a: property } } });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { template, notes } = result.value;
  const field = template.sections?.[0]?.groups?.[0]?.fields?.[0];
  return { template, field, codes: notes.map(({ code, reason }) => `${code} ${reason.code}`) };
}

describe('the bounds of a number', () => {
  it.each<[string, object, object, readonly string[]]>([
    [
      'an exclusive minimum with a step',
      { type: 'integer', exclusiveMinimum: 0, multipleOf: 5 },
      { min: 5, step: 5 },
      [],
    ],
    ['a minimum below a step', { type: 'integer', minimum: 7, multipleOf: 5 }, { min: 10, step: 5 }, []],
    ['a negative minimum', { type: 'integer', minimum: -4, multipleOf: 5 }, { min: 0, step: 5 }, []],
    ['a step that is not whole', { type: 'integer', minimum: 1, multipleOf: 2.5 }, { min: 1 }, ['ignored multiple_of']],
    ['a smaller exclusive minimum', { type: 'integer', minimum: 10, exclusiveMinimum: 3 }, { min: 10 }, []],
    ['a greater exclusive maximum', { type: 'integer', maximum: 10, exclusiveMaximum: 30 }, { max: 10 }, []],
    ['a smaller exclusive maximum', { type: 'integer', maximum: 10, exclusiveMaximum: 5 }, { max: 4 }, []],
    ['a smaller exclusive bound of a decimal', { type: 'number', minimum: 1, exclusiveMinimum: 0.5 }, { min: 1 }, []],
    [
      'an exclusive bound of a decimal with a step',
      { type: 'number', minimum: 1, exclusiveMinimum: 1.5, multipleOf: 1 },
      { min: 1.5 },
      ['approximated exclusive_bound', 'ignored multiple_of'],
    ],
    ['a minimum made exclusive', { type: 'integer', minimum: 3, exclusiveMinimum: true }, { min: 4 }, []],
    ['a maximum made exclusive', { type: 'integer', maximum: 3, exclusiveMaximum: true }, { max: 2 }, []],
    ['bounds left inclusive', { type: 'integer', maximum: 3, exclusiveMaximum: false }, { max: 3 }, []],
    [
      'a minimum of a decimal made exclusive',
      { type: 'number', minimum: 3, exclusiveMinimum: true },
      { min: 3 },
      ['approximated exclusive_bound'],
    ],
  ])('The bounds of a number are converted for %s', (_, schema, rules, notes) => {
    const { field, codes } = convertedProperty(schema);
    expect([field?.validation_rules, codes]).toEqual([
      { ...('type' in schema && schema.type === 'integer' && { integer: true }), ...rules },
      notes,
    ]);
  });

  it('The bounds of a number accept the same integers as the schema', () => {
    const ajv = createAjv();
    const number = fc.integer({ min: -12, max: 12 });
    const keywords = { minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number };
    const step = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.record({ ...keywords, multipleOf: step }, { requiredKeys: [] }), number, (bounds, value) => {
        const schema = { type: 'integer', ...bounds };
        const { template, codes } = convertedProperty(schema);
        expect(codes).toEqual([]);
        const loaded = loadConfigurator(template);
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
        expect(evaluate(loaded.value, { a: value }).issueCount === 0).toBe(ajv.validate(schema, value));
      }),
      propertyRuns(),
    );
  });
});

describe('a choice that may be null', () => {
  it.each([
    ['enum', { enum: ['oak', 'ash', null] }],
    ['oneOf', { oneOf: [{ const: 'oak' }, { const: null, title: 'None' }, { const: 'ash' }] }],
  ])('A choice that may be null has the other entries of its %s', (_, choices) => {
    const { field, codes } = convertedProperty({ type: ['string', 'null'], ...choices });
    expect([field?.field_type, field?.options?.map(({ value }) => value)]).toEqual(['dropdown', ['oak', 'ash']]);
    expect(codes).toEqual([]);
  });
});

describe('choices that are objects', () => {
  it.each([
    ['enum', { enum: [{ wood: 'oak' }, { wood: 'ash' }] }],
    ['enum with a constant in an object', { enum: [{ const: 'oak' }] }],
    ['oneOf', { oneOf: [{ const: { wood: 'oak' } }] }],
    ['empty enum', { enum: [] }],
  ])('Choices that are objects leave the field out and report it: %s', (_, choices) => {
    for (const property of [choices, { type: 'string', ...choices }]) {
      const { field, codes } = convertedProperty(property);
      expect([field, codes]).toEqual([undefined, ['left_out unknown_schema']]);
    }
  });
});
