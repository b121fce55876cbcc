import { loadConfigurator } from 'configurator-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSupabaseFile, runSqlFile } from '../setup/apply-sql.ts';
import { type Database, testDatabase } from '../setup/database.ts';
import { openHost } from '../setup/open-host.ts';

const importFile = 'import/from-given-schema.sql';
const carla = 'a0000000-0000-4000-8000-000000000002';
const coat = 'a7000000-0000-4000-8000-000000000001';
const template = 'a2000000-0000-4000-8000-000000000001';

let database: Database;
let runFile: (name: string) => Promise<void>;
beforeAll(async () => {
  const host = await openHost();
  database = await testDatabase(host.database, () => host.close());
  runFile = async (name) => runSqlFile(host.database, name, await readSupabaseFile(name));
  await runFile('tests/schema/given-schema.sql');
  await runFile(importFile);
});
afterAll(() => database.close());

it('[BEY-70] Imported users keep their profile and role; an unknown role is not imported', () =>
  database.trial(async ({ owner }) => {
    expect(
      await owner.query(`select first_name, city, country from public.profiles where id::text like 'a0%' order by id`),
    ).toEqual([
      { first_name: 'Alma', city: 'Bremen', country: 'Deutschland' },
      { first_name: 'Carla', city: null, country: 'Deutschland' },
    ]);
    expect(await owner.query(`select user_id, role from public.user_roles where user_id::text like 'a0%'`)).toEqual([
      { user_id: carla, role: 'admin' },
    ]);
  }));

it('[BEY-70] Imported templates are published, can be compiled, and contain only allowed html', () =>
  database.trial(async ({ as }) => {
    const form = await as('visitor').value('select public.get_complete_form($1)', [template]);
    const loaded = loadConfigurator(form);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const { sections } = loaded.value.template;
    expect(sections.map(({ title }) => title)).toEqual(['Maße', 'Futter']);
    const [, lining] = sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
    expect(lining?.options.map(({ value, additionalPriceCents }) => [value, additionalPriceCents])).toEqual([
      ['fleece', 1250],
      ['none', 0],
    ]);
    expect(JSON.stringify(form)).not.toMatch(/<script|onclick|films\.example/);
    expect(JSON.stringify(form)).toContain('<p>Warm</p>');
  }));

it('[BEY-70] Imported articles keep pictures, category and price, and are paused while required facts are missing', () =>
  database.trial(async ({ owner, as }) => {
    expect(
      await owner.query(
        `select title, price_cents, form_template_id, is_paused,
           (select count(*)::int from public.article_images i where i.article_id = a.id) as images,
           (select count(*)::int from public.article_categories c where c.article_id = a.id) as categories
         from public.articles a where id::text like 'a7%' order by id`,
      ),
    ).toEqual([
      {
        title: 'Alter Mantel',
        price_cents: 9990,
        form_template_id: template,
        is_paused: true,
        images: 1,
        categories: 1,
      },
      // Its template was for coats.
      { title: 'Alte Leine', price_cents: null, form_template_id: null, is_paused: true, images: 0, categories: 0 },
    ]);
    expect(await as('visitor').query('select id from public.articles where id = $1', [coat])).toEqual([]);
  }));

it('[BEY-70] Imported orders keep items, texts and amounts; a number of another format is kept in a note', () =>
  database.trial(async ({ owner }) => {
    const orders = await owner.query<{ order_id: string }>(
      `select o.order_id, o.total_cents, o.status, o.visual_status, o.recipient ->> 'email' as email,
         o.recipient ->> 'city' as city, i.title, i.unit_price_cents, i.withdrawal_excluded,
         (select n.text from public.order_notes n where n.order_id = o.id) as note
       from public.orders o join public.order_items i on i.order_id = o.id
       where o.request_hash = 'given' order by o.created_at`,
    );
    const number = expect.stringMatching(/^PM-\d{4}-\d{6}$/);
    expect(orders).toEqual([
      {
        order_id: number,
        total_cents: 11_240,
        status: 'completed',
        visual_status: 'Versendet',
        email: 'alt@example.de',
        city: 'Bremen',
        title: 'Alter Mantel',
        unit_price_cents: 11_240,
        withdrawal_excluded: true,
        note: 'Frühere Bestellnummer: ORD-1699',
      },
      {
        order_id: 'PM-2024-000007',
        total_cents: 9_990,
        status: 'processing',
        visual_status: 'Offen',
        email: 'gerd@example.de',
        city: 'Köln',
        title: 'Gelöschter Artikel',
        unit_price_cents: 9_990,
        withdrawal_excluded: false,
        note: null,
      },
      {
        order_id: number,
        total_cents: 10,
        status: 'failed',
        visual_status: 'Offen',
        email: 'geloescht@example.invalid',
        city: '',
        title: 'Knopf',
        unit_price_cents: 10,
        withdrawal_excluded: false,
        note: 'Frühere Bestellnummer: ORD-1701',
      },
    ]);
  }));

it('[BEY-70] Imported completed orders are paid; unchecked payments are listed for an admin', () =>
  database.trial(async ({ owner, as }) => {
    expect(
      await owner.query(
        `select payment_id, status, amount_cents from public.payments where payment_id like 'PAYID-ALT%'`,
      ),
    ).toEqual([
      { payment_id: 'PAYID-ALT1', status: 'completed', amount_cents: 11_240 },
      { payment_id: 'PAYID-ALT2', status: 'captured', amount_cents: 9_990 },
    ]);
    expect(
      await as('admin').query(
        `select payment_id, finding from public.payment_reconciliation where payment_id like 'PAYID-ALT%'`,
      ),
    ).toEqual([{ payment_id: 'PAYID-ALT2', finding: 'order_not_settled' }]);
  }));

it('[BEY-70] An import that loses data is undone completely', async () => {
  const { database: fresh, close } = await openHost();
  await runSqlFile(fresh, 'given', await readSupabaseFile('tests/schema/given-schema.sql'));
  // The last statement of the import notices an item without its order.
  await fresh.exec(`update given.order_items set order_id = gen_random_uuid() where title = 'Knopf'`);
  const count = async () => {
    const { rows } = await fresh.query(
      `select (select count(*)::int from public.orders) as orders, (select count(*)::int from public.articles) as articles,
         (select count(*)::int from public.user_roles) as roles, (select count(*)::int from public.form_fields) as fields`,
    );
    return rows;
  };
  const before = await count();
  const importing = runSqlFile(fresh, importFile, await readSupabaseFile(importFile));
  await expect(importing).rejects.toThrow('The import lost something');
  expect(await count()).toEqual(before);
  await close();
});
