import { createAjv, isVisible, RuleEffect } from '@jsonforms/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceededLimit } from '../../contract/primitives/limits.ts';
import { evaluate, fieldState, loadConfigurator, type TemplateJson } from '../../index.ts';
import { isRecord } from '../../json.ts';
import { withPartReplaced } from '../../testing/fixtures/with-part-replaced.ts';
import { hostileJsonArbitrary } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { fromJsonForms } from '../index.ts';

/** A shelf, as another shop might describe it. */
const schema = {
  title: 'Shelf',
  type: 'object',
  required: ['width', 'wood', 'isAgreed'],
  definitions: { wood: { enum: ['oak', 'ash'] } },
  properties: {
    width: { type: 'integer', title: 'Width in cm', minimum: 30, exclusiveMaximum: 251, multipleOf: 5 },
    wood: { $ref: '#/definitions/wood', default: 'oak' },
    finish: {
      type: ['string', 'null'],
      oneOf: [
        { const: 'oil', title: 'Oiled' },
        { const: 'none', title: 'Untreated' },
      ],
    },
    extras: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['back', 'lamp'] } },
    isAgreed: { type: 'boolean' },
    engraving: {
      type: 'object',
      properties: {
        text: { type: 'string', maxLength: 20, pattern: '^[a-z ]+$' },
        date: { type: 'string', format: 'date' },
      },
    },
    rows: { type: 'array', items: { type: 'object', properties: { height: { type: 'number' } } } },
  },
};
const uischema = {
  type: 'Categorization',
  elements: [
    {
      type: 'Category',
      label: 'Size',
      elements: [
        {
          type: 'HorizontalLayout',
          elements: [
            { type: 'Control', scope: '#/properties/width' },
            { type: 'Control', scope: '#/properties/wood', options: { format: 'radio' } },
          ],
        },
        { type: 'Label', text: 'Choose <well>' },
        { type: 'Control', scope: '#/properties/finish', label: 'Surface' },
        { type: 'Control', scope: '#/properties/rows' },
      ],
    },
    {
      type: 'Category',
      label: 'Extras',
      rule: {
        effect: 'HIDE',
        condition: { scope: '#/properties/width', schema: { maximum: 50 }, failWhenUndefined: true },
      },
      elements: [
        { type: 'Control', scope: '#/properties/extras' },
        {
          type: 'Group',
          label: 'Engraving',
          rule: { effect: 'SHOW', condition: { scope: '#/properties/wood', schema: { const: 'oak' } } },
          elements: [
            { type: 'Control', scope: '#/properties/engraving/properties/text' },
            { type: 'Control', scope: '#/properties/engraving/properties/date' },
          ],
        },
        {
          type: 'Control',
          scope: '#/properties/isAgreed',
          rule: { effect: 'ENABLE', condition: { scope: '#/properties/wood', schema: { const: 'oak' } } },
        },
      ],
    },
  ],
};

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
  const { template, notes } = converted({ schema, uischema });

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
      'renamed uischema.elements.1.elements.1.elements.1',
      'approximated schema.properties.engraving.properties.date.format',
      'approximated schema.properties.isAgreed',
      'ignored uischema.elements.1.elements.2.rule',
    ]);
  });

  it('A form without a UI schema has every property in order, and a group for each object', () => {
    const { template: plain } = converted({ schema });
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
    expect(fromJsonForms({ schema, uischema: [] }).ok).toBe(false);
  });
});

