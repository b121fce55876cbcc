import { compileTemplate, parseTemplate, readConfiguratorSettings, toConfiguratorSettings } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

const bedId = '30000000-0000-4000-8000-000000000012';
const bedTemplateId = '40000000-0000-4000-8000-000000000005';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const values = {
  shape: 'rectangular',
  lengthCm: 100,
  widthCm: 60,
  dogWeightKg: 4.5,
  filling: 'wool',
  coverFabric: 'waterproof',
  coverColor: 'moss',
  extras: ['handle'],
};

/** Settings of a bed created on a page in this language. */
async function bedIn(language: string) {
  const { data } = await backend.deps.database.rpc('get_complete_form', { p_template_id: bedTemplateId });
  const parsed = parseTemplate(data);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const compiled = compileTemplate(translateTemplate(parsed.value, language));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return { ...toConfiguratorSettings(compiled.value, values, { basePriceCents: 11_900 }) };
}

async function ordered(configuratorSettings: Record<string, unknown>) {
  const placed = await backend.place(
    anOrder({ items: [{ articleId: bedId, quantity: 2, configuratorSettings }], shownTotalCents: 33_200 }),
  );
  const { data } = await backend.deps.database
    .from('order_items')
    .select('configurator_settings, price_lines, unit_price_cents')
    .eq('order_id', placed.orderDbId)
    .single();
  if (data === null) throw new Error('The order has no item');
  return data;
}

it('An order is in the language it was placed in, at the same price', async () => {
  const [english, german] = [await ordered(await bedIn('en-GB')), await ordered(await bedIn('de'))];
  expect(english.unit_price_cents).toBe(german.unit_price_cents);
  expect(english.configurator_settings._template).toMatchObject({ id: bedTemplateId, language: 'en' });
  const wordsOf = (settings: unknown) => {
    const read = readConfiguratorSettings(settings);
    return read.ok ? read.value.flatMap(({ fields }) => fields.map(({ displayValue }) => displayValue)) : [];
  };
  expect(wordsOf(english.configurator_settings)).toEqual(
    expect.arrayContaining(['4.5\u00a0kg', 'Virgin wool', 'Moss']),
  );
  expect(wordsOf(german.configurator_settings)).toEqual(expect.arrayContaining(['4,5\u00a0kg', 'Schurwolle', 'Moos']));
  const labels = (lines: { label: string }[]) => lines.map(({ label }) => label);
  expect(labels(english.price_lines)).toContain('Filling Option');
  expect(labels(german.price_lines)).toContain('Füllung Option');
});

it('An invalid language or one missing in the template falls back to the template’s language', async () => {
  const settings = await bedIn('de');
  for (const language of ['fr', 'x'.repeat(36), '__proto__', 'en'.repeat(17), 7]) {
    const { configurator_settings: stored } = await ordered({
      ...settings,
      _template: { ...Object(settings._template), language },
    });
    expect(stored._template.language).toBe('de');
  }
});
