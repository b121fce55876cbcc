import { loadConfigurator, setValues, toConfiguratorSettings, type Values } from 'configurator-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type OrderLineRequest, quoteCartReplySchema } from '../../contracts/index.ts';
import { shopTerms } from '../../legal/index.ts';
import { anOrder, careSetId, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { greyhound } from '../../seed/dogs.ts';

const bedId = '30000000-0000-4000-8000-000000000012';
const coatId = '30000000-0000-4000-8000-000000000001';
const builtInCoatId = '30000000-0000-4000-8000-000000000004';
const coatTemplateId = '40000000-0000-4000-8000-000000000001';
const bedTemplateId = '40000000-0000-4000-8000-000000000005';
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
const bedCents = 16_600;
const deliveryDaysSchema = z.object({ min: z.number(), max: z.number() });

let backend: TestBackend;
let bedSettings: Record<string, unknown>;

beforeAll(async () => {
  backend = await testBackend();
  const { data } = await backend.deps.database.rpc('get_complete_form', { p_template_id: bedTemplateId });
  const loaded = loadConfigurator(data);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  bedSettings = { ...toConfiguratorSettings(loaded.value, bedValues, { basePriceCents: 11_900 }) };
});
afterAll(() => backend.close());

const careSet: OrderLineRequest = { articleId: careSetId, quantity: 2, configuratorSettings: null };

async function quote(...items: readonly OrderLineRequest[]) {
  const { body } = await backend.call('quote-cart', { items });
  return quoteCartReplySchema.parse(body).lines;
}

it('[BEY-20] A quote has price, shipping date and right of return of a ready-made article', async () => {
  expect(await quote(careSet)).toEqual([
    expect.objectContaining({
      state: 'offered',
      unitPriceCents: 2_490,
      articlePriceCents: 2_490,
      price: null,
      configuratorSettings: null,
      withdrawalExcluded: false,
      deliveryDays: { min: expect.any(Number), max: expect.any(Number) },
    }),
  ]);
});

it('[BEY-01] [BEY-54] A configuration is priced like in the order, and prices in the request are ignored', async () => {
  const sent = structuredClone(bedSettings);
  for (const section of Object.values(sent)) Object.assign(section as object, { _prices: { filling: 0.01 } });
  const bed = { articleId: bedId, quantity: 1, configuratorSettings: sent };
  expect(await quote(bed)).toEqual([
    expect.objectContaining({ state: 'offered', unitPriceCents: bedCents, configuratorSettings: bedSettings }),
  ]);
  const [quoted] = await quote(bed);
  const price = quoted?.state === 'offered' ? quoted.price : null;
  expect(price).toMatchObject({ baseCents: 11_900, totalCents: bedCents });
  expect(price?.lines).toContainEqual({ fieldName: 'filling', label: 'Füllung Option', amountCents: 1_800 });
  const placed = await backend.call('place-order', anOrder({ items: [bed], shownTotalCents: bedCents }));
  expect(placed.status).toBe(200);
});

it('Each line is priced separately, and unavailable ones are reported', async () => {
  const { database } = backend.deps;
  const { data } = await database.from('articles').select('id, title').eq('is_paused', true).limit(1);
  const paused = data?.[0] ?? { id: '', title: '' };
  const broken = { articleId: bedId, quantity: 1, configuratorSettings: { size: { lengthCm: 'long' } } };
  const lines = await quote(
    careSet,
    { ...careSet, articleId: paused.id },
    { ...careSet, articleId: crypto.randomUUID() },
    broken,
    { articleId: bedId, quantity: 1, configuratorSettings: null },
  );
  expect(lines.map(({ state }) => state)).toEqual(['offered', 'unavailable', 'unavailable', 'outdated', 'invalid']);
  expect(lines[1]).toEqual({ state: 'unavailable', title: paused.title });
});

it('[BEY-59] The workshop queue is added to made-to-measure articles only', async () => {
  const { database } = backend.deps;
  const bed = { articleId: bedId, quantity: 1, configuratorSettings: bedSettings };
  const daysOf = async () =>
    (await quote(careSet, bed)).map((line) => (line.state === 'offered' ? line.deliveryDays : line.state));
  const { data: pieces } = await database.from('workshop_settings').select('weekly_pieces').single();
  await database.from('workshop_settings').update({ weekly_pieces: null }).eq('id', true);
  const [careSetDays, bedDays] = await daysOf();
  await database.from('workshop_settings').update({ weekly_pieces: 1 }).eq('id', true);
  const { data: queueDays } = await database.rpc('workshop_queue_days');
  expect(queueDays).toBeGreaterThan(0);
  const later = (days: unknown) => {
    const { min, max } = deliveryDaysSchema.parse(days);
    return { min: min + queueDays, max: max + queueDays };
  };
  expect(await daysOf()).toEqual([careSetDays, later(bedDays)]);

  // An article without delivery days has the shop's. They are returned only if the queue changes them.
  const both = [careSetId, bedId];
  const { data: kept } = await database
    .from('articles')
    .select('id, delivery_min_days, delivery_max_days')
    .in('id', both);
  await database.from('articles').update({ delivery_min_days: null, delivery_max_days: null }).in('id', both);
  expect(await daysOf()).toEqual([null, later(shopTerms.production)]);
  await database.from('workshop_settings').update({ weekly_pieces: null }).eq('id', true);
  expect(await daysOf()).toEqual([null, null]);

  for (const { id, ...days } of kept ?? []) await database.from('articles').update(days).eq('id', id);
  await database
    .from('workshop_settings')
    .update(pieces ?? {})
    .eq('id', true);
});

it('Sold-out materials are reported in every template, and the order rejected until they are back', async () => {
  const { database } = backend.deps;
  const bed = { articleId: bedId, quantity: 1, configuratorSettings: bedSettings };
  const { data: coat } = await database.rpc('get_complete_form', { p_template_id: coatTemplateId });
  const loaded = loadConfigurator(coat);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const coatValues: Values = { ...setValues(loaded.value, {}, greyhound), fabric: 'wachstuch' };
  const configured = (articleId: string) => ({
    articleId,
    quantity: 1,
    configuratorSettings: { ...toConfiguratorSettings(loaded.value, coatValues) },
  });
  const setSoldOut = (isSoldOut: boolean) =>
    database.from('materials').update({ is_sold_out: isSoldOut }).eq('key', 'wachstuch').throwOnError();

  await setSoldOut(true);
  // One coat has its own template, the other uses the built-in steps.
  const coats = [configured(coatId), configured(builtInCoatId)];
  const [bedLine, ...coatLines] = await quote(bed, ...coats);
  expect(bedLine).toMatchObject({ state: 'sold_out', choices: ['Stoff: Wasserabweisend'] });
  for (const line of coatLines) {
    expect(line).toMatchObject({
      state: 'sold_out',
      choices: ['Stoff aus unserem Regal: Wachstuch Oliv'],
      step: 3,
      configuratorType: 'dog-coat',
    });
  }
  const order = anOrder({ items: [careSet, bed], shownTotalCents: 2 * 2_490 + bedCents });
  const refused = await backend.call('place-order', order);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { code: 'material_sold_out', params: { index: 1, choices: ['Stoff: Wasserabweisend'] } } },
  ]);

  await setSoldOut(false);
  expect((await quote(bed))[0]?.state).toBe('offered');
});

it('A quote stores nothing', async () => {
  const countOf = async (table: string) =>
    (await backend.deps.database.from(table).select('*', { count: 'exact', head: true })).count;
  const counts = () => Promise.all(['orders', 'order_items', 'email_outbox'].map(countOf));
  const before = await counts();
  expect(before[0]).toBeGreaterThan(0);
  await quote(careSet);
  expect(await counts()).toEqual(before);
});
