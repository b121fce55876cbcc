import { expect } from '@playwright/test';
import { guestEmail } from './cart.page.ts';

/** A mail in the mailbox of the embedded backend. */
export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for a mail to an address, and returns the newest whose subject contains the words. */
export async function waitForMail(backendUrl: string, to: string, words: string): Promise<CaughtMail> {
  const find = async () => {
    const mails: CaughtMail[] = await (await fetch(`${backendUrl}/mailbox/messages`)).json();
    return mails.find((mail) => mail.to === to && mail.subject.includes(words));
  };
  await expect.poll(async () => (await find())?.subject).toContain(words);
  const mail = await find();
  if (mail === undefined) throw new Error(`The mail to ${to} was not found`);
  return mail;
}

/** The link in the newest mail to an address with these words in its subject. */
export async function linkInMail(backendUrl: string, to: string, subject: string): Promise<string> {
  const { text } = await waitForMail(backendUrl, to, subject);
  // After the `#`, which is never sent to a server or logged.
  return text.match(/http[^\s?]+#token_hash=\S+/)?.[0] ?? '';
}

/** The link to a guest's order in the mail that confirms it. */
export async function orderLinkInMail(backendUrl: string, orderId: string): Promise<string> {
  const { text } = await waitForMail(backendUrl, guestEmail, `Bestellbestätigung ${orderId}`);
  return text.match(/http\S+\/order-success\S+#token=\w+/)?.[0] ?? '';
}
