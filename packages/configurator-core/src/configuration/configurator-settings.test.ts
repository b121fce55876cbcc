import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfiguratorSettings, toConfiguratorSettings, valuesFromSettings } from '../index.ts';
import { builtInWords } from '../templates/built-in-words.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, values } from '../testing/fixtures/small-coat.ts';
import { hostileJsonArbitrary, sessionArbitrary } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('configuratorSettings', () => {
  const settings = toConfiguratorSettings(coat, values, { basePriceCents: 5000 });

  it('[CFG-PRICE-16][DATA-16][DATA-17] configuratorSettings are keyed by section, with values, prices and labels', () => {
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

  it('configuratorSettings contain nothing hidden', () => {
    const hidden = toConfiguratorSettings(coat, { ...values, type: 'none' }, { basePriceCents: 5000 });
    expect(hidden['lining-options']).not.toHaveProperty('color');
    expect(JSON.stringify(hidden)).not.toContain('Rot');
  });

  it('configuratorSettings can be read without the template', () => {
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
            isInternal: false,
          },
          {
            name: 'color',
            label: 'Farbe',
            fieldType: 'text',
            value: 'Rot',
            displayValue: 'Rot',
            priceCents: 0,
            isInternal: false,
          },
          {
            name: 'extras',
            label: 'Extras',
            fieldType: 'checkbox',
            value: ['a', 'b'],
            displayValue: 'Aufhänger, Band',
            priceCents: 250,
            isInternal: false,
          },
          {
            name: 'weight',
            label: 'Gewicht',
            fieldType: 'number',
            value: 31.5,
            displayValue: '31,5\u00a0kg',
            unit: 'kg',
            priceCents: 0,
            isInternal: false,
          },
          {
            name: 'confirm',
            label: 'Gemessen',
            fieldType: 'checkbox',
            value: true,
            displayValue: 'Ja',
            priceCents: 0,
            isInternal: false,
          },
          {
            name: 'care',
            label: 'Pflege',
            fieldType: 'static_text',
            value: '<p>Kalt waschen</p>',
            displayValue: '<p>Kalt waschen</p>',
            priceCents: 0,
            isInternal: false,
          },
        ],
      },
    ]);
  });

  it('[SF-CART-11][SF-CART-12] Settings of older or foreign carts get German labels', () => {
    const old = {
      'dog-information': { dogName: 'Bella', breed: 'Dackel', weight: 7.5, back_length: 40 },
      'fabric-selection': { back: { link: 'https://stoffe.example/1' } },
      'lining-options': { type: 'back-only', _prices: { type: 8 } },
      'zipper-options': { hasSecondZipper: true },
    };
    const read = readConfiguratorSettings(old, builtInWords);
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

  it('configuratorSettings never throw when read [property]', () => {
    fc.assert(
      fc.property(hostileJsonArbitrary(), hostileJsonArbitrary(), (section, other) => {
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
      propertyRuns(),
    );
  });

  it('Settings restore the evaluated values and the same settings', () => {
    fc.assert(
      fc.property(sessionArbitrary(), (session) => {
        const configurator = aConfigurator(session.template);
        const once = toConfiguratorSettings(configurator, session.values, { basePriceCents: 9900 });
        const back = valuesFromSettings(configurator, JSON.parse(JSON.stringify(once)));
        expect(back.dropped).toEqual([]);
        expect(toConfiguratorSettings(configurator, back.values, { basePriceCents: 9900 })).toEqual(once);
      }),
      propertyRuns(),
    );
  });
});
