import {
  type Configurator,
  evaluate,
  initialValues,
  issuesOf,
  loadConfigurator,
  toConfiguratorSettings,
  type Values,
  valuesFromSettings,
} from 'configurator-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReplySchema } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { greyhound } from '../../seed/dogs.ts';

const coatId = '30000000-0000-4000-8000-000000000001';
const coatTemplateId = '40000000-0000-4000-8000-000000000001';

let backend: TestBackend;
let coat: Configurator;
beforeAll(async () => {
  backend = await testBackend();
  const { data } = await backend.deps.database.rpc('get_complete_form', { p_template_id: coatTemplateId });
  const loaded = loadConfigurator(data);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  coat = loaded.value;
});
afterAll(() => backend.close());

/** An order line for a coat, without the fields that depend on lining and print. */
function coatOrder(changes: Values) {
  const values: Values = {
    ...initialValues(coat),
    ...(greyhound as Values),
    weight: 24,
    'back.link': 'https://stoffe.example/wolle',
    selectedColor: 'olive',
    type: 'none',
    ...changes,
  };
  const configuratorSettings = { ...toConfiguratorSettings(coat, values, { basePriceCents: 12_900 }) };
  const items = [{ articleId: coatId, quantity: 1, configuratorSettings }];
  return { values, configuratorSettings, order: anOrder({ items, shownTotalCents: 1 }) };
}

async function refusal({ order }: ReturnType<typeof coatOrder>) {
  const { status, body } = await backend.call('place-order', order);
  const { code, params } = errorReplySchema.parse(body).error;
  return { status, code, params };
}

it('An unusual measurement without a confirmation is no reason to refuse an order', async () => {
  const unusual = coatOrder({ weight: 3 });
  expect(issuesOf(evaluate(coat, unusual.values)).map(({ code }) => code)).toContain('unconfirmed');
  expect((await refusal(unusual)).code).toBe('price_changed');
});

describe('a paid option without its content', () => {
  it.each([
    [{ printOption: 'two-sided' }, ['printColor', 'printText', 'printTextSecondSide']],
    [{ printOption: 'one-sided', printText: 'BELLA' }, ['printColor']],
    [{ type: 'complete' }, ['color']],
  ])('[BEY-46] A paid option without its content is refused by the server: %o', async (changes, missing) => {
    expect(await refusal(coatOrder(changes))).toMatchObject({
      status: 422,
      code: 'configuration_invalid',
      params: { index: 0, issues: missing.map((fieldName) => ({ code: 'required', fieldName })) },
    });
  });

  it('A paid option is accepted once its content is given', async () => {
    const whole = coatOrder({ printOption: 'one-sided', printColor: 'white', printText: 'BELLA' });
    expect((await refusal(whole)).code).toBe('price_changed');
  });

  it('A paid option without its content is still parsed from a configuration stored before it was required', () => {
    const { values, configuratorSettings } = coatOrder({ printOption: 'two-sided', type: 'complete' });
    const read = valuesFromSettings(coat, JSON.parse(JSON.stringify(configuratorSettings)));
    expect(read.dropped).toEqual([]);
    expect(read.values).toMatchObject({ printOption: 'two-sided', type: 'complete', weight: values.weight });
    const missing = issuesOf(evaluate(coat, read.values)).map(({ fieldName }) => fieldName);
    expect(missing.sort()).toEqual(['color', 'printColor', 'printText', 'printTextSecondSide']);
  });
});
