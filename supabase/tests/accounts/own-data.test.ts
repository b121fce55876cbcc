import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const addAddress = `insert into public.delivery_addresses (user_id, label, street, postal_code, city)
  values ($1, $2, 'Gartenweg 3', '1010', 'Wien') returning id`;
const addDog = `insert into public.dogs (user_id, name, answers) values ($1, $2, '{"breed": "Dackel"}') returning id`;

async function profileAddress(session: Session): Promise<unknown> {
  const [row] = await session.query('select street, postal_code, city, country from public.profiles where id = $1', [
    actors.anna.userId,
  ]);
  return row;
}

describe('own data of customers', () => {
  it.each([
    ['delivery_addresses', addAddress],
    ['dogs', addDog],
  ])('[BEY-31] %s: a user adds, reads, changes and deletes only their own', async (table, add) => {
    await database.trial(async ({ as }) => {
      const id = await as('anna').value(add, [actors.anna.userId, 'Meins']);
      // Without `returning`, which would fail because the row cannot be read.
      const unread = add.replace(' returning id', '');
      for (const stranger of ['ben', 'admin', 'visitor'] as const) {
        expect((await as(stranger).failure(unread, [actors.anna.userId, 'Fremd'])).code).toBe('42501');
      }
      for (const stranger of ['ben', 'admin', 'visitor'] as const) {
        expect(await as(stranger).query(`select id from public.${table} where id = $1`, [id])).toEqual([]);
        expect(await as(stranger).affected(`delete from public.${table} where id = $1`, [id])).toBe(0);
      }
      // The owner cannot be changed either.
      const give = `update public.${table} set user_id = $2 where id = $1`;
      expect((await as('anna').failure(give, [id, actors.ben.userId])).code).toBe('42501');
      const named = table === 'dogs' ? 'name' : 'label';
      expect(await as('anna').affected(`update public.${table} set ${named} = 'Neu' where id = $1`, [id])).toBe(1);
      expect(await as('anna').query(`select ${named} as name from public.${table} where id = $1`, [id])).toEqual([
        { name: 'Neu' },
      ]);
      expect(await as('anna').affected(`delete from public.${table} where id = $1`, [id])).toBe(1);
    });
  });

  it.each([
    ['ten addresses', addAddress, 10],
    ['twenty dogs', addDog, 20],
  ])('A customer stores at most %s each', async (_, add, limit) => {
    await database.trial(async ({ as }) => {
      for (let count = 1; count <= limit; count++) await as('ben').query(add, [actors.ben.userId, `Nr. ${count}`]);
      expect(await as('ben').failure(add, [actors.ben.userId, 'Einer zu viel'])).toMatchObject({
        code: 'PT409',
        message: 'too_many_rows',
      });
      await as('anna').query(add, [actors.anna.userId, 'Meins']);
    });
  });

  it('A new default address replaces the former one, which is kept', async () => {
    await database.trial(async ({ owner, as }) => {
      const before = await profileAddress(owner);
      const id = await as('anna').value(addAddress, [actors.anna.userId, 'Ferien']);
      await as('anna').query(`update public.delivery_addresses set country = 'Österreich' where id = $1`, [id]);
      await as('anna').query('select public.use_delivery_address($1)', [id]);
      expect(await profileAddress(owner)).toEqual({
        street: 'Gartenweg 3',
        postal_code: '1010',
        city: 'Wien',
        country: 'Österreich',
      });
      const kept = 'select street, postal_code, city, country from public.delivery_addresses where id = $1';
      expect(await as('anna').query(kept, [id])).toEqual([before]);
      expect((await as('ben').failure('select public.use_delivery_address($1)', [id])).message).toBe('unknown_address');
    });
  });
});