describe('any form', () => {
  it('Any form is converted or refused, and never throws', () => {
    fc.assert(
      fc.property(withPartReplaced({ schema, uischema }, fc.oneof(hostileJsonArbitrary(), fc.anything())), (source) => {
        const result = fromJsonForms(Object.assign({ schema: null }, source));
        if (result.ok) load(result.value.template);
        else expect(result.error.length).toBeGreaterThan(0);
      }),
      propertyRuns(),
    );
  });

  it('A form is not called unreadable because of one part of an unexpected shape', () => {
    fc.assert(
      fc.property(withPartReplaced({ schema, uischema }, hostileJsonArbitrary()), (json) => {
        const source = { schema: null, ...Object(json) };
        fc.pre([source.schema, source.uischema].every((part) => isRecord(part) && exceededLimit(part) === null));
        const result = fromJsonForms(source);
        expect(result.ok ? [] : result.error.filter(({ code }) => code === 'unreadable')).toEqual([]);
      }),
      propertyRuns(),
    );
  });
});

const small = {
  type: 'object',
  properties: {
    size: { type: 'number' },
    word: { type: 'string' },
    wood: { enum: ['oak', 'ash'] },
    extras: { type: 'array', items: { enum: ['back', 'lamp'] } },
    isLined: { type: 'boolean' },
    asked: { type: 'string' },
  },
};
const bound = fc
  .tuple(
    fc.constantFrom('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'const'),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([keyword, number]) => ({ [keyword]: number }));
const negatable = <T extends object>(inner: fc.Arbitrary<T>) =>
  fc.oneof(
    inner,
    inner.map((not) => ({ not })),
    fc.tuple(inner, inner).map((anyOf) => ({ anyOf })),
  );
const leaf = fc.oneof(
  negatable(bound).map((own) => ({ scope: '#/properties/size', schema: own })),
  negatable(fc.constantFrom({ const: 'ab' }, { enum: ['ab', 'b'] })).map((own) => ({
    scope: '#/properties/word',
    schema: own,
  })),
  negatable(fc.constantFrom({ const: 'oak' }, { enum: ['oak', 'ash'] })).map((own) => ({
    scope: '#/properties/wood',
    schema: own,
  })),
  fc
    .constantFrom('back', 'lamp')
    .map((name) => ({ scope: '#/properties/extras', schema: { contains: { const: name } } })),
  fc.constant({ scope: '#/properties/isLined', schema: { const: true } }),
);
const guarded = fc.tuple(leaf, fc.boolean()).map(([own, failWhenUndefined]) => ({ ...own, failWhenUndefined }));
const rule = fc.record({
  effect: fc.constantFrom(RuleEffect.SHOW, RuleEffect.HIDE),
  condition: fc.oneof(
    guarded,
    fc.record({ type: fc.constantFrom('AND', 'OR'), conditions: fc.array(guarded, { minLength: 1, maxLength: 3 }) }),
  ),
});
const data = fc.record(
  {
    size: fc.integer({ min: 0, max: 4 }),
    word: fc.constantFrom('ab', 'b', 'abc'),
    wood: fc.constantFrom('oak', 'ash'),
    extras: fc.subarray(['back', 'lamp'], { minLength: 1 }),
    isLined: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe('a rule', () => {
  it('A rule shows a control exactly when JSON Forms shows it', () => {
    const ajv = createAjv();
    fc.assert(
      fc.property(rule, fc.array(data, { minLength: 1, maxLength: 5 }), (ownRule, all) => {
        const names = Object.keys(small.properties);
        const controls = names.map((name) => ({ type: 'Control', scope: `#/properties/${name}` }));
        const elements = controls.map((control) =>
          control.scope.endsWith('asked') ? { ...control, rule: ownRule } : control,
        );
        const { template, notes } = converted({ schema: small, uischema: { type: 'VerticalLayout', elements } });
        expect(notes).toEqual([]);
        const configurator = load(template);
        for (const values of all) {
          const evaluation = evaluate(configurator, values);
          const asked = { type: 'Control', rule: ownRule };
          const wanted = Reflect.apply(isVisible, undefined, [asked, values, undefined, ajv]);
          expect([values, fieldState(evaluation, 'asked')?.isVisible]).toEqual([values, wanted]);
        }
      }),
      propertyRuns(500),
    );
  });
});
