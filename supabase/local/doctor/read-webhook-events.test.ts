import { expect, it } from 'vitest';
import { jsonFile } from '../data-folder/json-file.ts';
import { paypalSandbox } from '../paypal-sandbox/paypal-sandbox.ts';
import { readWebhookEvents } from './read-webhook-events.ts';

const url = 'http://127.0.0.1:6300';
const app = paypalSandbox({
  file: jsonFile(undefined),
  credentials: { clientId: 'client', clientSecret: 'secret' },
  url,
});
const send: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
const functions = {
  PAYPAL_API_BASE: url,
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK',
};

it('The doctor reads the events of the webhook from PayPal', async () => {
  expect(await readWebhookEvents(functions, send)).toContain('CUSTOMER.DISPUTE.CREATED');
});

it('The doctor fails if PayPal knows no such webhook or refuses the credentials', async () => {
  await expect(readWebhookEvents({ ...functions, PAYPAL_WEBHOOK_ID: 'OTHER' }, send)).rejects.toThrow(
    'INVALID_RESOURCE_ID',
  );
  await expect(readWebhookEvents({ ...functions, PAYPAL_CLIENT_SECRET: 'x' }, send)).rejects.toThrow('no answer');
});
