import { compileTemplate, parseTemplate, toConfiguratorSettings } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { wireField, wireTemplate } from 'configurator-core/testing';
import { translateTemplate } from 'configurator-core/translation';
import { shopFieldTypes } from 'shop-backend/field-types';
import { expect, it } from 'vitest';
import { worksheetEntries } from './drawn-fields.ts';
import { inTemplateLanguage } from './in-template-language.ts';

const parsed = parseTemplate(builtInTemplates['dog-collar']);
if (!parsed.ok) throw new Error('The template cannot be read');
const template = parsed.value;
const compiled = compileTemplate(translateTemplate(template, 'en'));
if (!compiled.ok) throw new Error('The template cannot be compiled');
const settings = toConfiguratorSettings(compiled.value, { gender: 'female', weight: 12.5 }, { basePriceCents: 2000 });
const item = {
  id: 'i',
  position: 0,
  title: 'Halsband',
  imageUrl: null,
  quantity: 1,
  basePriceCents: 2000,
  unitPriceCents: 2000,
  priceLines: [],
  settings,
  withdrawalExcluded: true,
  deliveryMaxDays: null,
  configuratorType: 'dog-collar',
};
const orderedAt = '2026-11-25T09:00:00Z';
const choices = (of: typeof item) => worksheetEntries(of.settings).choices;

it('An item ordered in English is translated into German', () => {
  expect(choices(item)).toContainEqual({ label: 'Sex', value: 'Female' });
  const own = inTemplateLanguage(item, template, orderedAt);
  expect(worksheetEntries(own.settings ?? {}).choices).toEqual([
    { label: 'Geschlecht', value: 'Hündin' },
    { label: 'Gewicht', value: '12,5\u00a0kg' },
  ]);
});

it('The ordered texts are kept if the template is missing or a choice no longer fits', () => {
  expect(inTemplateLanguage(item, null, orderedAt)).toBe(item);
  const foreign = { ...item, settings: { ...settings, 'dog-information': { gender: 'unknown' } } };
  expect(inTemplateLanguage(foreign, template, orderedAt)).toBe(foreign);
});

it('A day chosen in English is printed in German, relative to the day of the order', () => {
  const field = {
    ...wireField({ name: 'wish', label: 'Wunschtermin', field_type: 'shop:date' as 'text' }),
    additional_options: { fromDays: 5, toDays: 90 },
    translations: { en: { label: { text: 'Wanted by', of: 'Wunschtermin' } } },
  };
  // Shown for a day at least eleven days after today, so only relative to the day of the order.
  const note = {
    name: 'note',
    label: 'Notiz',
    conditional_display: { field: 'wish', operator: 'greater_than' as const, value: 10 },
  };
  const fieldTypes = shopFieldTypes('2026-11-25');
  const dated = parseTemplate({ ...wireTemplate([{ fields: [field, note] }]), language: 'de' }, { fieldTypes });
  if (!dated.ok) throw new Error(JSON.stringify(dated.error));
  const english = compileTemplate(translateTemplate(dated.value, 'en'), { fieldTypes });
  if (!english.ok) throw new Error(JSON.stringify(english.error));
  const values = { wish: 19, note: 'Schleife' };
  const ordered = { ...item, settings: toConfiguratorSettings(english.value, values, { basePriceCents: 2000 }) };
  expect(choices(ordered)).toEqual([
    { label: 'Wanted by', value: 'Monday 14 December 2026' },
    { label: 'Notiz', value: 'Schleife' },
  ]);
  const own = inTemplateLanguage(ordered, dated.value, orderedAt);
  expect(worksheetEntries(own.settings ?? {}).choices).toEqual([
    { label: 'Wunschtermin', value: 'Montag, 14. Dezember 2026' },
    { label: 'Notiz', value: 'Schleife' },
  ]);
});
