import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const careSet = articleId(13);

describe('images of an article', () => {
  const arrange = 'select image_url, alt_text from public.arrange_article_images($1, $2)';
  const image = (name: string) => ({ imageUrl: `/${name}.webp`, altText: name });

  it('[ADM-ART-24] [ADM-ART-25] Images of an article are added, sorted, described and removed in one step', () =>
    database.trial(async ({ as, owner }) => {
      await as('admin').query(arrange, [careSet, ['a', 'b', 'c'].map(image)]);
      const rows = await as('admin').query(arrange, [
        careSet,
        [image('c'), { imageUrl: '/a.webp', altText: 'Neu' }, image('d')],
      ]);
      expect(rows).toEqual([
        { image_url: '/c.webp', alt_text: 'c' },
        { image_url: '/a.webp', alt_text: 'Neu' },
        { image_url: '/d.webp', alt_text: 'd' },
      ]);
      expect(await owner.query('select file_url from public.file_removals')).toEqual([{ file_url: '/b.webp' }]);
    }));

  it('Images of an article are rejected without alternative text, and nothing changes', () =>
    database.trial(async ({ as, owner }) => {
      const failure = await as('admin').failure(arrange, [
        careSet,
        [image('a'), { imageUrl: '/b.webp', altText: ' ' }],
      ]);
      expect(failure).toMatchObject({ message: 'invalid_request' });
      expect(
        await owner.value('select count(*)::int from public.article_images where article_id = $1', [careSet]),
      ).toBe(0);
    }));
});

describe('lists', () => {
  it('[ADM-ART-06] The lists show articles with their categories, paused ones to admins only', () =>
    database.trial(async ({ as }) => {
      const read = 'select state, category_titles from public.article_overview where id = $1';
      expect(await as('admin').query(read, [articleId(1)])).toEqual([{ state: 'active', category_titles: ['Mäntel'] }]);
      expect(await as('admin').value(read, [articleId(11)])).toBe('paused');
      expect(await as('visitor').query(read, [articleId(11)])).toEqual([]);
    }));

  it('The lists show withdrawals with and without a matching order', () =>
    database.trial(async ({ as }) => {
      for (const orderNumber of ['pm-2026-310482 ', 'weiß ich nicht']) {
        await as('visitor').query('select public.submit_withdrawal($1)', [
          { name: 'A', orderNumber, email: 'a@example.de' },
        ]);
      }
      const read = 'select order_db_id is not null as is_known from public.withdrawal_overview order by order_number';
      expect(await as('admin').query(read)).toEqual([{ is_known: true }, { is_known: false }]);
      expect(await as('anna').query(read)).toEqual([]);
    }));
});

type DayRow = { day: string; orders: number; revenueCents: number };
type StepCounts = { placed: number; paid: number; begun: number; shipped: number };

