import * as z from 'zod/mini';
import { deliverableEmail, isMailTemplate } from '../../../contracts/index.ts';
import { inSpan } from '../../../tracing/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { jobLimits } from '../jobs/job-limits.ts';
import { runJob } from '../jobs/run-job.ts';
import { withoutPersonalData } from '../logging/without-personal-data.ts';
import { accountMail } from './account-mail.ts';
import { alarmMail } from './alarm-mail.ts';
import type { Mail } from './mail-transport.ts';
import { documentTemplates } from './order-attachments.ts';
import { orderMail } from './order-mails.ts';
import { unmatchedPaymentMail } from './payment-mails.ts';
import { contactMail, withdrawalMail } from './request-mails.ts';

const outboxSchema = z.object({
  id: z.uuid(),
  template: z.string(),
  recipient: z.string(),
  payload: z.unknown(),
  order_id: z.nullable(z.uuid()),
});

type OutboxMail = z.infer<typeof outboxSchema>;

/** Sends the mails that are due, and then those with documents. */
export async function deliverOutbox(deps: FunctionDeps): Promise<void> {
  await deliverMails(deps, 'mails');
  await deliverMails(deps, 'documents');
}

/**
 * Sends the mails that are due, of one of two queues: a document takes as much processor time as twenty mails. A mail is
 * claimed for a minute, so that parallel runs send it once. A mail that fails stays in the outbox and is retried.
 */
export function deliverMails(deps: FunctionDeps, queue: 'mails' | 'documents'): Promise<void> {
  const templates = queue === 'documents' ? { p_only: documentTemplates } : { p_except: documentTemplates };
  return runJob(deps, jobLimits[queue], {
    claim: (limit) =>
      callDatabase(deps.database, 'claim_outbox_mails', { p_limit: limit, ...templates }, z.array(outboxSchema)),
    idOf: ({ id }) => id,
    process: (mail) => deliver(deps, mail),
  });
}

async function deliver(deps: FunctionDeps, mail: OutboxMail): Promise<void> {
  const failure = await trySending(deps, mail);
  if (failure !== null) {
    deps.log('A mail was not sent', { template: mail.template, id: mail.id, failure: withoutPersonalData(failure) });
  }
  await callDatabase(deps.database, 'finish_outbox_mail', { p_id: mail.id, p_error: failure }, z.unknown());
}

async function trySending(deps: FunctionDeps, mail: OutboxMail): Promise<string | null> {
  try {
    const message = await render(deps, mail);
    await inSpan('mail', { kind: 'calls', facts: { 'shop.mail': mail.template } }, () =>
      deps.mail.send({ ...message, to: deliverableEmail(message.to) }, mail.id),
    );
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function render(deps: FunctionDeps, mail: OutboxMail): Promise<Mail> {
  const { template, payload, order_id: orderDbId } = mail;
  const recipient = mail.recipient === 'shop' ? deps.env.shopEmail : mail.recipient;
  // Only this mail fails; it is retried.
  if (!isMailTemplate(template)) throw new Error(`There is no mail ${template}`);
  switch (template) {
    case 'contact_request':
    case 'contact_receipt':
      return contactMail(deps, { template, recipient, payload });
    case 'withdrawal_notice':
    case 'withdrawal_receipt':
      return withdrawalMail({ template, recipient, payload });
    case 'account_changed':
      return accountMail(recipient, payload, deps.env);
    case 'alarm':
      return alarmMail(recipient, payload, deps.env.shopUrl);
    default:
      if (template === 'payment_review' && orderDbId === null) return unmatchedPaymentMail(recipient, payload);
      if (orderDbId === null) throw new Error(`The mail ${template} names no order`);
      return orderMail(deps, { template, recipient, orderDbId, payload });
  }
}
