import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopTerms } from '../../legal/index.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const save = 'select public.save_workshop_capacity($1, $2) as load';
const load = 'select public.workshop_load()';

interface Load {
  weeklyPieces: number | null;
  revision: number;
  openPieces: number;
  queueDays: number;
}

/** Marks the seed's completed orders as shipped, and reopens one of them with `pieces` made-to-measure pieces. */
async function oneOpenOrder({ owner }: Trial, pieces: number): Promise<string> {
  await owner.query(`update public.orders set visual_status = 'Versendet' where status = 'completed'`);
  const id = await owner.value(
    `select o.id from public.orders o where o.status = 'completed' and exists
       (select 1 from public.order_items i where i.order_id = o.id and i.configurator_settings is not null) limit 1`,
  );
  await owner.query('alter table public.order_items disable trigger user');
  await owner.query(
    `update public.order_items set quantity = case when configurator_settings is null then quantity else $2 end where order_id = $1`,
    [id, pieces],
  );
  await owner.query('alter table public.order_items enable trigger user');
  await owner.query(`update public.orders set visual_status = 'Offen' where id = $1`, [id]);
  return String(id);
}

describe('capacity of the workshop', () => {
  it('[BEY-59] Capacity and the pieces on the board before packing determine the queue', () =>
    database.trial(async (trial) => {
      const { as } = trial;
      const id = await oneOpenOrder(trial, 12);
      const read = () => as('visitor').value('select public.workshop_queue_days()');
      expect(await read()).toBe(0);
      await as('admin').query(save, [20, null]);
      expect(await as('admin').value(load)).toEqual({
        weeklyPieces: 20,
        revision: 2,
        openPieces: 12,
        queueDays: 3,
        piecesByStage: { Offen: 12 },
      });
      expect(await read()).toBe(3);
      for (const stage of ['Zuschnitt', 'Näherei', 'Verpackung']) {
        await as('admin').query('select public.change_order($1, null, $2)', [
          id,
          { visualStatus: 'In Bearbeitung', productionStage: stage },
        ]);
        expect(await read()).toBe(stage === 'Verpackung' ? 0 : 3);
        expect(await as('admin').value(load)).toMatchObject({ piecesByStage: { [stage]: 12 } });
      }
    }));

  it('[BEY-59] Capacity extends the delivery time of made-to-measure pieces only, as their page shows it', () =>
    database.trial(async (trial) => {
      const { as, owner } = trial;
      const orderId = await oneOpenOrder(trial, 10);
      await as('admin').query(save, [25, null]);
      const add = async (position: number, settings: object | null, days: readonly [number, number] | null) => {
        const [row] = await owner.query(
          `insert into public.order_items (order_id, position, title, quantity, base_price_cents, unit_price_cents,
             price_lines, configurator_settings, withdrawal_excluded, delivery_min_days, delivery_max_days)
           values ($1, $2, 'Mantel', 1, 100, 100, '[]', $3, true, $4, $5) returning delivery_min_days as min, delivery_max_days as max`,
          [orderId, position, settings, days?.[0] ?? null, days?.[1] ?? null],
        );
        return row;
      };
      expect(await add(90, { a: 1 }, [5, 8])).toEqual({ min: 7, max: 10 });
      expect(await add(91, null, [5, 8])).toEqual({ min: 5, max: 8 });
      const { min, max } = shopTerms.production;
      const open = await as('admin').query<{ load: Load }>(`select public.workshop_load() as load`);
      const queueDays = open[0]?.load.queueDays ?? 0;
      expect(await add(92, { a: 1 }, null)).toEqual({ min: min + queueDays, max: max + queueDays });
    }));

  it('[BEY-65] The capacity is protected against lost updates and recorded in the audit log', () =>
    database.trial(async ({ as }) => {
      const [first] = await as('admin').query<{ load: Load }>(save, [20, 1]);
      expect(first?.load).toMatchObject({ weeklyPieces: 20, revision: 2 });
      expect(await as('admin').failure(save, [30, 1])).toMatchObject({
        message: 'revision_conflict',
        detail: '{"revision": 2}',
      });
      expect(
        await as('admin').query(
          `select action, before, after from public.audit_log where table_name = 'workshop_settings'`,
        ),
      ).toEqual([{ action: 'UPDATE', before: { weekly_pieces: null }, after: { weekly_pieces: 20 } }]);
    }));

  it('The capacity is set by admins only, in whole pieces', () =>
    database.trial(async ({ as }) => {
      for (const actor of ['anna', 'visitor'] as const) {
        expect((await as(actor).failure(save, [20, null])).code).toBe('42501');
        expect((await as(actor).failure(load)).code).toBe('42501');
      }
      for (const wrong of [0, -1, 10_001]) {
        expect(await as('admin').failure(save, [wrong, null])).toMatchObject({ message: 'invalid_request' });
      }
      await as('admin').query(save, [20, null]);
      expect(await as('admin').query(save, [null, null])).toMatchObject([
        { load: { weeklyPieces: null, queueDays: 0 } },
      ]);
    }));
});
