import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId } from '../../seed/ids.ts';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { placeOrder, placeOrderCall } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const secretHash = 'a'.repeat(64);

async function upload({ owner }: Trial, userId: string | null = null, isStored = true): Promise<string> {
  const id = await owner.value(
    `insert into public.order_files (user_id, secret_hash, name, media_type, bytes, created_at, stored_at)
     values ($1, $2, 'Bello.webp', 'image/webp', 1, $3, $4) returning id`,
    [userId, userId === null ? secretHash : null, now.toISOString(), isStored ? now.toISOString() : null],
  );
  if (isStored) await owner.query(`insert into storage.objects (bucket_id, name) values ('order-files', $1)`, [id]);
  return String(id);
}

const itemsWith = (...fileIds: string[]) => [{ articleId: articleId(13), quantity: 1, unitPriceCents: 2490, fileIds }];

async function claimed({ as }: Trial, days: number): Promise<unknown[]> {
  const rows = await as('service').query<{ id: string }>('select id from public.claim_order_files_to_remove($1)', [
    inDays(days),
  ]);
  return rows.map(({ id }) => id);
}

describe('an order', () => {
  it('An order binds the files of its lines, and a repeated request binds none again', () =>
    database.trial(async (trial) => {
      const service = trial.as('service');
      const file = await upload(trial);
      const first = await placeOrder(service, { items: itemsWith(file) });
      expect(await placeOrder(service, { items: itemsWith(file) })).toMatchObject({ id: first.id });
      // Reordered with the same photo.
      await placeOrder(service, { key: crypto.randomUUID(), items: itemsWith(file, file) });
      expect(await trial.owner.value('select count(*)::int from public.order_item_files')).toBe(2);
    }));

  it('An order is rejected with a file that is unknown, incomplete or being removed', () =>
    database.trial(async (trial) => {
      const removing = await upload(trial);
      await trial.owner.query('update public.order_files set removing_at = now() where id = $1', [removing]);
      for (const file of [crypto.randomUUID(), await upload(trial, null, false), removing]) {
        const [sql, parameters] = placeOrderCall({ items: itemsWith(file) });
        const failure = await trial.as('service').failure(sql, parameters);
        expect([failure.code, failure.message, failure.detail]).toEqual(['PT409', 'file_unavailable', '{"index": 0}']);
      }
    }));
});

describe('a file', () => {
  it('A file is claimed for removal two days after the upload, or an hour after one that was interrupted', () =>
    database.trial(async (trial) => {
      const whole = await upload(trial);
      const broken = await upload(trial, null, false);
      expect(await claimed(trial, 0)).toEqual([]);
      expect(await claimed(trial, 0.1)).toEqual([broken]);
      expect(await claimed(trial, 1.9)).toEqual([broken]);
      expect((await claimed(trial, 2.1)).toSorted()).toEqual([whole, broken].toSorted());
      const service = trial.as('service');
      await service.query('select public.finish_order_file_removals($1)', [[whole, broken]]);
      expect(await trial.owner.value('select count(*)::int from public.order_files')).toBe(0);
    }));

  it('A file is kept while an order with it keeps its personal data', () =>
    database.trial(async (trial) => {
      const service = trial.as('service');
      const file = await upload(trial, actors.anna.userId);
      const orders = [
        await placeOrder(service, { userId: actors.anna.userId, items: itemsWith(file) }),
        await placeOrder(service, { key: crypto.randomUUID(), userId: actors.anna.userId, items: itemsWith(file) }),
      ];
      const erase = (id?: string) =>
        trial.owner.query('select private.erase_orders(array[$1::uuid], now())', [id]).catch((cause) => cause);
      await trial.owner.query(`select set_config('private.erasing', 'on', true)`);
      await erase(orders[0]?.id);
      expect(await claimed(trial, 400)).toEqual([]);
      await erase(orders[1]?.id);
      expect(await claimed(trial, 0)).toEqual([file]);
      await trial.owner.query(`select set_config('private.erasing', '', true)`);
    }));

  it('A file is kept until the e-mail of a deleted account’s order is erased', () =>
    database.trial(async (trial) => {
      const file = await upload(trial, actors.anna.userId);
      await placeOrder(trial.as('service'), { userId: actors.anna.userId, items: itemsWith(file) });
      await trial.as('anna').query('select public.delete_own_account()');
      const erase = (days: number) =>
        trial.as('service').query('select public.erase_personal_data($1)', [inDays(days)]);
      await erase(31);
      expect(await claimed(trial, 31)).toEqual([]);
      await trial.owner.query(
        `update public.orders set visual_status = 'Versendet' where account_deleted_at is not null`,
      );
      await erase(29);
      expect(await claimed(trial, 29)).toEqual([]);
      await erase(31);
      expect(await claimed(trial, 31)).toEqual([file]);
    }));

  it('A file without its object is claimed at once, and an object without a row is listed', () =>
    database.trial(async (trial) => {
      const file = await upload(trial);
      await trial.owner.query(`update storage.objects set name = 'lost' where name = $1`, [file]);
      expect(await claimed(trial, 0)).toEqual([file]);
      expect(await trial.as('service').query('select public.stray_order_objects() as name')).toEqual([
        { name: 'lost' },
      ]);
    }));

  it('A file has one owner, either a customer or a guest', () =>
    database.trial(async ({ as }) => {
      const begin = `select public.begin_order_file($1, $2, 'x', 'image/webp', 1, 9, now())`;
      const service = as('service');
      expect(await service.value(begin, [actors.anna.userId, null])).toEqual(expect.any(String));
      expect(await service.value(begin, [null, secretHash])).toEqual(expect.any(String));
      for (const owners of [
        [null, null],
        [actors.anna.userId, secretHash],
      ]) {
        expect(await service.failure(begin, owners)).toMatchObject({ message: 'invalid_request' });
      }
    }));
});
