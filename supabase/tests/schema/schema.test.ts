import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../setup/database.ts';
import { openHost } from '../setup/open-host.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Columns required by the requirements, row by row. A table may have more. */
const columns: readonly [id: string, table: string, columns: string][] = [
  ['DATA-03', 'profiles', 'id first_name last_name phone street city postal_code country updated_at'],
  ['DATA-04', 'user_roles', 'user_id role'],
  ['DATA-05', 'categories', 'id title image_url created_at updated_at'],
  [
    'DATA-06',
    'articles',
    'id title description image_url price configurator_type form_template_id is_paused created_at updated_at',
  ],
  ['DATA-09', 'article_images', 'id article_id image_url created_at'],
  ['DATA-10', 'article_categories', 'id article_id category_id'],
  [
    'DATA-11',
    'orders',
    'id order_id created_at user_id guest_info payment_id payment_method total status visual_status tracking_number',
  ],
  ['DATA-12', 'order_items', 'id order_id article_id quantity price title configurator_settings'],
  ['DATA-14', 'payments', 'payment_id status'],
  ['CFG-MODEL-02', 'form_templates', 'id name description configurator_type created_at updated_at'],
  ['CFG-MODEL-04', 'form_sections', 'id template_id title description order_index'],
  ['CFG-MODEL-05', 'field_groups', 'id section_id title description layout order_index'],
  [
    'CFG-MODEL-09',
    'form_fields',
    'id group_id field_type label name placeholder default_value is_required validation_rules order_index additional_options conditional_display tooltip',
  ],
  ['CFG-MODEL-22', 'field_options', 'id field_id label value additional_price is_default color_value order_index'],
];

describe('schema', () => {
  it.each(columns)('[%s] The table %s has %s', (_id, table, names) =>
    database.trial(async ({ owner }) => {
      const rows = await owner.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(' ')));
    }),
  );

  it('[DATA-07] An article can have no price and no configurator type', () =>
    database.trial(async ({ owner }) => {
      const [row] = await owner.query(
        `insert into public.articles (title) values ('X') returning price, price_cents, configurator_type`,
      );
      expect(row).toEqual({ price: null, price_cents: null, configurator_type: null });
    }));

  it('The schema keeps cents and EUR of every price in sync', () =>
    database.trial(async ({ owner }) => {
      const [article] = await owner.query(
        `insert into public.articles (title, price) values ('X', 19.99) returning price_cents`,
      );
      expect(article).toEqual({ price_cents: 1999 });
      const orders = await owner.query('select 1 from public.orders where total <> round(total_cents / 100.0, 2)');
      const items = await owner.query(
        'select 1 from public.order_items where price <> round(unit_price_cents / 100.0, 2)',
      );
      expect([orders, items]).toEqual([[], []]);
    }));

  it.each(['admin', 'customer'])('[DATA-04] The schema has the role %s', (role) =>
    database.trial(async ({ owner }) => {
      await owner.query(
        'insert into public.user_roles (user_id, role) select id, $1 from public.profiles on conflict do nothing',
        [role],
      );
    }),
  );

  it('[DATA-04] The schema has no other role', () =>
    database.trial(async ({ owner }) => {
      const insert = `insert into public.user_roles (user_id, role) select id, 'owner' from public.profiles`;
      expect((await owner.failure(insert)).code).toBe('23514');
    }));

  it.each([
    ['field_type', 'form_fields', 'text textarea number dropdown radio checkbox color static_text iframe'],
    ['layout', 'field_groups', 'vertical horizontal grid'],
  ])('The schema has each %s of the model and no other', (column, table, values) =>
    database.trial(async ({ owner }) => {
      for (const value of values.split(' ')) await owner.query(`update public.${table} set ${column} = $1`, [value]);
      expect((await owner.failure(`update public.${table} set ${column} = 'other'`)).code).toBe('23514');
    }),
  );

  it('[ADM-TPL-09] The schema rejects a negative surcharge', () =>
    database.trial(async ({ owner }) => {
      expect((await owner.failure('update public.field_options set additional_price = -0.01')).code).toBe('23514');
    }));

  it('[ADM-CAT-12] [ADM-TPL-16] The schema updates updated_at with every change', () =>
    database.trial(async ({ owner }) => {
      for (const table of ['profiles', 'categories', 'articles', 'form_templates', 'orders', 'payments']) {
        await owner.query(`update public.${table} set created_at = created_at, updated_at = '2000-01-01'`);
        expect(await owner.value(`select count(*) from public.${table} where updated_at <> now()`)).toBe(0);
      }
    }));
});

describe('table rights', () => {
  it('Table rights allow visitors to read the catalogue and nothing else', async () => {
    const host = await openHost();
    const { rows } = await host.database.query<{ right: string }>(
      `select distinct table_name || ' ' || privilege_type as right from information_schema.role_table_grants
       where table_schema = 'public' and grantee = 'anon' order by 1`,
    );
    await host.close();
    expect(rows.map(({ right }) => right)).toEqual([
      'article_categories SELECT',
      'article_images SELECT',
      'articles SELECT',
      'categories SELECT',
      'materials SELECT',
      'template_versions SELECT',
    ]);
  });

  it('Table rights allow signed-in users the writes of their policies, by column if not the whole row', async () => {
    const host = await openHost();
    const { rows } = await host.database.query<{ right: string }>(
      `select distinct table_name || ' ' || privilege_type as right from information_schema.role_table_grants
       where table_schema = 'public' and grantee = 'authenticated' and privilege_type <> 'SELECT'
         and table_name !~ '^(form_|field_|articles?|categories|materials|file_removals)' order by 1`,
    );
    const { rows: parts } = await host.database.query<{ right: string }>(
      `select distinct table_name || '.' || column_name as right from information_schema.role_column_grants
       where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'UPDATE'
         and table_name in ('orders', 'profiles') order by 1`,
    );
    await host.close();
    expect(rows.map(({ right }) => right)).toEqual([
      'contact_requests DELETE',
      'delivery_addresses DELETE',
      'dogs DELETE',
      'order_notes INSERT',
      'template_comments DELETE',
    ]);
    expect(parts.map(({ right }) => right)).not.toContain('profiles.deactivated_at');
    expect(parts.filter(({ right }) => right.startsWith('orders')).map(({ right }) => right)).toEqual([
      'orders.production_stage',
      'orders.tracking_carrier',
      'orders.tracking_number',
      'orders.visual_status',
    ]);
  });
});
