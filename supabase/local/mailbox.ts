import * as z from 'zod/mini';
import type { JsonFile } from './json-file.ts';

const mailSchema = z.object({
  id: z.string(),
  /** ISO 8601, UTC */
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A mail that would have been sent. */
export type CaughtMail = z.infer<typeof mailSchema>;

/** Takes every mail of the embedded backend instead of sending it. */
export interface Mailbox {
  deliver(mail: Omit<CaughtMail, 'id' | 'sentAt'>): void;
  /** Newest first */
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  empty(): void;
}

/** Older mails are dropped, so that the file stays small. */
const keptMails = 500;

/** Opens the mailbox with the mails kept in the file. */
export function openMailbox(file: JsonFile): Mailbox {
  const kept = z.array(mailSchema).safeParse(file.read());
  let mails: readonly CaughtMail[] = kept.success ? kept.data : [];
  const keep = (next: readonly CaughtMail[]) => {
    mails = next.slice(0, keptMails);
    file.write(mails);
  };
  return {
    deliver: (mail) => keep([{ id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...mail }, ...mails]),
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    empty: () => keep([]),
  };
}
