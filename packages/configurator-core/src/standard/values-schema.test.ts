import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import { effectiveValuesOf, evaluate, issuesOf } from '../index.ts';
import { builtInTemplates } from '../templates/index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import {
  dogBedTemplate,
  everythingTemplate,
  templateArbitrary,
  valuesArbitrary,
  windowBlindTemplate,
} from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valuesJsonSchema, valuesSchema } from './index.ts';

const drawn = templateArbitrary().chain((template) =>
  fc.record({ template: fc.constant(template), values: valuesArbitrary(template) }),
);
const examples = Object.entries({ ...builtInTemplates, dogBedTemplate, everythingTemplate, windowBlindTemplate });

/** A template with these fields in one group. */
const withFields = (...fields: readonly object[]) =>
  aConfigurator({ id: 't', name: 'T', language: 'en', sections: [{ id: 's', groups: [{ id: 'g', fields }] }] });
const link = { id: 'f1', name: 'back.link', label: 'Link', field_type: 'text', is_required: true };
const length = { id: 'f2', name: 'length', label: 'Length', field_type: 'number', validation_rules: { min: 50 } };

describe('valuesSchema', () => {
  it('The schema finds the issues of evaluate and returns the counted values, for any values', () => {
    fc.assert(
      fc.property(drawn, ({ template, values }) => {
        const configurator = aConfigurator(template);
        const evaluation = evaluate(configurator, values);
        const result = valuesSchema(configurator)['~standard'].validate(values);
        const found = result.issues?.map(({ code, path, params }) => ({ code, path, params }));
        const issues = issuesOf(evaluation).map(({ code, fieldName, params = {} }) => ({
          code,
          path: [fieldName],
          params,
        }));
        expect(found ?? []).toEqual(issues);
        if (result.issues === undefined) expect(result.value).toEqual(effectiveValuesOf(evaluation));
      }),
      propertyRuns(),
    );
  });

  it('Raw text of a form is converted, and hidden fields are left out', () => {
    const hidden = {
      id: 'f3',
      name: 'hood',
      field_type: 'text',
      conditional_display: { field: 'length', operator: 'less_than', value: 10 },
    };
    const schema = valuesSchema(withFields(length, hidden));
    expect(schema['~standard'].validate({ length: '62,5', hood: 'x' })).toEqual({ value: { length: 62.5 } });
  });

  it('The schema words issues in the language of the template, or by the given catalogue', () => {
    const [issue] = valuesSchema(withFields(length))['~standard'].validate({ length: 5 }).issues ?? [];
    expect(issue).toEqual({
      message: expect.stringMatching(/^Length/),
      path: ['length'],
      code: 'below_min',
      params: { min: 50 },
    });
    expect(issue?.message).toContain('50');
  });

  it.each([null, 'text', [], 5, undefined])('The value %j is no object, which is one issue without a path', (value) => {
    expect(valuesSchema(withFields(length))['~standard'].validate(value).issues).toMatchObject([
      { code: 'invalid_type', path: [] },
    ]);
  });

  it('Names of no field are ignored, or refused if asked to', () => {
    const values = { length: 60, lenght: 60 };
    expect(valuesSchema(withFields(length))['~standard'].validate(values).issues).toBeUndefined();
    expect(valuesSchema(withFields(length), { unknown: 'refuse' })['~standard'].validate(values).issues).toMatchObject([
      { code: 'unknown_field', path: ['lenght'] },
    ]);
  });

  it('An unavailable material of a chosen option is an issue', () => {
    const option = { id: 'o', label: 'Loden', value: 'loden', material: 'loden' };
    const configurator = withFields({ id: 'f', name: 'fabric', field_type: 'radio', options: [option] });
    const schema = valuesSchema(configurator, { unavailable: [{ material: 'loden', reason: 'sold out' }] });
    expect(schema['~standard'].validate({ fabric: 'loden' }).issues).toMatchObject([{ code: 'unavailable' }]);
  });

  it('Nested names are read in both forms, and returned as objects and paths', () => {
    const schema = valuesSchema(withFields(link, length), { names: 'nested', unknown: 'refuse' });
    expect(schema['~standard'].validate({ back: { link: 'https://a.example' } })).toEqual({
      value: { back: { link: 'https://a.example' } },
    });
    expect(schema['~standard'].validate({ 'back.link': 'https://a.example' }).issues).toBeUndefined();
    expect(schema['~standard'].validate({}).issues).toMatchObject([{ code: 'required', path: ['back', 'link'] }]);
    const both = withFields(link, { id: 'f4', name: 'back', field_type: 'text' });
    expect(() => valuesSchema(both, { names: 'nested' })).toThrow(RangeError);
  });

  it('The schema has the same interface as one of zod', () => {
    const standard = valuesSchema(withFields(length));
    expectTypeOf(standard['~standard'].validate).toExtend<
      z.ZodType<Record<string, unknown>>['~standard']['validate']
    >();
  });
});

describe('valuesJsonSchema', () => {
  it('The schema of outputs accepts whatever has no issues, and that of inputs its raw values', () => {
    let valid = 0;
    fc.assert(
      fc.property(drawn, ({ template, values }) => {
        const configurator = aConfigurator(template);
        const result = valuesSchema(configurator)['~standard'].validate(values);
        if (result.issues) return;
        valid += 1;
        // Another test validates the schemas themselves.
        const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, meta: false });
        for (const [direction, value] of [
          ['output', result.value],
          ['input', values],
        ] as const) {
          ajv.validate(valuesJsonSchema(configurator, direction), value);
          expect(ajv.errors).toBeNull();
        }
      }),
      // Compiling a schema takes most of the time.
      propertyRuns(100),
    );
    expect(valid).toBeGreaterThan(0);
  });

  it.each(examples)('The schemas of %s are valid JSON Schemas in both drafts', (_, template) => {
    const { jsonSchema } = valuesSchema(aConfigurator(template))['~standard'];
    expect(() =>
      new Ajv2020({ strict: false, validateFormats: false }).compile(jsonSchema.output({ target: 'draft-2020-12' })),
    ).not.toThrow();
    expect(jsonSchema.input({ target: 'draft-07' }).$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(() => jsonSchema.output({ target: 'openapi-3.0' })).toThrow(/draft-2020-12 or draft-07/);
  });

  it('A field is required only if nothing can hide it, and its bounds and options are named', () => {
    const conditional = {
      ...link,
      name: 'sometimes',
      id: 'f5',
      conditional_display: { field: 'length', operator: 'greater_than', value: 60 },
    };
    const fabric = {
      id: 'f6',
      name: 'fabric',
      label: 'Fabric',
      field_type: 'radio',
      options: [{ id: 'o', label: 'Loden', value: 'l' }],
    };
    const schema = valuesJsonSchema(withFields(link, length, conditional, fabric), 'output');
    expect(schema).toMatchObject({
      required: ['back.link'],
      properties: {
        length: { type: 'number', minimum: 50, title: 'Length' },
        fabric: { oneOf: [{ const: 'l', title: 'Loden' }], title: 'Fabric' },
      },
    });
    expect(valuesJsonSchema(withFields(link), 'output', 'nested')).toMatchObject({
      required: ['back'],
      properties: { back: { type: 'object', required: ['link'], properties: { link: { type: 'string' } } } },
    });
  });
});
