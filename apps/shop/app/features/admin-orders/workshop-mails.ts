import type { MailTemplate, VisualStatus } from 'shop-backend/contracts';

/** States that send a mail. The form of the workshop has a hint for each that an admin can choose there. */
export type MailingState = 'Versendet' | 'Storniert';

/** The state of the workshop that sends a mail; null if another event does. */
const stateOf: Readonly<Record<MailTemplate, MailingState | null>> = {
  order_received: null,
  payment_received: null,
  payment_review: null,
  payment_reversed: null,
  dispute_won: null,
  order_expired: null,
  order_refunded: null,
  order_shipped: 'Versendet',
  order_cancelled: 'Storniert',
  contact_request: null,
  contact_receipt: null,
  withdrawal_notice: null,
  withdrawal_receipt: null,
  account_changed: null,
  alarm: null,
};

/** Whether the customer gets a mail when an order enters a state. */
export function sendsMail(status: VisualStatus): status is MailingState {
  return Object.values(stateOf).some((state) => state === status);
}
