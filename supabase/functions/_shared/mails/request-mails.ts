import * as z from 'zod/mini';
import { shopPolicy } from '../../../contracts/index.ts';
import { readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { type MailBlock, writeMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import { withoutLinks } from './without-links.ts';

const contactPayloadSchema = z.object({ contactRequestId: z.uuid() });

const contactSchema = z.object({
  type: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
  preferred_date: z.nullable(z.string()),
  preferred_time: z.nullable(z.string()),
  dog_breed: z.nullable(z.string()),
});

const times: Readonly<Record<string, string>> = { morning: 'vormittags', afternoon: 'nachmittags' };

/** Notifies the shop of a contact or appointment request, or confirms it to the sender. */
export async function contactMail(
  { database }: FunctionDeps,
  mail: { template: 'contact_request' | 'contact_receipt'; recipient: string; payload: unknown },
): Promise<Mail> {
  const { contactRequestId } = contactPayloadSchema.parse(mail.payload);
  const columns = Object.keys(contactSchema.shape).join(', ');
  const [request] = await readRows(
    database.from('contact_requests').select(columns).eq('id', contactRequestId),
    z.array(contactSchema),
  );
  if (request === undefined) throw new Error(`There is no contact request ${contactRequestId}`);
  const kind = request.type === 'appointment' ? 'Terminanfrage' : 'Kontaktanfrage';
  const facts: MailBlock = {
    kind: 'facts',
    rows: filled([
      ['Name', request.name],
      ['E-Mail', request.email],
      ['Telefon', request.phone],
      ['Betreff', request.subject],
      ['Wunschtermin', date(request.preferred_date)],
      ['Uhrzeit', times[request.preferred_time ?? ''] ?? null],
      ['Hunderasse', request.dog_breed],
      ['Nachricht', request.message],
    ]),
  };
  return mail.template === 'contact_request'
    ? writeMail(mail.recipient, `${kind} von ${withoutLinks(request.name)}`, [facts])
    : writeMail(mail.recipient, `Ihre ${kind} ist bei uns angekommen`, [
        { kind: 'text', text: `Guten Tag ${withoutLinks(request.name)},` },
        { kind: 'text', text: 'vielen Dank für Ihre Nachricht. Wir melden uns bei Ihnen.' },
        facts,
        { kind: 'text', text: `Herzliche Grüße\n${shopPolicy.shopName}` },
      ]);
}

const withdrawalSchema = z.object({
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  message: z.nullable(z.string()),
  receivedAt: z.string(),
});

/** Confirms a withdrawal to its sender, or notifies the shop. */
export function withdrawalMail(mail: {
  template: 'withdrawal_receipt' | 'withdrawal_notice';
  recipient: string;
  payload: unknown;
}): Mail {
  const withdrawal = withdrawalSchema.parse(mail.payload);
  const received = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(new Date(withdrawal.receivedAt));
  const facts: MailBlock = {
    kind: 'facts',
    rows: filled([
      ['Eingegangen am', `${received} Uhr`],
      ['Name', withdrawal.name],
      ['Bestellnummer', withdrawal.orderNumber],
      ['E-Mail', withdrawal.email],
      ['Nachricht', mail.template === 'withdrawal_receipt' ? shortened(withdrawal.message) : withdrawal.message],
    ]),
  };
  return mail.template === 'withdrawal_notice'
    ? writeMail(mail.recipient, `Widerruf zu ${withoutLinks(withdrawal.orderNumber)}`, [facts])
    : writeMail(mail.recipient, 'Eingang Ihres Widerrufs', [
        { kind: 'text', text: `Guten Tag ${withoutLinks(withdrawal.name)},` },
        { kind: 'text', text: 'hiermit bestätigen wir den Eingang Ihrer Widerrufserklärung mit folgendem Inhalt:' },
        facts,
        { kind: 'text', text: `Herzliche Grüße\n${shopPolicy.shopName}` },
      ]);
}

/** Shortens long text, because anyone can have a receipt sent to a stranger. The shop keeps the full text. */
function shortened(message: string | null): string | null {
  const maxLength = 500;
  if (message === null || message.length <= maxLength) return message;
  return `${message.slice(0, maxLength)} … (gekürzt; der vollständige Text liegt uns vor)`;
}

function filled(rows: readonly (readonly [string, string | null])[]): [string, string][] {
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, withoutLinks(value)]]));
}

function date(isoDate: string | null): string | null {
  return isoDate === null
    ? null
    : new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
