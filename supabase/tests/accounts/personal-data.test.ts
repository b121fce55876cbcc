import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { type PlacedOrder, placeOrder, placeOrderOfAnna, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  // Marks the seed's orders as erased, because they have other owners and dates.
  await database.prepare(async ({ owner }) => {
    await owner.query(`update public.orders set erased_at = now(), contact_erased_at = now()`);
  });
});
afterAll(() => database.close());

const erased = 'geloescht@example.invalid';
const erase = async ({ as }: Trial, now: string) => as('service').value('select public.erase_personal_data($1)', [now]);
/** Current year in Germany. Retention periods are full calendar years. */
const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(new Date()));

async function paidOrderOfAnna(trial: Trial): Promise<PlacedOrder> {
  const order = await placeOrderOfAnna(trial.as('service'));
  await settle(trial.as('service'), order, { outcome: 'verified' });
  return order;
}

async function recipientOf({ owner }: Trial, order: PlacedOrder): Promise<unknown> {
  return owner.value('select recipient from public.orders where id = $1', [order.id]);
}

describe('the export', () => {
  it('[BEY-28] The export returns everything stored about the caller and nothing about others', async () => {
    await database.trial(async (trial) => {
      const { owner, as } = trial;
      const order = await paidOrderOfAnna(trial);
      await as('anna').query(`insert into public.dogs (user_id, name) values ($1, 'Bello')`, [actors.anna.userId]);
      await as('ben').query(`insert into public.dogs (user_id, name) values ($1, 'Rex')`, [actors.ben.userId]);
      await owner.query(
        `insert into public.order_files (user_id, name, media_type, bytes)
         values ($1, 'Bello.webp', 'image/webp', 1), ($2, 'Rex.webp', 'image/webp', 1)`,
        [actors.anna.userId, actors.ben.userId],
      );
      await as('visitor').query('select public.submit_withdrawal($1)', [
        { name: 'Anna', orderNumber: order.order_id, email: 'Anna@example.de' },
      ]);
      const exported = await as('anna').value('select public.export_own_account()');
      expect(exported).toMatchObject({
        account: { email: 'anna@example.de' },
        profile: { first_name: 'Anna' },
        roles: ['customer'],
        dogs: [{ name: 'Bello' }],
        files: [{ name: 'Bello.webp', mediaType: 'image/webp', bytes: 1 }],
        withdrawals: [{ order_number: order.order_id }],
      });
      expect(JSON.stringify(exported)).toContain(order.order_id);
      expect(JSON.stringify(exported)).not.toContain('Rex');
      const orders = await owner.value('select count(*)::int from public.orders where user_id = $1', [
        actors.anna.userId,
      ]);
      expect(exported).toHaveProperty('orders.length', orders);
    });
  });
});

describe('deleting an account', () => {
  it('[BEY-28] A deletion removes account, profile, addresses and dogs and detaches the orders', async () => {
    await database.trial(async (trial) => {
      const { owner, as } = trial;
      const order = await paidOrderOfAnna(trial);
      await as('anna').query(`insert into public.dogs (user_id, name) values ($1, 'Bello')`, [actors.anna.userId]);
      await as('anna').query('select public.delete_own_account()');
      const left = await owner.value(
        `select (select count(*) from auth.users where id = $1) + (select count(*) from auth.sessions where user_id = $1)
           + (select count(*) from public.profiles where id = $1) + (select count(*) from public.dogs where user_id = $1)`,
        [actors.anna.userId],
      );
      expect(Number(left)).toBe(0);
      const [kept] = await owner.query(
        'select user_id, account_deleted_at is not null as is_deleted, total_cents from public.orders where id = $1',
        [order.id],
      );
      expect(kept).toEqual({ user_id: null, is_deleted: true, total_cents: order.total_cents });
      expect(await recipientOf(trial, order)).toMatchObject({ email: expect.stringContaining('@') });
    });
  });

  it('[BEY-28] A deletion requires a fresh sign-in and an account', async () => {
    await database.trial(async ({ owner, as }) => {
      await owner.query(`update auth.sessions set created_at = now() - interval '1 hour' where user_id = $1`, [
        actors.anna.userId,
      ]);
      expect((await as('anna').failure('select public.delete_own_account()')).message).toBe(
        'reauthentication_required',
      );
      expect((await as('visitor').failure('select public.delete_own_account()')).code).toBe('42501');
    });
  });

  it('[BEY-28] A deletion is rejected for the last admin', async () => {
    await database.trial(async ({ as }) => {
      expect((await as('admin').failure('select public.delete_own_account()')).message).toBe('last_admin');
    });
  });
});

