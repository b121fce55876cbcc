import { expect } from '@playwright/test';
import { guestEmail } from './cart.page.ts';

/** A mail in the mailbox of the embedded backend. */
export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for a mail whose subject contains the words. */
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

/** The link to a guest's order in the mail that confirms it. */
export async function orderLinkInMail(backendUrl: string, orderId: string): Promise<string> {
  const { text } = await waitForMail(backendUrl, guestEmail, `Bestellbestätigung ${orderId}`);
  return text.match(/http\S+\/order-success\S+#token=\w+/)?.[0] ?? '';
}
