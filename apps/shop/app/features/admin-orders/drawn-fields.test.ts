import { loadConfigurator, parseTemplate, restoreValues, toConfiguratorSettings } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import { shopTemplateOptions } from 'shop-backend/field-types';
import { describe, expect, it } from 'vitest';
import { chosenLooks, dogNameOf, drawnFields, worksheetEntries } from './drawn-fields.ts';

const fields = {
  thighLength: { label: 'Oberschenkellänge', field_type: 'number', options: [], unit: 'cm' },
  strapCm: { label: 'Riemen', field_type: 'number', options: [], unit: 'cm' },
  chestCircumference: { label: 'Brustumfang', field_type: 'number', options: [], unit: 'cm' },
  weight: { label: 'Gewicht', field_type: 'number', options: [], unit: 'kg' },
  wish: { label: 'Wunsch', field_type: 'text', options: [] },
  fabricNeed: { label: 'Stoffbedarf', field_type: 'computed', options: [], unit: 'm', internal: true },
  cutLength: { label: 'Zuschnitt', field_type: 'computed', options: [], unit: 'cm' },
  photo: { label: 'Foto vom Hund', field_type: 'file', options: [] },
  hint: { label: 'Hinweis', field_type: 'static_text', options: [], html: '<p>Bitte messen</p>' },
};

const bello = { id: '70000000-0000-4000-8000-000000000001', name: 'Bello.webp', mediaType: 'image/webp', bytes: 2048 };

describe('worksheet', () => {
  it('The worksheet draws the chosen colours as defined in the ordered template version', () => {
    const parsed = parseTemplate(builtInTemplates['dog-coat']);
    const section = { id: 'cuffs', title: 'Bündchenfarbe', description: null };
    const cuffs = { label: 'Bündchenfarbe', field_type: 'color', options: [] };
    const settings = { cuffs: { selectedColor: 'olive', _metadata: { section, fields: { selectedColor: cuffs } } } };
    const chosen = (template: Parameters<typeof drawnFields>[1]) =>
      drawnFields(settings, template).flatMap(({ options }) =>
        options.filter(({ isChosen }) => isChosen).map(({ option }) => option.colorValue),
      );
    expect(chosen(parsed.ok ? parsed.value : null)).toEqual(['#6B6B2E']);
    expect(chosen(null)).toEqual([]);
  });

  it('The worksheet shows the chosen shape and cloth with their picture or color, and no other option', () => {
    const image = { url: '/oval.webp', alt: 'Ovales Bett' };
    const parsed = parseTemplate(
      wireTemplate([
        {
          title: 'Form',
          fields: [
            {
              name: 'shape',
              label: 'Form',
              field_type: 'radio',
              options: [{ value: 'oval', label: 'Oval', image }, { value: 'round' }],
            },
            {
              name: 'cloth',
              label: 'Stoffe',
              field_type: 'checkbox',
              options: [{ value: 'loden', label: 'Loden', color_value: '#1f4d3f' }, { value: 'plain' }],
            },
          ],
        },
      ]),
    );
    const section = { id: 's', title: 'Form', description: null };
    const described = {
      shape: { label: 'Form', field_type: 'radio', options: [] },
      cloth: { label: 'Stoffe', field_type: 'checkbox', options: [] },
    };
    const settings = { s: { shape: 'oval', cloth: ['loden', 'plain'], _metadata: { section, fields: described } } };
    expect(chosenLooks(settings, parsed.ok ? parsed.value : null)).toEqual([
      { label: 'Form', value: 'Oval', colorValue: null, pictureUrl: '/oval.webp' },
      { label: 'Stoffe', value: 'Loden', colorValue: '#1f4d3f', pictureUrl: null },
    ]);
    expect(chosenLooks(settings, null)).toEqual([]);
  });

  it('The worksheet names the dog if the form asked for its name', () => {
    expect(dogNameOf({ dog: { dogName: 'Bella' } })).toBe('Bella');
    const fields = { rufname: { label: 'Name des Hundes', field_type: 'text', options: [] } };
    const section = { id: 'dog', title: 'Hund', description: null };
    expect(dogNameOf({ dog: { rufname: 'Bello', _metadata: { section, fields } } })).toBe('Bello');
    expect(dogNameOf({ dog: { breed: 'Dackel' } })).toBeNull();
  });

  it('[BEY-57] The worksheet lists measurements in measuring order, separate from the other values', () => {
    const section = { id: 's', title: 'Maße', description: null };
    const settings = {
      s: {
        thighLength: 24,
        strapCm: 12,
        fabricNeed: 1.35,
        cutLength: 54,
        chestCircumference: 62.5,
        weight: 9,
        wish: 'Kragen 3 cm',
        photo: [bello],
        _metadata: { section, fields },
      },
    };
    expect(worksheetEntries(settings)).toEqual({
      measures: [
        { label: 'Brustumfang', value: '62,5\u00a0cm' },
        { label: 'Oberschenkellänge', value: '24\u00a0cm' },
        { label: 'Riemen', value: '12\u00a0cm' },
      ],
      computed: [
        { label: 'Stoffbedarf', value: '1,35\u00a0m' },
        { label: 'Zuschnitt', value: '54\u00a0cm' },
      ],
      choices: [
        { label: 'Gewicht', value: '9\u00a0kg' },
        { label: 'Wunsch', value: 'Kragen 3 cm' },
      ],
      files: [{ label: 'Foto vom Hund', value: [bello] }],
    });
  });

  it("The worksheet prints values of the shop's own field types independent of the current day", () => {
    const sizes = [{ value: 'M', upTo: { chest: 60 } }];
    const template = wireTemplate([
      {
        fields: [
          { name: 'chest', label: 'Brustumfang', field_type: 'number', additional_options: { unit: 'cm' } },
          { name: 'size', label: 'Größe', field_type: 'shop:size' as 'text', additional_options: { sizes } },
          {
            name: 'wish',
            label: 'Wunschtermin',
            field_type: 'shop:date' as 'text',
            additional_options: { fromDays: 5, toDays: 90 },
          },
        ],
      },
    ]);
    const loaded = loadConfigurator(template, shopTemplateOptions('2026-11-25'));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const { values } = restoreValues(loaded.value, { chest: 50, size: 'M', wish: '2026-12-22' });
    const settings = JSON.parse(JSON.stringify(toConfiguratorSettings(loaded.value, values)));
    expect(worksheetEntries(settings)).toMatchObject({
      measures: [{ label: 'Brustumfang', value: '50\u00a0cm' }],
      choices: [
        { label: 'Größe', value: 'M' },
        { label: 'Wunschtermin', value: 'Dienstag, 22. Dezember 2026' },
      ],
    });
  });

  it('The worksheet lists choices in template order, which the database does not keep', () => {
    const stored = {
      extras: { print: 'Bello' },
      fabric: { back: 'Loden', collar: 'Cord' },
      _template: { id: 'coat', version: 1, fieldOrder: ['collar', 'back', 'print'] },
    };
    expect(worksheetEntries(stored).choices.map(({ value }) => value)).toEqual(['Cord', 'Loden', 'Bello']);
  });
});
