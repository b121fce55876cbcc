import { describe, expect, it } from 'vitest';
import { restoreValues, valuesFromSettings } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/wire-template.ts';

const configurator = aConfigurator(
  wireTemplate([
    {
      id: 'step',
      fields: [
        { name: 'weight', field_type: 'number' },
        { name: 'age' },
        { name: 'confirm', field_type: 'checkbox' },
        {
          name: 'zipper',
          field_type: 'radio',
          options: [
            { value: 'no', label: 'Nein' },
            { value: 'yes', label: 'Ja' },
          ],
        },
        {
          name: 'color',
          field_type: 'color',
          options: [
            { value: 'red', label: 'Rot', color_value: '#C00000' },
            { value: 'pink', label: 'Pink', color_value: '#FF66AA' },
            { value: 'rose', label: 'Rosé', color_value: '#ff66aa' },
          ],
        },
        {
          name: 'extras',
          field_type: 'checkbox',
          options: [
            { value: '1', label: 'Band' },
            { value: '2', label: 'Öse' },
          ],
        },
      ],
    },
  ]),
);

describe('stored values in older forms', () => {
  it.each([
    ['weight', '7,5', 7.5],
    ['weight', ' 12 ', 12],
    ['age', 3, '3'],
    ['confirm', 'yes', true],
    ['confirm', 'Ja', true],
    ['confirm', 'true', true],
    ['zipper', true, 'yes'],
    ['zipper', false, 'no'],
    ['zipper', 'ja', 'yes'],
    ['color', 'Rot', 'red'],
    ['color', 'ROT', 'red'],
    ['color', '#c00000', 'red'],
    ['extras', [1, 'Öse'], ['1', '2']],
  ])('Older forms of stored values are read: %s %j as %j', (name, stored, value) => {
    expect(restoreValues(configurator, { [name]: stored })).toEqual({ values: { [name]: value }, dropped: [] });
    expect(valuesFromSettings(configurator, { step: { [name]: stored } })).toEqual({
      values: { [name]: value },
      dropped: [],
    });
  });

  it.each([
    ['confirm', 'no'],
    ['confirm', 'Nein'],
    ['confirm', false],
    ['weight', ''],
  ])('Older forms of stored values are empty: %s %j', (name, stored) => {
    expect(restoreValues(configurator, { [name]: stored })).toEqual({ values: {}, dropped: [] });
  });

  it.each([
    ['weight', '7 kg'],
    ['confirm', 'vielleicht'],
    ['zipper', 'maybe'],
    ['color', '#FF66AA'],
    ['color', {}],
    ['age', { years: 3 }],
  ])('Ambiguous or invalid stored values are dropped and reported: %s %j', (name, stored) => {
    expect(restoreValues(configurator, { [name]: stored })).toEqual({
      values: {},
      dropped: [{ fieldName: name, reason: 'does_not_fit' }],
    });
  });
});

describe('stored settings', () => {
  it('Stored settings report what they drop: unknown fields, unreadable sections and hostile keys', () => {
    const settings = JSON.parse(`{
      "step": { "age": "3", "gone": 1, "old": {}, "_weird": 2, "__proto__": { "x": 1 }, "_prices": {}, "_metadata": {} },
      "removed": { "lost": "x" },
      "text": "no section",
      "__proto__": { "age": "4" },
      "_custom": { "y": 1 },
      "_template": { "id": "t", "version": 1 },
      "_rules": { "_prices": {} }
    }`);
    const { values, dropped } = valuesFromSettings(configurator, settings);
    expect(values).toEqual({ age: '3' });
    expect(dropped).toEqual(
      ['gone', 'old', '_weird', '__proto__', 'lost', 'text', '__proto__', '_custom'].map((fieldName) => ({
        fieldName,
        reason: 'unknown_field',
      })),
    );
    expect({}).not.toHaveProperty('x');
  });

  it('Stored settings report a group of values if the template has one field', () => {
    expect(valuesFromSettings(configurator, { step: { age: {} } }).dropped).toEqual([
      { fieldName: 'age', reason: 'does_not_fit' },
    ]);
  });
});
