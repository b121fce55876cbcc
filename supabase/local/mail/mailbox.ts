import * as z from 'zod/mini';
import type { Mail } from '../../functions/_shared/mails/mail-transport.ts';
import type { JsonFile } from '../data-folder/json-file.ts';

const mailSchema = z.object({
  id: z.string(),
  /** ISO 8601, UTC */
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z._default(
    z.array(z.object({ fileName: z.string(), contentType: z.string(), content: z.string() })),
    [],
  ),
});

/** A mail that would have been sent. */
export type CaughtMail = z.infer<typeof mailSchema>;

/** Stores every mail of the embedded backend instead of sending it. */
export interface Mailbox {
  /** @param key idempotency key: a mail with a known key is dropped, as a mail provider does */
  deliver(
    mail: Omit<CaughtMail, 'id' | 'sentAt' | 'attachments'> & Partial<Pick<Mail, 'attachments'>>,
    key?: string,
  ): void;
  /** Newest first */
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  empty(): void;
}

/** Limits for mails and for mails with attachments, so that the file stays small. Older ones are dropped. */
const keptMails = 500;
const keptAttachments = 20;

/** Opens the mailbox with the mails stored in the file. */
export function openMailbox(file: JsonFile): Mailbox {
  const kept = z.array(mailSchema).safeParse(file.read());
  let mails: readonly CaughtMail[] = kept.success ? kept.data : [];
  const keep = (next: readonly CaughtMail[]) => {
    const shortened = next
      .slice(0, keptMails)
      .map((mail, index) => (index < keptAttachments ? mail : { ...mail, attachments: [] }));
    // A mail that does not fit on the disk was not delivered, and is sent again.
    file.write(shortened);
    mails = shortened;
  };
  return {
    deliver: ({ attachments = [], ...mail }, key = crypto.randomUUID()) => {
      if (mails.some(({ id }) => id === key)) return;
      keep([{ id: key, sentAt: new Date().toISOString(), ...mail, attachments: [...attachments] }, ...mails]);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    empty: () => keep([]),
  };
}
