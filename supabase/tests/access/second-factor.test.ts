import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { sessionIdOf } from '../setup/actors.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Adds a second factor to the admin, set up long ago. */
async function giveFactor({ owner, as }: Trial, status: 'verified' | 'unverified'): Promise<void> {
  await as('service').query('select public.record_password_proof($1, $2)', [userIds.admin, sessionIdOf(userIds.admin)]);
  await owner.query('insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, $2)', [
    userIds.admin,
    status,
  ]);
  await owner.query(`update private.account_changes set created_at = now() - interval '7 hours'`);
  await owner.query('delete from private.password_proofs');
}

const orders = 'select count(*)::int from public.orders';
const users = `select public.list_users() ->> 'total'`;

describe('second factor', () => {
  it('The second factor of an admin is required by every policy and function for admins', () =>
    database.trial(async (trial) => {
      const seen = await trial.as('admin').value(orders);
      await giveFactor(trial, 'verified');
      expect(await trial.as('admin', { aal: 'aal1' }).value(orders)).toBe(0);
      expect(await trial.as('admin').value(orders)).toBe(0);
      expect(await trial.as('admin', { aal: 'aal1' }).failure(users)).toMatchObject({
        code: '42501',
        message: 'not_admin',
      });
      expect(await trial.as('admin', { aal: 'aal2' }).value(orders)).toBe(seen);
      expect(Number(await trial.as('admin', { aal: 'aal2' }).value(users))).toBeGreaterThan(0);
    }));

  it('The second factor is not required until its setup is complete, nor of other admins', () =>
    database.trial(async (trial) => {
      await giveFactor(trial, 'unverified');
      expect(await trial.as('admin').value('select private.is_admin()')).toBe(true);
    }));

  it('[BEY-40] The second factor is required to delete the account, which the confirmed password does not allow', () =>
    database.trial(async (trial) => {
      const { owner, as } = trial;
      await owner.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [userIds.anna]);
      await giveFactor(trial, 'verified');
      await as('service').query('select public.record_password_proof($1, $2)', [
        userIds.admin,
        sessionIdOf(userIds.admin),
      ]);
      const deletion = 'select public.delete_own_account()';
      expect(await as('admin', { aal: 'aal1' }).failure(deletion)).toMatchObject({
        code: 'PT403',
        message: 'reauthentication_required',
      });
      await as('admin', { aal: 'aal2' }).query(deletion);
      expect(await owner.value('select count(*)::int from auth.users where id = $1', [userIds.admin])).toBe(0);
    }));

  it('The second factor does not make a customer an admin', () =>
    database.trial(async ({ as }) => {
      expect(await as('anna', { aal: 'aal2' }).value('select private.is_admin()')).toBe(false);
    }));
});

describe('re-authentication, last admin, second factor', () => {
  it('[BEY-40] Roles change only after a fresh sign-in, and the last admin remains, even with a second factor', () =>
    database.trial(async (trial) => {
      const { owner } = trial;
      await giveFactor(trial, 'verified');
      const strong = trial.as('admin', { aal: 'aal2' });
      const demote = 'select public.demote_user($1)';
      expect(await strong.failure(demote, [userIds.admin])).toMatchObject({ message: 'last_admin' });
      expect(await trial.as('admin').failure(demote, [userIds.admin])).toMatchObject({ message: 'not_admin' });
      await owner.query(`update auth.sessions set created_at = now() - interval '16 minutes'`);
      expect(await strong.failure('select public.promote_user($1)', [userIds.anna])).toMatchObject({
        message: 'reauthentication_required',
      });
    }));
});
