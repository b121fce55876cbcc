import * as z from 'zod/mini';
import { paypalHttp } from '../../functions/_shared/paypal/paypal-http.ts';

const repliesSchema = z.object({ event_types: z.array(z.object({ name: z.string() })) });

/**
 * Asks PayPal which events the shop's webhook receives; `*` is every event.
 * @throws Error if PayPal does not answer, or knows no such webhook
 */
export async function readWebhookEvents(
  functions: Readonly<Record<string, string | undefined>>,
  send: typeof fetch = fetch,
): Promise<readonly string[]> {
  const setting = (name: string) => functions[name] ?? '';
  const call = paypalHttp(
    {
      paypalApiBase: setting('PAYPAL_API_BASE'),
      paypalClientId: setting('PAYPAL_CLIENT_ID'),
      paypalClientSecret: setting('PAYPAL_CLIENT_SECRET'),
    },
    send,
  );
  const webhook = encodeURIComponent(setting('PAYPAL_WEBHOOK_ID'));
  const reply = await call(`/v1/notifications/webhooks/${webhook}/event-types`, {}, repliesSchema);
  if (!reply.ok) throw new Error(`PayPal did not name the events of the webhook (${reply.error.issue ?? 'no answer'})`);
  return reply.value.event_types.map(({ name }) => name);
}
