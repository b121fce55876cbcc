import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const ISSUE = 'select public.issue_order_document($1, $2) as document';
const KEEP = 'select public.keep_order_document_content($1, $2, $3)';
const digest = 'a'.repeat(64);
const orderIn = (status: string) =>
  `select id from public.orders where status = '${status}' and invoice_number is not null order by order_id limit 1`;
const settle = (outcome: string) =>
  `select public.settle_payment(id, '${outcome}', paypal_order_id, payment_id, total_cents, 'EUR', 'webhook')
   from public.orders where id = $1`;

it('[BEY-12] An invoice has the number that the payment gave the order', () =>
  database.trial(async ({ owner, as }) => {
    const id = await owner.value(orderIn('completed'));
    const number = await owner.value('select invoice_number from public.orders where id = $1', [id]);
    expect(await as('service').value(ISSUE, [id, 'invoice'])).toMatchObject({ number, content: null });
    expect(await as('service').value(ISSUE, [id, 'cancellation'])).toBeNull();
  }));

it('[BEY-12] A cancellation gets the next number of the same series, once', () =>
  database.trial(async ({ owner, as }) => {
    const id = await owner.value(orderIn('completed'));
    const counter = `select last_number from public.invoice_counters
      where year = extract(year from now() at time zone 'Europe/Berlin')`;
    const before = Number((await owner.value(counter)) ?? 0);
    await as('service').query(settle('refunded'), [id]);
    const first = await as('service').value(ISSUE, [id, 'cancellation']);
    const second = await as('service').value(ISSUE, [id, 'cancellation']);
    expect(first).toMatchObject({
      number: expect.stringMatching(new RegExp(`^RE-\\d{4}-${String(before + 1).padStart(5, '0')}$`)),
    });
    expect(second).toEqual(first);
    expect(await owner.value(counter)).toBe(before + 1);
  }));

const numbersUsed = 'select sum(last_number)::integer from public.invoice_counters';

it('[BEY-12] An order whose payment was charged back gets no cancellation and uses no number', () =>
  database.trial(async ({ owner, as }) => {
    const id = await owner.value(orderIn('completed'));
    const before = await owner.value(numbersUsed);
    await as('service').query(settle('reversed'), [id]);
    expect(await owner.value('select status from public.orders where id = $1', [id])).toBe('refunded');
    expect(await as('service').value(ISSUE, [id, 'cancellation'])).toBeNull();
    expect(await owner.value(numbersUsed)).toBe(before);
    expect(await as('service').value(ISSUE, [id, 'invoice'])).not.toBeNull();
  }));

it('[BEY-12] A cancellation issued before a chargeback stays available', () =>
  database.trial(async ({ owner, as }) => {
    const id = await owner.value(orderIn('completed'));
    await as('service').query(settle('refunded'), [id]);
    const issued = await as('service').value(ISSUE, [id, 'cancellation']);
    await as('service').query(settle('reversed'), [id]);
    expect(issued).toMatchObject({ kind: 'cancellation' });
    expect(await as('service').value(ISSUE, [id, 'cancellation'])).toEqual(issued);
  }));

it('[BEY-29] A document is never changed or deleted', () =>
  database.trial(async ({ owner, as }) => {
    const id = await owner.value(orderIn('completed'));
    await as('service').value(ISSUE, [id, 'invoice']);
    const document = await owner.value('select id from public.order_documents where order_id = $1', [id]);
    expect(await as('service').value(KEEP, [document, digest, 'first'])).toBe('first');
    expect(await as('service').value(KEEP, [document, digest, 'second'])).toBe('first');
    for (const change of [`content = 'other'`, `number = 'RE-2026-99999'`, `sha256 = repeat('b', 64)`]) {
      expect(
        (await owner.failure(`update public.order_documents set ${change} where id = $1`, [document])).message,
      ).toBe('document_is_final');
    }
    expect(await owner.failure('delete from public.order_documents where id = $1', [document])).toMatchObject({
      message: 'append_only',
    });
  }));
