import * as z from 'zod/mini';

/**
 * A row of the view `outgoing_mails`, for admins. `dead`: not sent after eight attempts, or bounced. `queued` with
 * `last_error`: it failed and is retried at `next_attempt_at`. `sent` with `last_error`: it bounced, and a copy with its
 * own row replaced it. `rpc('resend_mail', { p_id })` sends a dead mail again or another copy of a sent mail, and returns
 * the id of the mail to be sent. Errors: unknown_mail.
 */
export const outgoingMailSchema = z.object({
  id: z.uuid(),
  template: z.string(),
  /** An e-mail address, or `shop` */
  recipient: z.string(),
  order_db_id: z.nullable(z.uuid()),
  order_id: z.nullable(z.string()),
  status: z.enum(['queued', 'sending', 'sent', 'dead']),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
  /** True if the mail needs attention: it is dead, or it failed at least once and is not sent yet */
  has_failed: z.boolean(),
  next_attempt_at: z.string(),
  sent_at: z.nullable(z.string()),
  created_at: z.string(),
});

export type OutgoingMail = z.infer<typeof outgoingMailSchema>;
