import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { DRAFT, one, saveAndPublish, type WireTemplate } from '../setup/example-templates.ts';

const LIST = 'select public.list_template_versions($1)';
const USAGE = 'select public.template_usage($1)';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('the draft of a template', () => {
  it('[ADM-TPL-19] [ADM-TPL-20] The draft of a template is read separately, with every list of children in order', () =>
    database.trial(async ({ owner, as }) => {
      const id = templateIds['dog-coat'];
      await owner.query('update public.form_sections set order_index = 100 - order_index where template_id = $1', [id]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      const groups = draft.sections.flatMap((section) => section.groups);
      const fields = groups.flatMap((group) => group.fields);
      const lists = [draft.sections, ...draft.sections.map((section) => section.groups)];
      for (const list of [...lists, ...groups.map((group) => group.fields), ...fields.map((field) => field.options)]) {
        const order = list.map((entry) => (entry as { order_index?: number }).order_index ?? 0);
        expect(order).toEqual([...order].sort((left, right) => left - right));
      }
      expect(fields.length).toBeGreaterThan(20);
    }));
});

describe('the published versions of a template', () => {
  it('[BEY-62] The published versions of a template have version, time and author, with the live one first', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-leash']]);
      await saveAndPublish(as, { ...draft, description: 'Neu' });
      expect(await as('admin').value(LIST, [templateIds['dog-leash']])).toMatchObject([
        { version: 2, author: 'admin@example.de', published_at: expect.stringMatching(/^\d{4}-/) },
        { version: 1 },
      ]);
    }));

  it.each(['visitor', 'anna'] as const)(
    '[ADM-TPL-24] The published versions of a template do not show their author to %s',
    (actor) =>
      database.trial(async ({ as }) => {
        await as(actor).failure(LIST, [templateIds['dog-leash']]);
      }),
  );
});

describe('the usage of a template', () => {
  it('[BEY-62] The usage of a template lists the articles that use it and counts the orders awaiting payment', () =>
    database.trial(async ({ owner, as }) => {
      const id = templateIds['dog-coat'];
      const usage = () => one<{ articles: string[]; unpaid_orders: number }>(as('admin'), USAGE, [id]);
      const before = await usage();
      expect(before.articles.length).toBeGreaterThan(1);
      expect(before.articles).toEqual(before.articles.toSorted(new Intl.Collator('de').compare));
      const recipient = JSON.stringify({
        firstName: 'Greta',
        lastName: 'Gast',
        email: 'greta.gast@example.de',
        street: 'Hundeweg 7',
        city: 'Berlin',
        postalCode: '10115',
        country: 'Deutschland',
      });
      const order = await owner.value(
        `insert into public.orders (order_id, idempotency_key, request_hash, recipient, total_cents)
         values ('PM-2026-999999', gen_random_uuid(), 'hash', $1, 9900) returning id`,
        [recipient],
      );
      // Two items of one order count as one order.
      await owner.query(
        `insert into public.order_items (order_id, position, title, quantity, base_price_cents, unit_price_cents,
           template_id, template_version, withdrawal_excluded)
         select $1, n, 'Mantel', 1, 9900, 9900, $2, 1, true from generate_series(0, 1) as n`,
        [order, id],
      );
      expect((await usage()).unpaid_orders).toBe(before.unpaid_orders + 1);
      await owner.query('update public.orders set expires_at = now() where id = $1', [order]);
      expect((await usage()).unpaid_orders).toBe(before.unpaid_orders);
    }));
});
