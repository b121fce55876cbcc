import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { fillTables } from '../setup/fill-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  await database.prepare(fillTables);
});
afterAll(() => database.close());

describe('history', () => {
  const never = {
    DELETE: [
      'audit_log',
      'order_cancellations',
      'order_documents',
      'order_items',
      'order_notes',
      'order_timeline',
      'orders',
      'payments',
      'refunds',
      'withdrawals',
    ],
    UPDATE: ['audit_log', 'order_cancellations', 'order_notes', 'order_timeline', 'withdrawals'],
    TRUNCATE: ['audit_log', 'order_items', 'order_timeline', 'orders', 'payments', 'template_versions', 'withdrawals'],
  };
  const columns: Readonly<Record<string, string>> = {
    audit_log: 'action',
    order_cancellations: 'reason',
    order_notes: 'text',
    order_timeline: 'event',
    withdrawals: 'message',
  };
  const kept = [
    ...never.DELETE.map((table) => ({ table, command: 'DELETE', statement: `delete from public.${table}` })),
    ...never.UPDATE.map((table) => {
      const statement = `update public.${table} set ${columns[table]} = ${columns[table]}`;
      return { table, command: 'UPDATE', statement };
    }),
    ...never.TRUNCATE.map((table) => ({ table, command: 'TRUNCATE', statement: `truncate public.${table} cascade` })),
  ];

  it.each(kept)(
    'The history in $table rejects $command, not even from the owner of the database',
    ({ table, command, statement }) =>
      database.trial(async ({ owner }) => {
        expect(await owner.failure(statement)).toEqual({
          code: '42501',
          message: 'append_only',
          detail: `${command} on public.${table}`,
        });
      }),
  );
});

describe('changes', () => {
  const counted = ['articles', 'categories', 'form_templates', 'materials', 'workshop_settings'];

  it.each(['delivery_addresses', 'dogs', 'orders', 'payments', 'profiles', ...counted])(
    'The table %s sets the time of the last change of a row and ignores written values',
    (table) =>
      database.trial(async ({ owner }) => {
        expect(await owner.affected(`update public.${table} set updated_at = '2000-01-01'`)).toBeGreaterThan(0);
        expect(await owner.value(`select count(*) from public.${table} where updated_at <> now()`)).toBe(0);
      }),
  );

  it.each(counted)('The table %s counts the changes of each row to detect lost updates', (table) =>
    database.trial(async ({ owner }) => {
      const sum = () => owner.value(`select sum(revision)::int from public.${table}`);
      const before = await sum();
      const rows = await owner.affected(`update public.${table} set revision = 0`);
      expect(await sum()).toBe(Number(before) + rows);
    }),
  );
});

describe('the audit log', () => {
  it.each([
    [
      'article_categories',
      'INSERT',
      `insert into public.article_categories (article_id, category_id)
       select a.id, c.id from public.articles a, public.categories c on conflict do nothing`,
    ],
    ['article_categories', 'DELETE', 'delete from public.article_categories'],
    [
      'article_images',
      'INSERT',
      `insert into public.article_images (article_id, image_url) select id, '/new.webp' from public.articles`,
    ],
    ['article_images', 'UPDATE', `update public.article_images set image_url = '/other.webp'`],
    ['article_images', 'DELETE', 'delete from public.article_images'],
    [
      'articles',
      'INSERT',
      `insert into public.articles (title, configurator_type, is_paused) values ('Neu', 'dog-leash', true)`,
    ],
    ['articles', 'UPDATE', `update public.articles set title = 'Anders'`],
    ['articles', 'DELETE', 'delete from public.articles'],
    ['categories', 'INSERT', `insert into public.categories (title) values ('Neu')`],
    ['categories', 'UPDATE', `update public.categories set title = 'Anders'`],
    ['categories', 'DELETE', 'delete from public.article_categories; delete from public.categories'],
    [
      'form_templates',
      'INSERT',
      `insert into public.form_templates (name, configurator_type) values ('Neu', 'dog-leash')`,
    ],
    ['form_templates', 'UPDATE', `update public.form_templates set name = 'Anders'`],
    ['form_templates', 'DELETE', 'delete from public.articles; delete from public.form_templates'],
    ['materials', 'INSERT', `insert into public.materials (key, name) values ('neu', 'Neu')`],
    ['materials', 'UPDATE', 'update public.materials set is_sold_out = not is_sold_out'],
    [
      'materials',
      'DELETE',
      'delete from public.articles; delete from public.form_templates; delete from public.materials',
    ],
    ['orders', 'UPDATE', `update public.orders set tracking_number = '1'`],
    ['profiles', 'UPDATE', 'update public.profiles set deactivated_at = now()'],
    [
      'template_versions',
      'INSERT',
      `insert into public.template_versions (template_id, version, definition)
       select template_id, version + 100, definition from public.template_versions`,
    ],
    ['user_roles', 'INSERT', `insert into public.user_roles (user_id, role) values ('${userIds.anna}', 'admin')`],
    ['user_roles', 'DELETE', `delete from public.user_roles where role = 'customer'`],
    ['workshop_settings', 'UPDATE', 'update public.workshop_settings set weekly_pieces = 7'],
  ])('The table %s has every %s of a signed-in user logged', (table, action, statements) =>
    database.trial(async ({ owner }) => {
      const entries =
        'select count(*)::int from public.audit_log where table_name = $1 and action = $2 and actor_id = $3';
      const countEntries = async () => Number(await owner.value(entries, [table, action, userIds.admin]));
      const before = await countEntries();
      await owner.query(
        `do $$ begin perform set_config('request.jwt.claim.sub', '${userIds.admin}', true); ${statements}; end $$`,
      );
      expect(await countEntries()).toBeGreaterThan(before);
    }),
  );
});