describe('dashboard', () => {
  const figures = 'select public.dashboard_figures($1, $2) as figures';

  it('[BEY-64] The dashboard sums orders, payments and revenue minus refunds by day', () =>
    database.trial(async ({ as, owner }) => {
      const [range] = await owner.query<{ from: string; to: string }>(
        `select (today - 70)::text as "from", today::text as "to" from (select (now() at time zone 'Europe/Berlin')::date) as berlin(today)`,
      );
      const [expected] = await owner.query(
        `select count(*)::int as orders, sum(o.total_cents - coalesce(p.refunded_cents, 0))
           filter (where o.status in ('completed', 'refunded'))::int as revenue
         from public.orders o left join public.payments p on p.order_id = o.id`,
      );
      const [reply] = await as('admin').query<{ days: DayRow[]; steps: StepCounts }>(
        `select f -> 'days' as days, f -> 'steps' as steps from public.dashboard_figures($1, $2) as f`,
        [range?.from, range?.to],
      );
      if (reply === undefined) throw new Error('no figures');
      expect(reply.days).toHaveLength(71);
      expect({
        orders: reply.days.reduce((sum, { orders }) => sum + orders, 0),
        revenue: reply.days.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
      }).toEqual(expected);
      const ordersByDay = await owner.query(
        `select (created_at at time zone 'Europe/Berlin')::date::text as day, count(*)::int as orders
         from public.orders group by 1 order by 1`,
      );
      expect(reply.days.flatMap(({ day, orders }) => (orders > 0 ? [{ day, orders }] : []))).toEqual(ordersByDay);
      const { placed, paid, begun, shipped } = reply.steps;
      expect([placed >= paid, paid >= begun, begun >= shipped, shipped > 0]).toEqual([true, true, true, true]);
    }));

  const revenueOfToday = async ({ as }: Trial) =>
    Number(
      await as('admin').value(
        `select public.dashboard_figures(today, today) -> 'days' -> 0 -> 'revenueCents'
         from (select (now() at time zone 'Europe/Berlin')::date) as berlin(today)`,
      ),
    );

  it('[BEY-64] A payment that was charged back adds no revenue', () =>
    database.trial(async (trial) => {
      const before = await revenueOfToday(trial);
      const order = await placeOrder(trial.as('service'));
      await settle(trial.as('service'), order, { outcome: 'verified' });
      expect(await revenueOfToday(trial)).toBe(before + order.total_cents);
      await settle(trial.as('service'), order, { outcome: 'reversed' });
      expect(await revenueOfToday(trial)).toBe(before);
    }));

  it('[BEY-64] An order that was paid twice is added once, before and after the refund', () =>
    database.trial(async (trial) => {
      const before = await revenueOfToday(trial);
      const order = await placeOrder(trial.as('service'));
      await settle(trial.as('service'), order, { outcome: 'verified' });
      await settle(trial.as('service'), order, { outcome: 'captured', paymentId: 'PAY-2' });
      expect(await revenueOfToday(trial)).toBe(before + order.total_cents);
      await settle(trial.as('service'), order, { outcome: 'refunded', paymentId: 'PAY-2' });
      expect(await revenueOfToday(trial)).toBe(before + order.total_cents);
    }));

  it('[ADM-NAV-03] [ADM-NAV-04] The dashboard counts categories and articles, including paused ones', () =>
    database.trial(async ({ as }) => {
      expect(await as('admin').value('select public.dashboard_counts()')).toMatchObject({
        categories: 4,
        articles: 15,
        paymentsUnderReview: 1,
      });
    }));

  it.each(['visitor', 'anna'] as const)('The dashboard returns nothing to %s', (actor) =>
    database.trial(async ({ as }) => {
      expect((await as(actor).failure(figures, ['2026-01-01', '2026-01-02'])).code).toBe('42501');
      expect((await as(actor).failure('select public.dashboard_counts()')).code).toBe('42501');
    }),
  );

  it.each([
    ['2026-02-01', '2026-01-01'],
    ['2020-01-01', '2026-01-01'],
  ])('The dashboard rejects a range from %s to %s', (from, to) =>
    database.trial(async ({ as }) => {
      expect(await as('admin').failure(figures, [from, to])).toMatchObject({ message: 'invalid_request' });
    }),
  );
});

describe('deleting a category', () => {
  const remove = 'select public.delete_category($1)';

  it('[ADM-CAT-13] [ADM-CAT-14] A deletion counts its articles in the same step and is rejected if there are any', () =>
    database.trial(async ({ as, owner }) => {
      const uses = await owner.value('select count(*)::int from public.article_categories where category_id = $1', [
        categoryIds.coats,
      ]);
      const failure = await as('admin').failure(remove, [categoryIds.coats]);
      expect(failure.message).toBe('category_in_use');
      expect(JSON.parse(failure.detail ?? '{}')).toMatchObject({ count: uses });
      await owner.query('delete from public.article_categories where category_id = $1', [categoryIds.coats]);
      await as('admin').query(remove, [categoryIds.coats]);
      expect(await owner.query('select 1 from public.categories where id = $1', [categoryIds.coats])).toEqual([]);
    }));

  it.each(['visitor', 'anna'] as const)('[ADM-CAT-16] [ADM-CAT-17] The deletion of %s is rejected', (actor) =>
    database.trial(async ({ as, owner }) => {
      await owner.query('delete from public.article_categories where category_id = $1', [categoryIds.coats]);
      expect((await as(actor).failure(remove, [categoryIds.coats])).code).toBe('42501');
      const direct = await as(actor).affected('delete from public.categories where id = $1', [categoryIds.coats]);
      expect(direct).toBe(0);
    }),
  );
});
