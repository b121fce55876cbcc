import { createClient } from '@supabase/supabase-js';
import { loadConfigurator, restoreValues, toConfiguratorSettings } from 'configurator-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PlaceOrderReply, quoteCartReplySchema } from '../../contracts/index.ts';
import { shopTemplateOptions } from '../../field-types/index.ts';
import { sweaterTemplate } from '../../field-types/sweater.fixture.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { withNewIds } from '../../tests/setup/example-templates.ts';

// A Wednesday.
let clock = new Date('2026-11-25T09:00:00Z');
const firstDay = '2026-11-25';

let backend: TestBackend;
let sweater: { readonly articleId: string; readonly template: unknown };
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
  const client = createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
  const { data: saved } = await client
    .rpc('save_form_template', { p_template: withNewIds(sweaterTemplate) })
    .throwOnError();
  const publication = { templateId: saved.id, revision: saved.revision };
  const published = await backend.call('publish-template', publication, await backend.signIn('admin@example.de'));
  expect(published).toMatchObject({ status: 200, body: { version: 1 } });
  const article = {
    title: 'Pullover',
    description: 'In drei Größen.',
    price: 99,
    is_paused: false,
    withdrawal_excluded: false,
    safety_notes: 'Auf festen Sitz achten.',
    delivery_min_days: 3,
    delivery_max_days: 5,
    form_template_id: saved.id,
  };
  const { data } = await client.from('articles').insert(article).select('id').single<{ id: string }>().throwOnError();
  const form = await backend.deps.database.rpc('get_complete_form', { p_template_id: saved.id });
  sweater = { articleId: data.id, template: form.data };
});
afterAll(() => backend.close());

/** The line sent by a browser that configured the sweater on the first day. */
function line(changes: Readonly<Record<string, unknown>> = {}) {
  const loaded = loadConfigurator(sweater.template, shopTemplateOptions(firstDay));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const chosen = { chest: 50, back: 35, neck: 30, size: 'M', wish: '2026-12-22', ...changes };
  const { values } = restoreValues(loaded.value, chosen);
  const configuratorSettings = { ...toConfiguratorSettings(loaded.value, values, { basePriceCents: 9_900 }) };
  return { articleId: sweater.articleId, quantity: 2, configuratorSettings };
}

const order = (shownTotalCents: number, changes = {}) => anOrder({ items: [line(changes)], shownTotalCents });

async function quote(changes = {}) {
  const { body } = await backend.call('quote-cart', { items: [line(changes)] });
  return quoteCartReplySchema.parse(body).lines[0];
}

/** Reads the text of an order's document. */
async function pdfOf({ orderId, accessToken }: PlaceOrderReply, kind: string): Promise<string> {
  const reply = await fetch(`${backend.url}/functions/v1/order-document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.keys.publishable}`, apikey: backend.keys.publishable },
    body: JSON.stringify({ order: orderId, accessToken, kind }),
  });
  expect(reply.status).toBe(200);
  const document = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
}

describe('an order with field types of the shop', () => {
  it('An order with field types costs the price of its page; mails and settings contain size and day', async () => {
    clock = new Date('2026-11-25T09:00:00Z');
    expect(await quote()).toMatchObject({ state: 'offered', unitPriceCents: 10_400 });
    const placed = await backend.place(order(20_800));
    const { data } = await backend.deps.database
      .from('order_items')
      .select('configurator_settings, unit_price_cents, price_lines')
      .eq('order_id', placed.orderDbId)
      .single();
    expect(data).toMatchObject({
      unit_price_cents: 10_400,
      price_lines: [{ label: 'Größe Option', amountCents: 500 }],
    });
    expect(JSON.stringify(data?.configurator_settings)).toContain('"wish":"2026-12-22"');
    await backend.decide(placed.paypalOrderId, 'approve');
    await backend.capture(placed.paypalOrderId);
    await expect
      .poll(async () =>
        (await backend.mails()).find(({ to, text }) => to === aGuest.email && text.includes('Pullover')),
      )
      .toBeDefined();
    const mail = (await backend.mails()).find(({ to, text }) => to === aGuest.email && text.includes('Pullover'));
    const words = ['Brustumfang: 50\u00a0cm', 'Größe: M', 'Wunschtermin: Dienstag, 22. Dezember 2026'];
    for (const text of words) expect(mail?.text).toContain(text);
    const places = words.map((text) => mail?.text.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)));
  });

  it('An order with field types is evaluated on its day, without values cached on the day before', async () => {
    clock = new Date('2026-11-25T09:00:00Z');
    expect(await quote()).toMatchObject({ unitPriceCents: 10_400 });
    // 14 working days ahead in UTC; in Berlin it is already the next day.
    clock = new Date('2026-12-01T23:30:00Z');
    expect(await quote()).toMatchObject({ unitPriceCents: 11_900 });
    const { status, body } = await backend.call('place-order', order(20_800));
    expect([status, body]).toMatchObject([409, { error: { code: 'price_changed', params: { totalCents: 23_800 } } }]);
    clock = new Date('2026-12-20T09:00:00Z');
    const late = await backend.call('place-order', order(23_800));
    expect(late).toMatchObject({
      status: 422,
      body: {
        error: { code: 'configuration_invalid', params: { issues: [{ code: 'below_min', fieldName: 'wish' }] } },
      },
    });
  });

  it.each([
    [{ wish: '2026-12-26' }, { code: 'off_step', fieldName: 'wish' }],
    [{ wish: '2026-02-30' }, { code: 'required', fieldName: 'wish' }],
    [{ size: 'XXL' }, { code: 'required', fieldName: 'size' }],
  ])('An order with field types of the shop is rejected if a browser sends %o', async (changes, issue) => {
    clock = new Date('2026-11-25T09:00:00Z');
    expect(await backend.call('place-order', order(20_800, changes))).toMatchObject({
      status: 422,
      body: { error: { code: 'configuration_invalid', params: { issues: [issue] } } },
    });
  });
});

describe('the documents of an order with field types of the shop', () => {
  let paid: PlaceOrderReply;
  const confirmation = async () =>
    (await backend.mails()).find(({ subject }) => subject === `Bestellbestätigung ${paid.orderId}`);
  beforeAll(async () => {
    clock = new Date('2026-11-25T09:00:00Z');
    paid = await backend.place(order(20_800));
    await backend.decide(paid.paypalOrderId, 'approve');
    await backend.capture(paid.paypalOrderId);
    await vi.waitFor(
      async () => {
        if ((await confirmation()) === undefined) throw new Error('No confirmation yet');
      },
      { timeout: 60_000 },
    );
  });

  it('An invoice shows the surcharge of the size, unchanged on any later day', async () => {
    const invoice = await pdfOf(paid, 'invoice');
    expect(invoice).toMatch(/Pullover.*Größe Option.*5,00\s€/s);
    expect(invoice).toMatch(/Gesamtbetrag\s*208,00\s€/);
    clock = new Date('2027-02-01T09:00:00Z');
    expect(await pdfOf(paid, 'invoice')).toBe(invoice);
  });

  it('A confirmation with the invoice shows size and day', async () => {
    const mail = await confirmation();
    expect(mail?.attachments.map(({ fileName }) => fileName.replace(/-RE.*/, ''))).toEqual([
      'Rechnung',
      'AGB.pdf',
      'Widerrufsbelehrung.pdf',
    ]);
    for (const words of ['Größe: M', 'Wunschtermin: Dienstag, 22. Dezember 2026']) expect(mail?.text).toContain(words);
  });
});
