import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configurationKey,
  evaluate,
  fieldState,
  initialValues,
  isTouched,
  migrateValues,
  readConfiguratorSettings,
  restoreValues,
  setValue,
  toConfiguratorSettings,
  valuesFromSettings,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { sessionArbitrary, templateArbitrary, type WireTemplate, wireTemplate } from '../testing/index.ts';

const coatJson: WireTemplate = wireTemplate(
  [
    {
      id: 'lining-options',
      title: 'Futter',
      description: 'Warm oder leicht',
      fields: [
        {
          name: 'type',
          label: 'Innenfutter',
          field_type: 'radio',
          options: [
            { value: 'none', label: 'Ohne' },
            { value: 'complete', label: 'Komplett', additional_price: 15 },
          ],
        },
        {
          name: 'color',
          label: 'Farbe',
          conditional_display: { field: 'type', operator: 'not_equals', value: 'none' },
        },
        {
          name: 'extras',
          label: 'Extras',
          field_type: 'checkbox',
          options: [
            { value: 'a', label: 'Aufhänger' },
            { value: 'b', label: 'Band', additional_price: 2.5 },
          ],
        },
        { name: 'weight', label: 'Gewicht', field_type: 'number', additional_options: { unit: 'kg' } },
        { name: 'confirm', label: 'Gemessen', field_type: 'checkbox' },
        {
          name: 'care',
          label: 'Pflege',
          field_type: 'static_text',
          additional_options: { html: '<p>Kalt waschen</p>' },
        },
      ],
    },
  ],
  {
    id: 'coat',
    version: 3,
    price_rules: [{ label: 'Übergröße', when: { field: 'weight', operator: 'greater_than', value: 30 }, amount: 1200 }],
  },
);
const coat = aConfigurator(coatJson);
const values = { type: 'complete', color: 'Rot', extras: ['a', 'b'], weight: 31.5, confirm: true };

