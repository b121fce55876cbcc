import { existsSync } from 'node:fs';
import { loadConfigurator, readConfiguratorSettings } from 'configurator-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSeed } from '../../seed/build-seed.ts';
import { readSupabaseFile } from '../setup/apply-sql.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('seed', () => {
  it('The seed is current: run `node supabase/seed/write-seed.ts` when this fails', async () => {
    expect(await readSupabaseFile('seed.sql')).toBe(buildSeed());
  });

  it('The seed contains four collections, at least twelve articles and five live templates', () =>
    database.trial(async ({ as }) => {
      const count = async (table: string) => Number(await as('visitor').value(`select count(*) from public.${table}`));
      expect(await count('categories')).toBe(4);
      expect(await count('articles')).toBeGreaterThanOrEqual(12);
      expect(await count('template_versions')).toBe(5);
    }));

  it('The seed has orders in every state on more than one admin page', () =>
    database.trial(async ({ as }) => {
      const rows = await as('admin').query<{ status: string }>('select distinct status from public.orders order by 1');
      expect(rows.map(({ status }) => status)).toEqual(['completed', 'failed', 'pending', 'processing', 'refunded']);
      expect(Number(await as('admin').value('select count(*) from public.orders'))).toBeGreaterThan(10);
    }));

  it('The seed has orders whose items sum to their total', () =>
    database.trial(async ({ owner }) => {
      const wrong = await owner.query(
        `select o.order_id from public.orders o join public.order_items i on i.order_id = o.id
         group by o.id having sum(i.unit_price_cents * i.quantity) + o.shipping_cents <> o.total_cents`,
      );
      expect(wrong).toEqual([]);
    }));

  it('[DATA-16] [DATA-17] The seed has settings that are readable without their template', () =>
    database.trial(async ({ owner }) => {
      const rows = await owner.query(
        'select configurator_settings as settings from public.order_items where configurator_settings is not null',
      );
      expect(rows.length).toBeGreaterThan(8);
      for (const { settings } of rows) expect(readConfiguratorSettings(settings)).toMatchObject({ ok: true });
    }));

  it('The seed references existing pictures', () =>
    database.trial(async ({ owner }) => {
      const rows = await owner.query<{ url: string }>(
        `select image_url as url from public.categories union select image_url from public.articles
         union select image_url from public.article_images`,
      );
      const missing = rows.filter(
        ({ url }) => !existsSync(new URL(`../../../apps/shop/public${url}`, import.meta.url)),
      );
      expect(missing).toEqual([]);
    }));

  it('The seed has one payment for an admin to review', () =>
    database.trial(async ({ as }) => {
      expect(await as('admin').query('select finding from public.payment_reconciliation')).toEqual([
        { finding: 'review' },
      ]);
    }));

  it('The seed has paid orders that get one mail about a partial refund, and no confirmation', () =>
    database.trial(async ({ owner, as }) => {
      const paid = await owner.query<{ id: string; payment_id: string }>(
        `select id, payment_id from public.orders where status = 'completed'`,
      );
      expect(paid.length).toBeGreaterThan(5);
      for (const { id, payment_id } of paid) {
        await as('service').query(`select public.settle_payment($1, 'refunded', null, $2, 100, 'EUR', 'webhook')`, [
          id,
          payment_id,
        ]);
        await as('service').query(`select public.settle_payment($1, 'verified', null, $2, $3, 'EUR', 'sweep')`, [
          id,
          payment_id,
          await owner.value('select total_cents from public.orders where id = $1', [id]),
        ]);
      }
      expect(await owner.query('select template, count(*)::integer from public.email_outbox group by 1')).toEqual([
        { template: 'order_refunded', count: paid.length },
      ]);
    }));

  it('The seed has a refunded order whose payment is settled again without a mail or a document', () =>
    database.trial(async ({ owner, as }) => {
      const documents = 'select count(*)::integer from public.order_documents';
      const before = await owner.value(documents);
      await as('service').query(
        `select public.settle_payment(id, 'refunded', null, payment_id, total_cents, 'EUR', 'webhook')
         from public.orders where status = 'refunded'`,
      );
      expect(await owner.value('select count(*)::integer from public.email_outbox')).toBe(0);
      expect(await owner.value(documents)).toBe(before);
    }));

  it('The seed has a live template for every configurator article with a template', () =>
    database.trial(async ({ as }) => {
      const rows = await as('visitor').query(
        'select title, public.get_complete_form(form_template_id) as form from public.articles where form_template_id is not null',
      );
      expect(rows.length).toBeGreaterThan(4);
      for (const { title, form } of rows) expect([title, loadConfigurator(form).ok]).toEqual([title, true]);
    }));
});