describe('the nightly job, with the clock moved', () => {
  it('[BEY-28] The nightly job keeps a paid order for eight full years, then anonymizes it', async () => {
    await database.trial(async (trial) => {
      const order = await paidOrderOfAnna(trial);
      expect(await erase(trial, `${year + 8}-12-31T22:00:00Z`)).toMatchObject({ orders: 0 });
      const before = await recipientOf(trial, order);
      expect(await erase(trial, `${year + 9}-01-01T12:00:00Z`)).toMatchObject({ orders: expect.any(Number) });
      expect(await recipientOf(trial, order)).toMatchObject({ firstName: 'Gelöscht', email: erased, street: '' });
      expect(before).not.toMatchObject({ email: erased });
      const [books] = await trial.owner.query(
        `select o.total_cents, o.order_id, count(i.configurator_settings)::int as settings from public.orders o
         join public.order_items i on i.order_id = o.id where o.id = $1 group by o.id`,
        [order.id],
      );
      expect(books).toEqual({ total_cents: order.total_cents, order_id: order.order_id, settings: 0 });
      expect(await erase(trial, `${year + 9}-01-02T12:00:00Z`)).toMatchObject({ orders: 0 });
    });
  });

  it('[BEY-28] The customer is removed from documents, notes, history and mails of a paid order, keeping amounts', async () => {
    await database.trial(async (trial) => {
      const { owner, as } = trial;
      const order = await paidOrderOfAnna(trial);
      const issued = await as('service').value(`select public.issue_order_document($1, 'invoice')`, [order.id]);
      const { id: documentId, number } = Object(issued);
      await as('service').query('select public.keep_order_document_content($1, $2, $3)', [
        documentId,
        'a'.repeat(64),
        'UERGIG1pdCBBbm5h',
      ]);
      await as('admin').query(`insert into public.order_notes (order_id, text) values ($1, 'Geheim: Anna ruft an')`, [
        order.id,
      ]);
      await as('admin').query(
        `update public.orders set tracking_number = 'Geheim-0034', visual_status = 'Versendet' where id = $1`,
        [order.id],
      );
      await as('service').query(`select public.request_refund($1, $2, 100, 0, 'Geheim: Anna zog um', $3)`, [
        crypto.randomUUID(),
        order.id,
        actors.admin.userId,
      ]);
      await as('visitor').query('select public.submit_withdrawal($1)', [
        { name: 'Anna Geheim', orderNumber: order.order_id, email: 'geheim@example.de', message: 'Geheim' },
      ]);
      /** Finds rows of any table that still contain one of the words. */
      const traces = async (words: string) => {
        const tables = await owner.query<{ name: string }>(
          `select tablename as name from pg_tables where schemaname = 'public'
           and tablename not in ('profiles', 'delivery_addresses')`,
        );
        const found: string[] = [];
        for (const { name } of tables) {
          const count = await owner.value(`select count(*) from public."${name}" t where t::text ~* $1`, [words]);
          if (Number(count) > 0) found.push(name);
        }
        return found.toSorted();
      };
      const everywhere = 'Geheim|UERGIG1pdCBBbm5h';
      expect(await traces(everywhere)).toEqual([
        'audit_log',
        'email_outbox',
        'order_documents',
        'order_notes',
        'order_timeline',
        'orders',
        'refunds',
        'withdrawals',
      ]);
      await erase(trial, `${year + 8}-12-31T22:00:00Z`);
      expect(await traces('UERGIG1pdCBBbm5h|Geheim-0034')).toEqual([
        'audit_log',
        'email_outbox',
        'order_documents',
        'order_timeline',
        'orders',
      ]);
      await erase(trial, `${year + 9}-01-01T12:00:00Z`);
      expect(await traces(everywhere)).toEqual([]);
      const [person] = await owner.query(
        `select user_id, (select count(*)::int from public.order_timeline t where t.order_id = o.id and actor_id = $2) as acts
         from public.orders o where id = $1`,
        [order.id, actors.anna.userId],
      );
      expect(person).toEqual({ user_id: null, acts: 0 });

      const [document] = await owner.query('select number, content from public.order_documents where id = $1', [
        documentId,
      ]);
      expect(document).toEqual({ number, content: null });
      expect(await as('service').value(`select public.issue_order_document($1, 'invoice')`, [order.id])).toBeNull();
      const kept = await as('service').value('select public.keep_order_document_content($1, $2, $3)', [
        documentId,
        'b'.repeat(64),
        'anew',
      ]);
      expect(kept).toBeNull();
      const tamper = `update public.order_documents set content = 'x', sha256 = repeat('a', 64) where id = $1`;
      expect((await owner.failure(`update public.order_notes set text = 'x'`)).code).toBe('42501');
      expect((await owner.failure('update public.order_timeline set details = default')).code).toBe('42501');
      expect((await owner.failure('update public.audit_log set after = null')).code).toBe('42501');
      expect((await owner.failure(tamper, [documentId])).message).toBe('document_is_final');
    });
  });

  it('[BEY-28] The retention of a voucher is counted from its last payment or refund', async () => {
    await database.trial(async (trial) => {
      const order = await paidOrderOfAnna(trial);
      // Orders are frozen except while erasing.
      await trial.owner.query(`select set_config('private.erasing', 'on', true)`);
      await trial.owner.query(`update public.orders set created_at = created_at - interval '1 year' where id = $1`, [
        order.id,
      ]);
      await trial.owner.query(`select set_config('private.erasing', '', true)`);
      expect(await erase(trial, `${year + 8}-06-01T12:00:00Z`)).toMatchObject({ orders: 0 });
      expect(await erase(trial, `${year + 9}-01-01T12:00:00Z`)).toMatchObject({ orders: 1 });
    });
    await database.trial(async (trial) => {
      const order = await paidOrderOfAnna(trial);
      await trial.owner.query(`select set_config('private.erasing', 'on', true)`);
      for (const [table, column] of [
        ['orders', 'id'],
        ['order_timeline', 'order_id'],
      ]) {
        await trial.owner.query(
          `update public.${table} set created_at = created_at - interval '1 year' where ${column} = $1`,
          [order.id],
        );
      }
      await trial.owner.query(`select set_config('private.erasing', '', true)`);
      await settle(trial.as('service'), order, { outcome: 'refunded' });
      expect(await erase(trial, `${year + 8}-06-01T12:00:00Z`)).toMatchObject({ orders: 0 });
      expect(await erase(trial, `${year + 9}-01-01T12:00:00Z`)).toMatchObject({ orders: 1 });
    });
  });

  it('[BEY-28] E-mail and phone of a deleted customer are deleted a month after shipping, and the address kept', async () => {
    await database.trial(async (trial) => {
      const { owner, as } = trial;
      const order = await paidOrderOfAnna(trial);
      await as('anna').query('select public.delete_own_account()');
      const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
      expect(await erase(trial, later)).toMatchObject({ contacts: 0 });
      await owner.query(`update public.orders set visual_status = 'Versendet' where id = $1`, [order.id]);
      const { street } = Object(await recipientOf(trial, order));
      expect(await erase(trial, later)).toMatchObject({ contacts: 1 });
      expect(await recipientOf(trial, order)).toMatchObject({ email: erased, phone: '', street });
      const mails = await owner.query('select distinct recipient from public.email_outbox where order_id = $1', [
        order.id,
      ]);
      expect(mails).toEqual([{ recipient: erased }]);
    });
  });

  it('[BEY-28] Unpaid and declined orders are anonymized after 90 days, and letters deleted after six full years', async () => {
    await database.trial(async (trial) => {
      const { owner, as } = trial;
      const place = () => placeOrder(as('service'), { key: crypto.randomUUID() });
      const [unpaid, declined, held] = [await place(), await place(), await place()];
      await settle(as('service'), declined, { outcome: 'declined', paymentId: 'PAY-1' });
      await settle(as('service'), held, { outcome: 'pending', paymentId: 'PAY-2' });
      await owner.query(`update public.orders set status = 'failed' where id = any ($1)`, [
        [unpaid.id, declined.id, held.id],
      ]);
      await as('visitor').query('select public.submit_contact_request($1)', [
        { type: 'contact', name: 'A', email: 'a@example.de', subject: 'S', message: 'M', privacyAccepted: true },
      ]);
      await as('visitor').query('select public.submit_withdrawal($1)', [
        { name: 'A', orderNumber: 'PM-2026-000000', email: 'a@example.de' },
      ]);
      const soon = new Date(Date.now() + 91 * 86_400_000).toISOString();
      expect(await erase(trial, soon)).toMatchObject({ orders: 2, contactRequests: 0, withdrawals: 0 });
      expect(await recipientOf(trial, declined)).toMatchObject({ firstName: 'Gelöscht', email: erased });
      expect(await recipientOf(trial, held)).toMatchObject({ firstName: 'Greta' });
      expect(await erase(trial, `${year + 6}-12-31T22:00:00Z`)).toMatchObject({ contactRequests: 0, withdrawals: 0 });
      const late = await erase(trial, `${year + 7}-01-01T12:00:00Z`);
      expect(Object(late).withdrawals).toBeGreaterThan(0);
      expect(Object(late).contactRequests).toBeGreaterThan(0);
    });
  });

  it('[BEY-28] The nightly job is the only way to change frozen rows', async () => {
    await database.trial(async (trial) => {
      const order = await paidOrderOfAnna(trial);
      await erase(trial, `${year}-06-01T12:00:00Z`);
      const tamper = `update public.orders set recipient = recipient || '{"email": "x@example.de"}' where id = $1`;
      expect((await trial.owner.failure(tamper, [order.id])).message).toBe('order_frozen');
      expect((await trial.as('admin').failure('select public.erase_personal_data(now())')).code).toBe('42501');
    });
  });
});
