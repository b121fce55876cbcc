import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import {
  placeOrder,
  placeOrderCall,
  placeOrderOfAnna,
  recipient,
  settle,
  twoCareSets,
} from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('place_order', () => {
  it('[SF-CHECK-47] An order without payment is stored as pending', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'));
      expect(order).toMatchObject({ status: 'pending', is_new: true, paypal_order_id: null });
    }));

  it('[DATA-36] [DATA-37] [DATA-13] An order has one item per line under its database id', () =>
    database.trial(async ({ owner, as }) => {
      const items = [...twoCareSets, { articleId: articleId(14), quantity: 1, unitPriceCents: 650 }];
      const order = await placeOrder(as('service'), { items });
      const rows = await owner.query(
        'select article_id, title, quantity, price, configurator_settings from public.order_items where order_id = $1 order by position',
        [order.id],
      );
      expect(rows).toEqual([
        {
          article_id: articleId(13),
          title: 'Pflegeset „Werkstatt“',
          quantity: 2,
          price: 24.9,
          configurator_settings: null,
        },
        {
          article_id: articleId(14),
          title: 'Maßband „Pfotenmaß“',
          quantity: 1,
          price: 6.5,
          configurator_settings: null,
        },
      ]);
    }));

  it('A total is computed from unit prices, quantities and shipping', () =>
    database.trial(async ({ as }) => {
      expect((await placeOrder(as('service'), { shippingCents: 495 })).total_cents).toBe(2 * 2490 + 495);
    }));

  it('The number of an order is PM-year-six digits without revealing the next number', () =>
    database.trial(async ({ as }) => {
      const numbers: string[] = [];
      for (let count = 0; count < 20; count += 1) {
        numbers.push((await placeOrder(as('service'), { key: crypto.randomUUID() })).order_id);
      }
      for (const number of numbers) expect(number).toMatch(/^PM-20\d\d-\d{6}$/);
      expect(new Set(numbers).size).toBe(20);
      const steps = numbers
        .map((number) => Number(number.slice(8)))
        .map((value, place, all) => value - (all[place - 1] ?? 0));
      expect(new Set(steps).size).toBeGreaterThan(10);
    }));

  it('[BEY-03] The same key returns the same order', () =>
    database.trial(async ({ owner, as }) => {
      const first = await placeOrder(as('service'));
      const second = await placeOrder(as('service'));
      expect(second).toEqual({ ...first, is_new: false });
      expect(await owner.value('select count(*) from public.order_items where order_id = $1', [first.id])).toBe(1);
      expect(await owner.value('select count(*) from public.email_outbox where order_id = $1', [first.id])).toBe(1);
    }));

  it('A key that belongs to another order is refused', () =>
    database.trial(async ({ as }) => {
      await placeOrder(as('service'));
      expect(await as('service').failure(...placeOrderCall({ hash: 'other' }))).toMatchObject({
        message: 'idempotency_conflict',
      });
      expect(await as('service').failure(...placeOrderCall({ userId: userIds.ben }))).toMatchObject({
        message: 'idempotency_conflict',
      });
    }));

  it('[SF-CHECK-44] [SF-CHECK-45] Guest info is kept for guests and the user for users', () =>
    database.trial(async ({ owner, as }) => {
      const ofGuest = await placeOrder(as('service'));
      const ofAnna = await placeOrderOfAnna(as('service'));
      const read = 'select user_id, guest_info from public.orders where id = $1';
      expect(await owner.query(read, [ofGuest.id])).toEqual([{ user_id: null, guest_info: recipient }]);
      expect(await owner.query(read, [ofAnna.id])).toEqual([{ user_id: userIds.anna, guest_info: null }]);
    }));

  it('[SF-CHECK-05] [SF-CHECK-08] An order without a full address is refused', () =>
    database.trial(async ({ as }) => {
      for (const key of ['street', 'city', 'postalCode', 'country', 'email']) {
        const call = placeOrderCall({ recipient: { ...recipient, [key]: '  ' } });
        expect(await as('service').failure(...call)).toMatchObject({ message: 'address_required', code: 'PT422' });
      }
    }));

  it('Paused articles are refused by name, and deleted ones', () =>
    database.trial(async ({ as }) => {
      const paused = placeOrderCall({ items: [{ articleId: articleId(11), quantity: 1, unitPriceCents: 3200 }] });
      const failure = await as('service').failure(...paused);
      expect(failure).toMatchObject({ message: 'article_unavailable', code: 'PT409' });
      expect(JSON.parse(failure.detail ?? '')).toMatchObject({
        articleId: articleId(11),
        title: 'Leine „Sommerwind“',
        index: 0,
      });
      await as('admin').query('select public.delete_article($1)', [articleId(14)]);
      const deleted = placeOrderCall({
        items: [...twoCareSets, { articleId: articleId(14), quantity: 1, unitPriceCents: 650 }],
      });
      const refusal = await as('service').failure(...deleted);
      expect(refusal).toMatchObject({ message: 'article_unavailable', code: 'PT409' });
      expect(JSON.parse(refusal.detail ?? '')).toEqual({ articleId: articleId(14), title: null, index: 1 });
    }));

  it('Orders without items or price, and with invalid quantities, are rejected', () =>
    database.trial(async ({ as }) => {
      const item = { articleId: articleId(13), quantity: 1, unitPriceCents: 2490 };
      const wrong = [
        [],
        {},
        [{ ...item, quantity: 0 }],
        [{ ...item, quantity: 100 }],
        [{ ...item, unitPriceCents: -1 }],
        [{ ...item, quantity: null }],
        [{ ...item, unitPriceCents: null }],
        [item, { ...item, quantity: 0 }],
        Array(101).fill(item),
      ];
      for (const items of wrong) {
        expect(await as('service').failure(...placeOrderCall({ items }))).toMatchObject({ message: 'invalid_request' });
      }
    }));

  it.each([
    ['one piece', 1, 1],
    ['ninety-nine pieces', 99, 1],
    ['a hundred lines, one of them free', 1, 100],
  ])('The function place_order accepts %s', (_, quantity, lines) =>
    database.trial(async ({ as }) => {
      const item = { articleId: articleId(13), quantity, unitPriceCents: 2490 };
      const items = [item, ...Array(lines - 1).fill({ ...item, unitPriceCents: 0 })];
      const { total_cents: totalCents } = await placeOrder(as('service'), { items });
      expect(totalCents).toBe(2490 * quantity);
    }),
  );

  it('A deactivated account is refused', () =>
    database.trial(async ({ as }) => {
      await as('admin').query('select public.deactivate_user($1)', [userIds.anna]);
      expect(await as('service').failure(...placeOrderCall({ userId: userIds.anna }))).toMatchObject({
        message: 'account_deactivated',
      });
    }));

  it('An order is rolled back if one line fails', () =>
    database.trial(async ({ owner, as }) => {
      const before = await owner.value('select count(*) from public.orders');
      const items = [...twoCareSets, { articleId: articleId(11), quantity: 1, unitPriceCents: 1 }];
      await as('service').failure(...placeOrderCall({ items }));
      expect(await owner.value('select count(*) from public.orders')).toBe(before);
    }));

  it('[BEY-11] The article’s data is frozen, so later edits change nothing', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'), {
        items: [
          {
            articleId: articleId(1),
            quantity: 1,
            unitPriceCents: 12900,
            configuratorSettings: { step: { breed: 'Dackel' } },
          },
        ],
      });
      const read =
        'select title, unit_price_cents, withdrawal_excluded, delivery_max_days, configurator_settings from public.order_items where order_id = $1';
      const before = await owner.query(read, [order.id]);
      await as('admin').query(
        `update public.articles set title = 'Anders', price = 1, withdrawal_excluded = false, delivery_max_days = 99 where id = $1`,
        [articleId(1)],
      );
      await as('admin').query('select * from public.delete_article($1)', [articleId(1)]);
      expect(await owner.query(read, [order.id])).toEqual(before);
      expect(await owner.value('select article_id from public.order_items where order_id = $1', [order.id])).toBeNull();
    }));

  it('The acknowledgement is queued once, in the same transaction', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      expect(
        await owner.query('select template, recipient, status from public.email_outbox where order_id = $1', [
          order.id,
        ]),
      ).toEqual([{ template: 'order_received', recipient: recipient.email, status: 'queued' }]);
    }));

  it('[BEY-34] A thousand guesses find no order', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'), { tokenHash: 'a'.repeat(64) });
      const guesses = `select count(*) from generate_series(1, 1000) as n
        where public.find_order_for_guest($1, encode(sha256(n::text::bytea), 'hex')) is not null`;
      expect(await as('service').value(guesses, [order.order_id])).toBe(0);
    }));

  it('[BEY-34] A guest order is opened only with its token and before the expiry', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'), { tokenHash: 'a'.repeat(64) });
      const find = 'select public.find_order_for_guest($1, $2)';
      expect(await as('service').value(find, [order.order_id, 'a'.repeat(64)])).toBe(order.id);
      expect(await as('service').value(find, [order.order_id, 'b'.repeat(64)])).toBeNull();
      expect(await as('service').value(find, ['PM-2026-000000', 'a'.repeat(64)])).toBeNull();
      await owner.query(`update public.order_access_tokens set expires_at = now() - interval '1 second'`);
      expect(await as('service').value(find, [order.order_id, 'a'.repeat(64)])).toBeNull();
    }));

  it('A guest order is found by its payment id too', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'), { tokenHash: 'a'.repeat(64) });
      await settle(as('service'), order, { outcome: 'captured', paymentId: 'PAY-7' });
      expect(await as('service').value('select public.find_order_for_guest($1, $2)', ['PAY-7', 'a'.repeat(64)])).toBe(
        order.id,
      );
    }));

  it('One PayPal order is linked to an order, and the first kept', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'));
      const attach = 'select public.attach_paypal_order($1, $2)';
      expect(await as('service').value(attach, [order.id, 'PP-1'])).toBe('PP-1');
      expect(await as('service').value(attach, [order.id, 'PP-2'])).toBe('PP-1');
    }));

  it.each(['visitor', 'anna', 'admin'] as const)('The function place_order cannot be called by %s', (actor) =>
    database.trial(async ({ as }) => {
      expect(await as(actor).failure(...placeOrderCall())).toMatchObject({ code: '42501' });
    }),
  );
});
