import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const PROMOTE = 'select public.promote_user($1)';
const DEMOTE = 'select public.demote_user($1)';
const DEACTIVATE = 'select public.deactivate_user($1)';
const IS_ADMIN = 'select private.is_admin()';

describe('roles', () => {
  it('Every new account has a profile with first and last name', () =>
    database.trial(async ({ owner }) => {
      await owner.query(
        `insert into auth.users (id, email, raw_user_meta_data)
         values ('10000000-0000-4000-8000-000000000099', 'neu@example.de', '{"first_name": " Nina ", "last_name": "Neu", "role": "admin"}')`,
      );
      const read = `select first_name, last_name, country from public.profiles where id = '10000000-0000-4000-8000-000000000099'`;
      expect(await owner.query(read)).toEqual([{ first_name: 'Nina', last_name: 'Neu', country: 'Deutschland' }]);
    }));

  it('[ADM-USR-03] A user without roles is no admin', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('delete from public.user_roles where user_id = $1', [userIds.anna]);
      expect(await as('anna').value(IS_ADMIN)).toBe(false);
    }));

  it('[ADM-USR-05] [ADM-USR-06] A user is promoted once, and an unchanged role is reported', () =>
    database.trial(async ({ as }) => {
      expect(await as('admin').value(PROMOTE, [userIds.anna])).toBe(true);
      expect(await as('anna').value(IS_ADMIN)).toBe(true);
      expect(await as('admin').value(PROMOTE, [userIds.anna])).toBe(false);
    }));

  it('[ADM-USR-07] A user is demoted and loses the rights at once', () =>
    database.trial(async ({ as }) => {
      await as('admin').query(PROMOTE, [userIds.anna]);
      await as('admin').query(DEMOTE, [userIds.anna]);
      expect(await as('anna').value(IS_ADMIN)).toBe(false);
      expect(await as('anna').query('select 1 from public.form_templates')).toEqual([]);
    }));

  it('[ADM-USR-08] A deactivation removes the roles, which promotion or reactivation undoes', () =>
    database.trial(async ({ owner, as }) => {
      const read = `select deactivated_at is not null as is_deactivated,
        (select count(*) from public.user_roles where user_id = $1) as roles from public.profiles where id = $1`;
      await as('admin').query(DEACTIVATE, [userIds.anna]);
      expect(await owner.query(read, [userIds.anna])).toEqual([{ is_deactivated: true, roles: 0 }]);
      await as('admin').query('select public.reactivate_user($1)', [userIds.anna]);
      expect(await owner.query(read, [userIds.anna])).toEqual([{ is_deactivated: false, roles: 0 }]);
      await as('admin').query(DEACTIVATE, [userIds.anna]);
      await as('admin').query(PROMOTE, [userIds.anna]);
      expect(await owner.query(read, [userIds.anna])).toEqual([{ is_deactivated: false, roles: 1 }]);
    }));

  it('The last admin is never lost, in any way of removing it', () =>
    database.trial(async ({ owner, as }) => {
      const tries = [
        () => as('admin').failure(DEMOTE, [userIds.admin]),
        () => as('admin').failure(DEACTIVATE, [userIds.admin]),
        () => as('service').failure('delete from public.user_roles where user_id = $1', [userIds.admin]),
        () => owner.failure('delete from public.user_roles'),
        () => owner.failure(`update public.user_roles set role = 'customer' where role = 'admin'`),
        () => owner.failure('delete from auth.users where id = $1', [userIds.admin]),
      ];
      for (const attempt of tries) expect(await attempt()).toMatchObject({ message: 'last_admin' });
      await as('admin').query(PROMOTE, [userIds.anna]);
      expect(await as('admin').value(DEMOTE, [userIds.admin])).toBe(true);
    }));

  it.each(['visitor', 'anna', 'service'] as const)('Roles cannot be changed by %s', (actor) =>
    database.trial(async ({ owner, as }) => {
      for (const change of ['promote', 'demote', 'deactivate', 'reactivate']) {
        const failure = await as(actor).failure(`select public.${change}_user($1)`, [userIds.anna]);
        expect(failure.code).toBe('42501');
      }
      expect(await owner.value("select count(*) from public.user_roles where role = 'admin'")).toBe(1);
    }),
  );

  describe('self-promotion', () => {
    const anna = userIds.anna;

    it('[BEY-33] A self-promotion fails by inserting a role', () =>
      database.trial(async ({ as }) => {
        const insert = `insert into public.user_roles (user_id, role) values ($1, 'admin')`;
        expect(await as('anna').failure(insert, [anna])).toMatchObject({ code: '42501' });
      }));

    it('[BEY-33] A self-promotion fails by changing the user’s own role row', () =>
      database.trial(async ({ as }) => {
        expect(
          await as('anna').affected(`update public.user_roles set role = 'admin' where user_id = $1`, [anna]),
        ).toBe(0);
        expect(await as('anna').value(IS_ADMIN)).toBe(false);
      }));

    it('[BEY-33] A self-promotion fails by writing a role into user_metadata', () =>
      database.trial(async ({ owner, as }) => {
        await owner.query(
          `update auth.users set raw_user_meta_data = '{"role": "admin", "roles": ["admin"]}' where id = $1`,
          [anna],
        );
        expect(await as('anna').value(IS_ADMIN)).toBe(false);
      }));

    it('[BEY-33] A self-promotion fails by taking over another profile or undoing a deactivation', () =>
      database.trial(async ({ as }) => {
        expect(
          (await as('anna').failure('update public.profiles set id = $1 where id = $2', [userIds.admin, anna])).code,
        ).toBe('42501');
        await as('admin').query(DEACTIVATE, [anna]);
        const lift = 'update public.profiles set deactivated_at = null where id = $1';
        expect(await as('anna').failure(lift, [anna])).toMatchObject({ message: 'protected_column' });
      }));

    it('[BEY-33] A self-promotion fails with a token issued before the demotion', () =>
      database.trial(async ({ owner, as }) => {
        await as('admin').query(PROMOTE, [anna]);
        await as('admin').query(DEMOTE, [anna]);
        // Anna's token is unchanged and could claim any role; only the table counts.
        expect(await as('anna').affected(`update public.articles set title = 'gehackt'`)).toBe(0);
        expect(await as('anna').failure(PROMOTE, [anna])).toMatchObject({ message: 'not_admin' });
        expect(await owner.value(`select count(*) from public.articles where title = 'gehackt'`)).toBe(0);
      }));
  });

  it('[BEY-41] Changes of roles are logged permanently with author, old and new value', () =>
    database.trial(async ({ owner, as }) => {
      await as('admin').query(PROMOTE, [userIds.anna]);
      await as('admin').query(`update public.categories set title = 'Neu' where title = 'Leinen'`);
      const entries = await owner.query(
        'select actor_id, table_name, action, before, after from public.audit_log order by id',
      );
      expect(entries).toMatchObject([
        { actor_id: userIds.admin, table_name: 'user_roles', action: 'INSERT', before: null, after: { role: 'admin' } },
        {
          actor_id: userIds.admin,
          table_name: 'categories',
          action: 'UPDATE',
          before: { title: 'Leinen' },
          after: { title: 'Neu' },
        },
      ]);
      for (const session of [owner, as('service')]) {
        expect(await session.failure('delete from public.audit_log')).toMatchObject({ message: 'append_only' });
        expect(await session.failure('update public.audit_log set actor_id = actor_id')).toMatchObject({
          message: 'append_only',
        });
      }
    }));
});
