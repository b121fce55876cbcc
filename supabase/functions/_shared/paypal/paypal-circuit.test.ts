import { expect, it } from 'vitest';
import { testDeps } from '../deps.fixture.ts';
import { payPalCircuit } from './paypal-circuit.ts';

/** A circuit around a PayPal client that returns these statuses in order, then repeats the last. */
function circuitOf(...statuses: number[]) {
  let asked = 0;
  const circuit = payPalCircuit({
    ...testDeps().paypal,
    getOrder: async (id) => {
      const status = statuses[Math.min(asked, statuses.length - 1)] ?? 0;
      asked += 1;
      if (status === 200) return { ok: true, value: { id, status: 'CREATED', purchase_units: [] } };
      return { ok: false, error: { issue: null, status } };
    },
  });
  const ask = async (times: number) => {
    for (let time = 1; time <= times; time += 1) await circuit.paypal.getOrder('ORDER');
  };
  return { ...circuit, ask, asked: () => asked };
}

it.each([0, 429, 500, 503])(
  '[BEY-09] The circuit opens after three consecutive failures with status %i',
  async (status) => {
    const { isOpen, ask, asked } = circuitOf(status);
    await ask(2);
    expect(isOpen()).toBe(false);
    await ask(4);
    expect([isOpen(), asked()]).toEqual([true, 3]);
  },
);

it.each([400, 404, 422, 499])('[BEY-09] The circuit stays closed after a reply with %i', async (status) => {
  const { isOpen, ask, asked } = circuitOf(status);
  await ask(6);
  expect([isOpen(), asked()]).toEqual([false, 6]);
});

it('[BEY-09] The count is reset after a successful reply', async () => {
  const { isOpen, ask, asked } = circuitOf(0, 0, 200, 0, 0, 200);
  await ask(6);
  expect([isOpen(), asked()]).toEqual([false, 6]);
});

it('[BEY-09] An open circuit responds like an unreachable PayPal', async () => {
  const { paypal, ask } = circuitOf(500);
  await ask(3);
  expect(await paypal.captureOrder('ORDER', 'key')).toEqual({ ok: false, error: { issue: null, status: 0 } });
});
