/** The kinds of mail (`email_outbox.template`). */
const mailTemplates = [
  'order_received',
  'payment_received',
  'payment_review',
  'payment_reversed',
  'dispute_won',
  'order_expired',
  'order_refunded',
  'order_shipped',
  'order_cancelled',
  'contact_request',
  'contact_receipt',
  'withdrawal_notice',
  'withdrawal_receipt',
  'account_changed',
  'alarm',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/** Narrows a name to a template. Queued mails may use a template of a newer or older version of the shop. */
export function isMailTemplate(name: string): name is MailTemplate {
  return mailTemplates.some((known) => known === name);
}
