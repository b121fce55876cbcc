import { describe, expect, it } from 'vitest';
import { builtInWords } from '../templates/built-in-words.ts';
import { lineFeatures } from './line-features.ts';

const coatSettings = {
  'lining-options': {
    type: 'complete',
    color: 'beige',
    _metadata: {
      fields: {
        type: { label: 'Innenfutter', field_type: 'radio', options: [{ label: 'Komplett', value: 'complete' }] },
        color: { label: 'Futterfarbe', field_type: 'color', options: [{ label: 'Beige', value: 'beige' }] },
      },
    },
  },
  'additional-features': { printText: 'BELLA' },
};

describe('line features', () => {
  it('[SF-CART-06] Line features list the choices with option labels instead of values', () => {
    expect(lineFeatures(coatSettings, builtInWords)).toEqual([
      { label: 'Innenfutter', value: 'Komplett' },
      { label: 'Futterfarbe', value: 'Beige' },
      { label: 'Text des Aufdrucks', value: 'BELLA' },
    ]);
  });

  it.each([
    ['SF-CART-11', { dogName: 'Bella', breed: 'Whippet', size: 'M', weight: 12, neck: 30, chest: 60, backLength: 50 }],
    [
      'SF-CART-12',
      {
        fabric: 'Wolle',
        lining: 'ja',
        zipper: 'ja',
        cuff: 'rot',
        collar: 'ja',
        embroidery: 'Bella',
        pockets: 2,
        reflectors: 'ja',
        hood: 'nein',
      },
    ],
  ])('[%s] Settings without labels get German labels', (_, section) => {
    const labels = lineFeatures({ old: section }, builtInWords).map(({ label }) => label);
    expect(labels).toHaveLength(Object.keys(section).length);
    for (const label of labels) {
      expect(label).toMatch(/^[A-ZÄÖÜ]/);
      expect(Object.keys(section)).not.toContain(label);
    }
  });

  it('[SF-CART-11] Size and neck are also labelled under the longer names of foreign settings', () => {
    expect(lineFeatures({ old: { dogSize: 'M', neck_circumference: 30 } }, builtInWords)).toEqual([
      { label: 'Größe', value: 'M' },
      { label: 'Halsumfang', value: '30' },
    ]);
  });

  it('Older spellings are read, and unknown names are kept', () => {
    expect(lineFeatures({ old: { 'dog-name': 'Bella', back_length: 50, mystery: 'x' } }, builtInWords)).toEqual([
      { label: 'Name des Hundes', value: 'Bella' },
      { label: 'Rückenlänge', value: '50' },
      { label: 'mystery', value: 'x' },
    ]);
  });

  it('Display-only fields are omitted, and an invalid configuration has no features', () => {
    const shown = {
      s: { note: '<b>x</b>', _metadata: { fields: { note: { label: 'Hinweis', field_type: 'static_text' } } } },
    };
    expect(lineFeatures(shown, builtInWords)).toEqual([]);
    expect(lineFeatures(null, builtInWords)).toEqual([]);
    expect(lineFeatures({ a: 'text', b: 7, c: [] }, builtInWords)).toEqual([]);
  });

  it('Line features follow the order of a given template, unknown fields last', () => {
    const order = ['printText', 'type'];
    expect(lineFeatures(coatSettings, builtInWords, order).map(({ value }) => value)).toEqual([
      'BELLA',
      'Komplett',
      'Beige',
    ]);
  });
});