describe('stored values', () => {
  it('[CFG-FLOW-14] come back where they fit', () => {
    expect(restoreValues(coat, JSON.parse(JSON.stringify(values)))).toEqual({ values, dropped: [] });
  });

  it('are dropped and reported where they do not', () => {
    const stored = {
      type: 'back-only',
      weight: '12',
      extras: ['a', 'gone'],
      gone: 1,
      care: 'x',
      confirm: 'ja',
      color: 7,
    };
    expect(restoreValues(coat, stored)).toEqual({
      values: { extras: ['a'] },
      dropped: [
        { fieldName: 'type', reason: 'does_not_fit' },
        { fieldName: 'weight', reason: 'does_not_fit' },
        { fieldName: 'extras', reason: 'does_not_fit' },
        { fieldName: 'gone', reason: 'unknown_field' },
        { fieldName: 'care', reason: 'does_not_fit' },
        { fieldName: 'confirm', reason: 'does_not_fit' },
        { fieldName: 'color', reason: 'does_not_fit' },
      ],
    });
  });

  it('carry no hostile keys', () => {
    const restored = restoreValues(coat, JSON.parse('{"__proto__":{"x":1},"constructor":2,"color":"Rot"}'));
    expect(restored.values).toEqual({ color: 'Rot' });
    expect(restored.dropped.map(({ fieldName }) => fieldName)).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('x');
  });

  it('never throw, whatever they are, and land in values the template allows', () => {
    fc.assert(
      fc.property(templateArbitrary(), fc.anything({ withNullPrototype: true }), (json, stored) => {
        const configurator = aConfigurator(json);
        const names = [...configurator.fields.keys()];
        const named =
          typeof stored === 'object' && stored !== null
            ? Object.fromEntries(
                Object.values(stored).map((value, index) => [names[index % names.length] ?? 'x', value]),
              )
            : stored;
        for (const candidate of [stored, named]) {
          const restored = restoreValues(configurator, candidate).values;
          for (const [name, value] of Object.entries(restored))
            expect(setValue(configurator, {}, name, value)[name]).toBeDefined();
          expect(restoreValues(configurator, JSON.parse(JSON.stringify(restored))).dropped).toEqual([]);
          evaluate(configurator, restored);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('are the initial values where nothing was stored', () => {
    for (const stored of [null, undefined, 'x', 7, []])
      expect(restoreValues(coat, stored).values).toEqual(initialValues(coat));
  });
});

describe('configuratorSettings', () => {
  const settings = toConfiguratorSettings(coat, values, 5000);

  it('[CFG-PRICE-16][DATA-16][DATA-17] are keyed by section, with values, prices and what they mean', () => {
    expect(settings).toEqual({
      'lining-options': {
        type: 'complete',
        color: 'Rot',
        extras: ['a', 'b'],
        weight: 31.5,
        confirm: true,
        _prices: { type: 15, extras: 2.5 },
        _metadata: {
          section: { id: 'lining-options', title: 'Futter', description: 'Warm oder leicht' },
          fields: {
            type: {
              label: 'Innenfutter',
              field_type: 'radio',
              options: [
                { label: 'Ohne', value: 'none' },
                { label: 'Komplett', value: 'complete' },
              ],
            },
            color: { label: 'Farbe', field_type: 'text', options: [] },
            extras: expect.objectContaining({ field_type: 'checkbox' }),
            weight: { label: 'Gewicht', field_type: 'number', options: [], unit: 'kg' },
            confirm: { label: 'Gemessen', field_type: 'checkbox', options: [] },
            care: { label: 'Pflege', field_type: 'static_text', options: [], html: '<p>Kalt waschen</p>' },
          },
        },
      },
      _rules: { _prices: { Übergröße: 12 } },
      _template: { id: 'coat', version: 3 },
    });
  });

  it('hold nothing that is hidden', () => {
    const hidden = toConfiguratorSettings(coat, { ...values, type: 'none' }, 5000);
    expect(hidden['lining-options']).not.toHaveProperty('color');
    expect(JSON.stringify(hidden)).not.toContain('Rot');
  });

  it('can be read without the template', () => {
    const read = readConfiguratorSettings(JSON.parse(JSON.stringify(settings)));
    expect(read.ok && read.value).toEqual([
      {
        id: 'lining-options',
        title: 'Futter',
        description: 'Warm oder leicht',
        fields: [
          {
            name: 'type',
            label: 'Innenfutter',
            fieldType: 'radio',
            value: 'complete',
            displayValue: 'Komplett',
            priceCents: 1500,
          },
          { name: 'color', label: 'Farbe', fieldType: 'text', value: 'Rot', displayValue: 'Rot', priceCents: 0 },
          {
            name: 'extras',
            label: 'Extras',
            fieldType: 'checkbox',
            value: ['a', 'b'],
            displayValue: 'Aufhänger, Band',
            priceCents: 250,
          },
          {
            name: 'weight',
            label: 'Gewicht',
            fieldType: 'number',
            value: 31.5,
            displayValue: '31,5 kg',
            priceCents: 0,
          },
          { name: 'confirm', label: 'Gemessen', fieldType: 'checkbox', value: true, displayValue: 'Ja', priceCents: 0 },
          {
            name: 'care',
            label: 'Pflege',
            fieldType: 'static_text',
            value: '<p>Kalt waschen</p>',
            displayValue: '<p>Kalt waschen</p>',
            priceCents: 0,
          },
        ],
      },
    ]);
  });

  it('[SF-CART-11][SF-CART-12] of older or foreign carts get German labels', () => {
    const old = {
      'dog-information': { dogName: 'Bella', breed: 'Dackel', weight: 7.5, back_length: 40 },
      'fabric-selection': { back: { link: 'https://stoffe.example/1' } },
      'lining-options': { type: 'back-only', _prices: { type: 8 } },
      'zipper-options': { hasSecondZipper: true },
    };
    const read = readConfiguratorSettings(old);
    const lines = read.ok
      ? read.value.map(({ title, fields }) => [
          title,
          ...fields.map(({ label, displayValue, priceCents }) => `${label}: ${displayValue} ${priceCents}`),
        ])
      : [];
    expect(lines).toEqual([
      ['Angaben zum Hund', 'Name des Hundes: Bella 0', 'Rasse: Dackel 0', 'Gewicht: 7,5 0', 'Rückenlänge: 40 0'],
      ['Stoffauswahl', 'Stoff Rückenteil (Link): https://stoffe.example/1 0'],
      ['Futter', 'Futter: Nur Rücken 800'],
      ['Reißverschluss', 'Zweiter Reißverschluss: Ja 0'],
    ]);
  });

  it('never make reading throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (section, other) => {
        for (const json of [
          section,
          { a: section, b: other },
          { a: { _metadata: section, _prices: other, x: section } },
        ]) {
          const copy = JSON.parse(JSON.stringify(json));
          expect(readConfiguratorSettings(copy).ok).toBe(
            typeof copy === 'object' && copy !== null && !Array.isArray(copy),
          );
          valuesFromSettings(coat, copy);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('give the counted values and the same settings back', () => {
    fc.assert(
      fc.property(sessionArbitrary(), (session) => {
        const configurator = aConfigurator(session.template);
        const once = toConfiguratorSettings(configurator, session.values, 9900);
        const back = valuesFromSettings(configurator, JSON.parse(JSON.stringify(once)));
        expect(back.dropped).toEqual([]);
        expect(toConfiguratorSettings(configurator, back.values, 9900)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('configurationKey', () => {
  it('is equal exactly where what shows and is filled is equal', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.nat(), ({ template, values: stored, changes }, pick) => {
        const configurator = aConfigurator(template);
        const change = changes[pick % changes.length];
        const changed = change ? setValue(configurator, stored, change.fieldName, change.raw) : stored;
        const counted = (held: typeof stored | typeof changed) =>
          [...configurator.fields.keys()]
            .map((name) => fieldState(evaluate(configurator, held), name))
            .map((state) => {
              const value = state?.isVisible ? state.value : undefined;
              return value === false || (typeof value === 'string' && value.trim() === '') ? undefined : value;
            });
        const isEqual = JSON.stringify(counted(stored)) === JSON.stringify(counted(changed));
        expect(configurationKey(configurator, stored) === configurationKey(configurator, changed)).toBe(isEqual);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not care for the order of keys or for empty values', () => {
    const reversed = Object.fromEntries(Object.entries(values).reverse());
    expect(configurationKey(coat, { ...reversed, color: 'Rot' })).toBe(configurationKey(coat, values));
    expect(configurationKey(coat, { type: 'none', extras: [], confirm: false })).toBe(
      configurationKey(coat, { type: 'none' }),
    );
  });
});

describe('another version of the template', () => {
  const next = structuredClone(coatJson);
  next.version = 4;
  const [type, color, extras] = next.sections[0]?.groups[0]?.fields ?? [];
  if (!type || !color || !extras) throw new Error('The coat has lost its fields.');
  const complete = type.options[1];
  if (complete) Object.assign(complete, { value: 'full', additional_price: 18 });
  type.name = 'lining';
  color.conditional_display = { field: 'lining', operator: 'not_equals', value: 'none' };
  extras.options.pop();
  const newer = aConfigurator(next);

  it('says what carries over, what is lost and the price difference; renamed things are known by their ids', () => {
    expect(migrateValues(coat, newer, values)).toEqual({
      values: { lining: 'full', color: 'Rot', extras: ['a'], weight: 31.5, confirm: true },
      carried: ['lining', 'color', 'weight', 'confirm'],
      lost: [{ fieldName: 'extras', reason: 'does_not_fit' }],
      priceDifferenceCents: 300 - 250,
    });
  });

  it('touches exactly the carts that lose something, cost another amount or miss something', () => {
    expect(isTouched(coat, newer, values)).toBe(true);
    expect(isTouched(coat, newer, { type: 'none', weight: 5 })).toBe(false);
    expect(isTouched(coat, coat, values)).toBe(false);
  });
});
