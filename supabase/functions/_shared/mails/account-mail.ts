import * as z from 'zod/mini';
import { shopPolicy } from '../../../contracts/index.ts';
import { writeMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

const changeSchema = z.object({ what: z.enum(['password', 'email', 'factor']), changedAt: z.string() });

const headings = {
  password: 'Ihr Passwort wurde geändert',
  email: 'Ihre E-Mail-Adresse wurde geändert',
  factor: 'Ihre Anmeldung in zwei Schritten wurde geändert',
} as const;

/** Notifies the owner of an account of a changed password, e-mail address or second factor. */
export function accountMail(recipient: string, payload: unknown, { shopUrl, shopEmail }: AccountMailSource): Mail {
  const { what, changedAt } = changeSchema.parse(payload);
  const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });
  return writeMail(recipient, headings[what], [
    { kind: 'text', text: `Geändert am ${time.format(new Date(changedAt))} Uhr.` },
    { kind: 'text', text: 'Waren Sie das selbst, ist nichts zu tun.' },
    {
      kind: 'text',
      text: `Waren Sie es nicht, vergeben Sie bitte gleich ein neues Passwort und schreiben Sie uns an ${shopEmail}.`,
    },
    { kind: 'link', label: 'Neues Passwort vergeben', url: `${shopUrl}/auth?forgotten` },
    { kind: 'text', text: `Herzliche Grüße\n${shopPolicy.shopName}` },
  ]);
}

/** Addresses shown in the mail. */
interface AccountMailSource {
  shopUrl: string;
  shopEmail: string;
}
