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

function findLink({ to, subject, text }: CaughtMail, link: RegExp): string {
  const found = text.match(link)?.[0];
  if (found === undefined) throw new Error(`The mail "${subject}" to ${to} has no link like ${link}:\n${text}`);
  return found;
}

/** The link in the newest mail to an address with these words in its subject. */
export async function linkInMail(backendUrl: string, to: string, subject: string): Promise<string> {
  // After the `#`, which is never sent to a server or logged.
  return findLink(await waitForMail(backendUrl, to, subject), /http[^\s?]+#token_hash=\S+/);
}

/** The link to a guest's order in the mail that confirms it. */
export async function orderLinkInMail(backendUrl: string, orderId: string): Promise<string> {
  const mail = await waitForMail(backendUrl, guestEmail, `Bestellbestätigung ${orderId}`);
  return findLink(mail, /http\S+\/order-success\S+#token=\w+/);
}
