import { setTimeout as wait } from 'node:timers/promises';
import type { FloodedShop } from './flooded-shop.ts';
import type { Accepted } from './regular-visitors.ts';
import { type Row, storedRows } from './stored-rows.ts';

/** Mails are sent in batches, and a payment is verified two seconds after its capture. */
const timeoutMs = 120_000;

/**
 * Finds missing rows and mails of regular visitors: orders with their articles and mails, payments, withdrawals with
 * receipts, contact requests, mails of registrations. Waits for pending ones.
 */
export async function findLosses(shop: FloodedShop, accepted: Accepted): Promise<readonly string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const losses = await findMissing(shop, accepted);
    if (losses.length === 0 || Date.now() > deadline) return losses;
    await wait(1_000);
  }
}

async function findMissing(shop: FloodedShop, accepted: Accepted): Promise<readonly string[]> {
  const { orders, paidOrders, withdrawals, contacts, registrations } = accepted;
  const ids = [...orders, ...paidOrders];
  const stored = new Map((await storedRows(shop, 'orders', 'id', ids)).map((row) => [row.id, row]));
  const items = await storedRows(shop, 'order_items', 'order_id', ids);
  const orderMails = await storedRows(shop, 'email_outbox', 'order_id', ids);
  const receipts = await storedRows(shop, 'email_outbox', 'recipient', withdrawals);
  const isSent = (mails: readonly Row[], column: string, value: string, template: string) =>
    mails.some((mail) => mail[column] === value && mail.template === template && mail.status === 'sent');
  const has = (rows: readonly Row[], column: string, value: string) => rows.some((row) => row[column] === value);

  const losses: string[] = [];
  const report = (isStored: boolean, what: string) => {
    if (!isStored) losses.push(what);
  };
  for (const id of ids) {
    const isPaid = paidOrders.includes(id);
    report(stored.get(id)?.status === (isPaid ? 'completed' : 'pending'), `order ${id}: ${stored.get(id)?.status}`);
    report(has(items, 'order_id', id), `article of order ${id}`);
    report(isSent(orderMails, 'order_id', id, 'order_received'), `mail of order ${id}`);
    if (isPaid) report(isSent(orderMails, 'order_id', id, 'payment_received'), `mail of the payment of ${id}`);
  }
  const withdrawn = await storedRows(shop, 'withdrawals', 'email', withdrawals);
  for (const email of withdrawals) {
    report(has(withdrawn, 'email', email), `withdrawal of ${email}`);
    report(isSent(receipts, 'recipient', email, 'withdrawal_receipt'), `receipt of ${email}`);
  }
  const contactRequests = await storedRows(shop, 'contact_requests', 'email', contacts);
  for (const email of contacts) report(has(contactRequests, 'email', email), `contact request of ${email}`);
  const mailed = registrations.length === 0 ? new Set() : await recipientsOf(shop);
  for (const email of registrations) report(mailed.has(email), `mail of the registration of ${email}`);
  return losses;
}

/** Recipients of the newest mails in the mailbox. */
async function recipientsOf({ backendUrl }: FloodedShop): Promise<ReadonlySet<string>> {
  const mails: readonly { to: string }[] = await (await fetch(`${backendUrl}/mailbox/messages`)).json();
  return new Set(mails.map(({ to }) => to));
}

/** Number of withdrawals stored by the flood itself. */
export async function countFloodWithdrawals({ backendUrl, secretKey }: FloodedShop): Promise<number> {
  const reply = await fetch(`${backendUrl}/rest/v1/withdrawals?select=id&name=eq.Flut&limit=1`, {
    headers: { apikey: secretKey, prefer: 'count=exact' },
  });
  await reply.text();
  return Number(reply.headers.get('content-range')?.split('/')[1] ?? Number.NaN);
}
