import { shop } from '#app/config/shop.ts';
import { callServerAction } from '#app/lib/forms/call-server-action.ts';
import { readContactEntries } from './contact-form.ts';
import type { ContactReply } from './contact-reply.ts';
import { contactFailures } from './handle-contact-form.ts';

/**
 * Sends the contact form from the browser. A success is delayed to show the progress (OP-18), any other reply is not.
 * If the server does not reply, the entries are returned.
 */
export async function sendContactForm(form: FormData, send: () => Promise<ContactReply>): Promise<ContactReply> {
  const progress = new Promise((resolve) => setTimeout(resolve, shop.limits.contactProgressMs));
  const reply = await callServerAction<ContactReply>(send, () => ({
    kind: 'failed',
    message: contactFailures.failed,
    values: readContactEntries(form),
  }));
  if (reply.kind === 'sent') await progress;
  return reply;
}
