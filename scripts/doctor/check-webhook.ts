import { eventTypes } from '../../supabase/functions/paypal-webhook/event-types.ts';
import type { Mistake } from './mistake.ts';

/** Checks that PayPal sends every event that the shop handles. */
export function checkWebhook(webhookEvents: readonly string[] | null): Mistake[] {
  if (webhookEvents === null || webhookEvents.includes('*')) return [];
  const missing = eventTypes.filter((type) => !webhookEvents.includes(type));
  if (missing.length === 0) return [];
  return [
    {
      problem: `The webhook at PayPal does not send ${missing.join(', ')}.`,
      fix: 'Add these events to the webhook in the PayPal REST app.',
    },
  ];
}
