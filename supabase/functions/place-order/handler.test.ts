import {
  type Configurator,
  evaluate,
  formatIssue,
  initialValues,
  issuesOf,
  loadConfigurator,
  priceOf,
  toConfiguratorSettings,
  type Values,
} from 'configurator-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReplySchema, type PlaceOrderRequest } from '../../contracts/index.ts';
import { anOrder, careSetId, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { greyhound } from '../../seed/dogs.ts';

const bedId = '30000000-0000-4000-8000-000000000012';
const bedTemplateId = '40000000-0000-4000-8000-000000000005';
const uniqueItemId = '30000000-0000-4000-8000-000000000015';

let backend: TestBackend;
let bed: Configurator;
beforeAll(async () => {
  backend = await testBackend();
  bed = await publishedConfigurator(bedTemplateId);
});
afterAll(() => backend.close());

async function publishedConfigurator(templateId: string): Promise<Configurator> {
  const { data } = await backend.deps.database.rpc('get_complete_form', { p_template_id: templateId });
  const loaded = loadConfigurator(data);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const bedValues: Values = {
  shape: 'rectangular',
  lengthCm: 100,
  widthCm: 60,
  dogWeightKg: 4,
  filling: 'wool',
  coverFabric: 'waterproof',
  coverColor: 'moss',
  extras: ['handle'],
};
// 119,00 + 18,00 wool + 16,00 waterproof + 6,00 handle + 20 cm × 0,35
const bedCents = 16_600;

const settingsOf = (values: Values) => ({ ...toConfiguratorSettings(bed, values, { basePriceCents: 11_900 }) });

const fillingSection = () => sectionOf('filling');
const sizeSection = () => sectionOf('lengthCm');

function sectionOf(fieldName: string): string {
  const place = bed.places.get(fieldName);
  if (place === undefined) throw new Error(`The bed asks for no ${fieldName}`);
  return place.section.id;
}

/** Settings with changed values, as in a tampered request. */
function tampered(sectionId: string, changes: Record<string, unknown>): Record<string, unknown> {
  const settings: Record<string, unknown> = settingsOf(bedValues);
  return { ...settings, [sectionId]: Object.assign({}, settings[sectionId], changes) };
}

function aBedOrder(configuratorSettings: Record<string, unknown> | null, changes: Partial<PlaceOrderRequest> = {}) {
  return anOrder({
    items: [{ articleId: bedId, quantity: 1, configuratorSettings }],
    shownTotalCents: bedCents,
    ...changes,
  });
}

async function refused(order: unknown) {
  const { status, body } = await backend.call('place-order', order);
  const { code, params } = errorReplySchema.parse(body).error;
  return { status, code, params };
}

async function storedItems(orderDbId: string) {
  const { data } = await backend.deps.database.from('order_items').select('*').eq('order_id', orderDbId);
  return data ?? [];
}

describe('pricing', () => {
  it('[BEY-01] A configuration is priced like in the shop, and its parts are frozen', async () => {
    expect(priceOf(evaluate(bed, bedValues, { basePriceCents: 11_900 })).totalCents).toBe(bedCents);
    const placed = await backend.place(aBedOrder(settingsOf(bedValues)));
    expect(placed.totalCents).toBe(bedCents);
    expect(await storedItems(placed.orderDbId)).toMatchObject([
      {
        base_price_cents: 11_900,
        unit_price_cents: bedCents,
        template_id: bedTemplateId,
        template_version: bed.template.version,
        configurator_settings: { [fillingSection()]: { filling: 'wool', _prices: { filling: 18 } } },
      },
    ]);
  });

  it('The mail names the configuration and its surcharges', async () => {
    const placed = await backend.place(aBedOrder(settingsOf(bedValues)));
    const found = async () => (await backend.mails()).find((mail) => mail.subject.includes(placed.orderId));
    await expect.poll(found).toBeDefined();
    const mail = await found();
    for (const part of [
      'Hundebett',
      'Füllung Option: +18,00\u00a0€',
      'Form: Rechteckig\n  Länge: 100\u00a0cm\n  Breite: 60\u00a0cm\n  Gewicht des Hundes: 4\u00a0kg\n  Füllung: Schurwolle',
      'Gesamtsumme: 166,00\u00a0€',
    ]) {
      expect(mail?.text).toContain(part);
    }
  });

  it.each([1, bedCents - 1, bedCents + 1, 0])(
    '[BEY-02] The server refuses the shown total %i with the current quote and stores nothing',
    async (shownTotalCents) => {
      const order = aBedOrder(settingsOf(bedValues), { shownTotalCents });
      expect(await refused(order)).toEqual({
        status: 409,
        code: 'price_changed',
        params: {
          totalCents: bedCents,
          items: [{ index: 0, unitPriceCents: bedCents, pieceCents: bedCents, quantityBreaks: [] }],
        },
      });
      const { data } = await backend.deps.database
        .from('orders')
        .select('id')
        .eq('idempotency_key', order.idempotencyKey);
      expect(data).toEqual([]);
    },
  );

  it('[BEY-02] The prices written into the settings are ignored', async () => {
    const placed = await backend.place(aBedOrder(tampered(fillingSection(), { _prices: { filling: -100 } })));
    expect(placed.totalCents).toBe(bedCents);
    expect((await storedItems(placed.orderDbId))[0]?.configurator_settings[fillingSection()]._prices).toEqual({
      filling: 18,
    });
  });

  it('The order charges every piece', async () => {
    const items = [{ articleId: careSetId, quantity: 99, configuratorSettings: null }];
    expect((await backend.place(anOrder({ items, shownTotalCents: 99 * 2_490 }))).totalCents).toBe(246_510);
  });
});

describe('a tampered request', () => {
  it.each([0, 100, -1, 1.5, '1', null])('A tampered request is refused with the quantity %s', async (quantity) => {
    const items = [{ articleId: careSetId, quantity, configuratorSettings: null }];
    expect(await refused({ ...anOrder(), items })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      params: { paths: ['items.0.quantity'] },
    });
  });

  it('A tampered request is refused with an option that its conditions hide', async () => {
    // Orthopaedic filling is not offered below 5 kg, nor rust with the waterproof cover.
    expect(await refused(aBedOrder(tampered(fillingSection(), { filling: 'orthopaedic' })))).toMatchObject({
      status: 422,
      code: 'configuration_invalid',
      params: { index: 0, issues: [{ fieldName: 'filling' }] },
    });
  });

  it('A tampered request is refused with a required field left out', async () => {
    const { coverFabric: _, ...incomplete } = bedValues;
    expect(await refused(aBedOrder(settingsOf(incomplete)))).toMatchObject({
      code: 'configuration_invalid',
      params: { issues: [{ code: 'required', fieldName: 'coverFabric' }] },
    });
  });

  it.each([
    ['a measure out of range', sizeSection, { lengthCm: 5_000 }],
    ['an unknown option', fillingSection, { filling: 'gold' }],
    ['an unknown field', sizeSection, { discount: 100 }],
  ])('A tampered request is refused with %s', async (_, section, changes) => {
    expect(await refused(aBedOrder(tampered(section(), changes)))).toMatchObject({
      status: 422,
      code: 'configuration_invalid',
    });
  });

  it('[BEY-46] A tampered request is refused with implausible measurements, with the message of the shop', async () => {
    const coatId = '30000000-0000-4000-8000-000000000001';
    const coat = await publishedConfigurator('40000000-0000-4000-8000-000000000001');
    const order = (measures: Values) => {
      const values: Values = {
        ...initialValues(coat),
        ...(greyhound as Values),
        weight: 24,
        'back.link': 'https://stoffe.example/wolle',
        selectedColor: 'olive',
        type: 'none',
        ...measures,
      };
      const items = [
        {
          articleId: coatId,
          quantity: 1,
          configuratorSettings: { ...toConfiguratorSettings(coat, values, { basePriceCents: 12_900 }) },
        },
      ];
      return { values, order: anOrder({ items, shownTotalCents: 1 }) };
    };
    const real = order({});
    expect(issuesOf(evaluate(coat, real.values))).toEqual([]);
    expect((await refused(real.order)).code).toBe('price_changed');

    const swapped = order({ shoulderToTail: 52, shoulderToHips: 70, headCircumference: 74 });
    const { status, code, params } = await refused(swapped.order);
    expect({ status, code }).toEqual({ status: 422, code: 'configuration_invalid' });
    const issues = issuesOf(evaluate(coat, swapped.values));
    expect(params).toEqual({ index: 0, issues: issues });
    expect(issues.map((issue) => formatIssue(issue, coat))).toEqual([
      'Schulter bis Hüfte muss kleiner sein als Schulter bis Rutenansatz.',
      'Kopfumfang muss kleiner sein als Brustumfang.',
    ]);
  });

  it('A tampered request gets an error when its template version is no longer published', async () => {
    const { coverFabric: _, ...answersOfThen } = bedValues;
    for (const settings of [tampered(fillingSection(), { filling: 'straw' }), settingsOf(answersOfThen)]) {
      const older = { ...settings, _template: { id: bedTemplateId, version: 0 } };
      expect(await refused(aBedOrder(older))).toEqual({ status: 409, code: 'template_outdated', params: { index: 0 } });
    }
  });

  it('A tampered request is refused with a configuration that is missing or does not belong to the article', async () => {
    expect(await refused(aBedOrder(null))).toMatchObject({ code: 'configuration_invalid' });
    const items = [{ articleId: careSetId, quantity: 1, configuratorSettings: { a: {} } }];
    expect(await refused(anOrder({ items }))).toMatchObject({ code: 'configuration_invalid' });
  });

  it.each([
    ['unknown', crypto.randomUUID(), null],
    ['priced on request', uniqueItemId, 'Einzelstück nach Ihrer Idee'],
  ])('A tampered request is refused with an article that is %s', async (_, articleId, title) => {
    const items = [{ articleId, quantity: 1, configuratorSettings: null }];
    expect(await refused(anOrder({ items }))).toEqual({
      status: 409,
      code: 'article_unavailable',
      params: { index: 0, articleId, title },
    });
  });

  it('The reply names a paused article', async () => {
    const { data } = await backend.deps.database.from('articles').select('id, title').eq('is_paused', true).limit(1);
    const article = data?.[0];
    const items = [{ articleId: article?.id, quantity: 1, configuratorSettings: null }];
    expect(await refused(anOrder({ items }))).toEqual({
      status: 409,
      code: 'article_unavailable',
      params: { index: 0, articleId: article?.id, title: article?.title },
    });
  });

  it.each([
    ['no JSON', 'POST', 400],
    ['another method', 'PUT', 405],
  ])('A tampered request is refused as %s', async (_, method, status) => {
    const reply = await fetch(`${backend.url}/functions/v1/place-order`, { method, body: 'x' });
    expect(reply.status).toBe(status);
  });
});
