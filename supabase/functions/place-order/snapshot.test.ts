import { loadConfigurator, toConfiguratorSettings } from 'configurator-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopPolicy } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

const bedId = '30000000-0000-4000-8000-000000000012';
const bedTemplateId = '40000000-0000-4000-8000-000000000005';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** All stored facts about the items and terms of an order. */
async function snapshotOf(orderDbId: string) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('total_cents, shipping_cents, recipient, terms, order_items (*)')
    .eq('id', orderDbId)
    .single();
  if (data === null) throw new Error(`There is no order ${orderDbId}`);
  return data;
}

it('[BEY-11] An order keeps article, template version, values, price, terms and texts after later edits', async () => {
  const { database } = backend.deps;
  const { data: published } = await database.rpc('get_complete_form', { p_template_id: bedTemplateId });
  const bed = loadConfigurator(published);
  if (!bed.ok) throw new Error(JSON.stringify(bed.error));
  const values = {
    shape: 'rectangular',
    lengthCm: 100,
    widthCm: 60,
    dogWeightKg: 4,
    filling: 'wool',
    coverFabric: 'waterproof',
    coverColor: 'moss',
    extras: ['handle'],
  };
  const settings = { ...toConfiguratorSettings(bed.value, values, { basePriceCents: 11_900 }) };
  const placed = await backend.place(
    anOrder({ items: [{ articleId: bedId, quantity: 2, configuratorSettings: settings }], shownTotalCents: 33_200 }),
  );
  const before = await snapshotOf(placed.orderDbId);
  expect(before).toMatchObject({
    total_cents: 33_200,
    terms: { tax: shopPolicy.tax, texts: { agb: expect.any(String), widerruf: expect.any(String) } },
    order_items: [
      {
        article_id: bedId,
        title: expect.stringContaining('Hundebett'),
        quantity: 2,
        base_price_cents: 11_900,
        unit_price_cents: 16_600,
        price_lines: expect.arrayContaining([expect.objectContaining({ fieldName: 'filling', amountCents: 1_800 })]),
        // Includes the field order, because the database does not keep the order of keys.
        configurator_settings: {
          ...settings,
          _template: { ...Object(settings._template), fieldOrder: [...bed.value.fields.keys()] },
        },
        template_id: bedTemplateId,
        template_version: 1,
        withdrawal_excluded: true,
        delivery_min_days: expect.any(Number),
        delivery_max_days: expect.any(Number),
      },
    ],
  });

  // An admin changes title, price, terms and picture, and publishes a more expensive template version.
  const token = await backend.signIn('admin@example.de');
  const rpc = async (name: string, body: object) => {
    const reply = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishable,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(reply.ok, `${name}: ${reply.status}`).toBe(true);
    return reply.json();
  };
  await rpc('save_article', {
    p_article: { id: bedId, title: 'Anders', price: 1, delivery_min_days: 90, delivery_max_days: 99 },
    p_category_ids: [],
    p_new_image_urls: [],
  });
  const draft = JSON.parse(
    JSON.stringify(await rpc('get_form_template_draft', { p_template_id: bedTemplateId })).replaceAll(
      /"additional_price":18(\.0+)?\b/g,
      '"additional_price":999',
    ),
  );
  const { revision } = await rpc('save_form_template', { p_template: draft });
  const publication = { templateId: bedTemplateId, revision };
  expect(await backend.call('publish-template', publication, token)).toMatchObject({ body: { version: 2 } });
  expect(await snapshotOf(placed.orderDbId)).toEqual(before);
});
