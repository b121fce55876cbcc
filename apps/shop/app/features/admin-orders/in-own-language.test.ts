import { compileTemplate, parseTemplate, toConfiguratorSettings } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { translateTemplate } from 'configurator-core/translation';
import { expect, it } from 'vitest';
import { worksheetEntries } from './drawn-fields.ts';
import { inOwnLanguage } from './in-own-language.ts';

const parsed = parseTemplate(builtInTemplates['dog-collar']);
if (!parsed.ok) throw new Error('The template cannot be read');
const template = parsed.value;
const compiled = compileTemplate(translateTemplate(template, 'en'));
if (!compiled.ok) throw new Error('The template cannot be compiled');
const settings = toConfiguratorSettings(compiled.value, { gender: 'female', weight: 12.5 }, { basePriceCents: 2000 });
const item = {
  id: 'i',
  title: 'Halsband',
  imageUrl: null,
  quantity: 1,
  basePriceCents: 2000,
  unitPriceCents: 2000,
  priceLines: [],
  settings,
  withdrawalExcluded: true,
  configuratorType: 'dog-collar',
};
const orderedAt = '2026-11-25T09:00:00Z';
const choices = (of: typeof item) => worksheetEntries(of.settings).choices;

it('an item that was ordered in English is read in German', () => {
  expect(choices(item)).toContainEqual({ label: 'Sex', value: 'Female' });
  const own = inOwnLanguage(item, template, orderedAt);
  expect(worksheetEntries(own.settings ?? {}).choices).toEqual([
    { label: 'Geschlecht', value: 'Hündin' },
    { label: 'Gewicht', value: '12,5 kg' },
  ]);
});

it('without its template, or where a choice no longer fits it, an item keeps the words it was ordered with', () => {
  expect(inOwnLanguage(item, null, orderedAt)).toBe(item);
  const foreign = { ...item, settings: { ...settings, 'dog-information': { gender: 'unknown' } } };
  expect(inOwnLanguage(foreign, template, orderedAt)).toBe(foreign);
});
