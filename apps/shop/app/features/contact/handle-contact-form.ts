import { dayInBerlin } from 'shop-backend/legal';
import type { ContactOutcome } from './api/submit-contact-request.ts';
import { type ContactRequest, checkContactRequest, readContactEntries, readContactForm } from './contact-form.ts';
import type { ContactReply } from './contact-reply.ts';

/** Name of the honeypot field, which is hidden from people but filled in by bots. */
export const honeypotName = 'website';

/** Error messages for a request that was not stored. */
export const contactFailures: Readonly<Record<Exclude<ContactOutcome, 'stored'>, string>> = {
  'too-many':
    'Aus Ihrem Netz haben wir gerade schon mehrere Anfragen erhalten. Bitte versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.',
  failed: 'Ihre Anfrage konnte nicht gesendet werden. Ihre Angaben sind noch da: Bitte versuchen Sie es erneut.',
};

/** Handles a submitted contact form. The entries are returned if it was not stored. */
export async function handleContactForm(
  form: FormData,
  store: (request: ContactRequest) => Promise<ContactOutcome>,
  now = new Date(),
): Promise<ContactReply> {
  const request = readContactForm(form);
  const values = readContactEntries(form);
  const { type, preferredDate, preferredTime } = request;
  const sent: ContactReply = { kind: 'sent', request: { type, preferredDate, preferredTime } };
  if (form.get(honeypotName)) return sent;
  const checked = checkContactRequest(request, dayInBerlin(now));
  if (!checked.ok) return { kind: 'issues', issues: checked.error, values };
  const outcome = await store(request);
  return outcome === 'stored' ? sent : { kind: 'failed', message: contactFailures[outcome], values };
}
