import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancellationPreviewSchema } from '../../contracts/index.ts';
import { userIds } from '../../seed/ids.ts';
import { sessionIdOf } from '../setup/actors.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const changes = {
  password: `update auth.users set encrypted_password = 'another hash' where id = '${userIds.admin}'`,
  'e-mail address': `update auth.users set email = 'neu@example.de' where id = '${userIds.admin}'`,
  'second factor': `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), '${userIds.admin}', 'verified')`,
};
const promote = ['select public.promote_user($1)', [userIds.anna]] as const;

const provePassword = ({ as }: Trial) =>
  as('service').query('select public.record_password_proof($1, $2)', [userIds.admin, sessionIdOf(userIds.admin)]);
const admin = ({ as }: Trial) => as('admin', { aal: 'aal2' });

async function enrol(trial: Trial): Promise<void> {
  await provePassword(trial);
  await trial.owner.query(changes['second factor']);
}

describe.each(Object.entries(changes))('a change of the %s', (_what, change) => {
  it('[BEY-40] A change of the account blocks changes of roles for six hours', () =>
    database.trial(async (trial) => {
      await provePassword(trial);
      await trial.owner.query(change);
      expect(await admin(trial).failure(...promote)).toMatchObject({
        code: 'PT403',
        message: 'account_recently_changed',
        detail: expect.stringContaining('until'),
      });
      await trial.owner.query(`update private.account_changes set created_at = created_at - interval '6 hours'`);
      expect(await admin(trial).value(...promote)).toBe(true);
    }));

  it('[BEY-40] A change of the account blocks new refunds for six hours and continues earlier ones', () =>
    database.trial(async (trial) => {
      const { owner, as } = trial;
      const [payment] = await owner.query<{ order_id: string }>(
        `select order_id from public.payments
         where captured_at is not null and refunded_cents = 0 and reversed_cents = 0 and declined_at is null limit 1`,
      );
      const refund = (key: string) =>
        [
          'select to_jsonb(r) from public.request_refund($1, $2, 1, 0, $3, $4) r',
          [key, payment?.order_id, '', userIds.admin],
        ] as const;
      const [earlier, later] = [crypto.randomUUID(), crypto.randomUUID()];
      await as('service').query(...refund(earlier));
      await provePassword(trial);
      await owner.query(change);
      expect(await as('service').value(...refund(earlier))).toMatchObject({ id: earlier });
      expect(await as('service').failure(...refund(later))).toMatchObject({ message: 'account_recently_changed' });
      const isSettled = ['select public.require_settled_account($1)', [userIds.admin]] as const;
      expect(await as('service').failure(...isSettled)).toMatchObject({
        message: 'account_recently_changed',
        detail: expect.stringContaining('until'),
      });
      const preview = async () =>
        cancellationPreviewSchema.parse(
          await admin(trial).value('select public.preview_cancellation($1)', [[payment?.order_id]]),
        );
      const { lockedUntil, orders } = await preview();
      expect(new Date(lockedUntil ?? 0).getTime()).toBeGreaterThan(Date.now());
      expect(orders).toMatchObject([{ id: payment?.order_id, refundableCents: expect.any(Number) }]);
      await owner.query(`update private.account_changes set created_at = created_at - interval '6 hours'`);
      expect((await preview()).lockedUntil).toBeNull();
      expect(await as('service').value(...refund(later))).toMatchObject({ id: later });
      await as('service').query(...isSettled);
    }));

  it('[BEY-40] A change of the account is reported to the owner by mail, a new e-mail address to both addresses', () =>
    database.trial(async (trial) => {
      await provePassword(trial);
      await trial.owner.query(change);
      const recipients = await trial.owner.query(
        `select recipient from public.email_outbox where template = 'account_changed' order by recipient`,
      );
      const isEmail = change.includes('set email');
      expect(recipients.map(({ recipient }) => recipient)).toEqual(
        isEmail ? ['admin@example.de', 'neu@example.de'] : ['admin@example.de'],
      );
    }));
});

describe('re-entering the password', () => {
  it('[BEY-40] Re-entering the password refreshes only the current session, for ten minutes', () =>
    database.trial(async (trial) => {
      const { owner, as } = trial;
      const otherSession = crypto.randomUUID();
      await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [otherSession, userIds.admin]);
      await owner.query(`update auth.sessions set created_at = now() - interval '16 minutes'`);
      const refused = { message: 'reauthentication_required' };
      expect(await as('admin').failure(...promote)).toMatchObject(refused);
      await provePassword(trial);
      expect(await as('admin', { session_id: otherSession }).failure(...promote)).toMatchObject(refused);
      expect(await as('admin').value(...promote)).toBe(true);
      await owner.query(`update private.password_proofs set proven_at = proven_at - interval '10 minutes'`);
      expect(await as('admin').failure('select public.demote_user($1)', [userIds.anna])).toMatchObject(refused);
    }));
});

describe('a second factor', () => {
  it('[BEY-40] A second factor is set up and removed only within ten minutes of re-entering the password', () =>
    database.trial(async (trial) => {
      const { owner } = trial;
      const refused = { message: 'reauthentication_required', code: 'PT403' };
      expect(await owner.failure(changes['second factor'])).toMatchObject(refused);
      await provePassword(trial);
      await owner.query(
        `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), '${userIds.admin}', 'unverified')`,
      );
      await owner.query(`update private.password_proofs set proven_at = proven_at - interval '10 minutes'`);
      expect(await owner.failure(`update auth.mfa_factors set status = 'verified'`)).toMatchObject(refused);
      await provePassword(trial);
      await owner.query(`update auth.mfa_factors set status = 'verified'`);
      await owner.query('delete from private.password_proofs');
      expect(await owner.failure('delete from auth.mfa_factors')).toMatchObject(refused);
      await owner.query(`update auth.mfa_factors set updated_at = now()`);
    }));

  it('[BEY-40] A second factor is deleted with its account, whose addresses are erased from the mails', () =>
    database.trial(async (trial) => {
      const { owner } = trial;
      await owner.query(changes['e-mail address']);
      await enrol(trial);
      await owner.query(
        `update public.email_outbox set status = 'dead', last_error = 'No mailbox ' || recipient
         where template = 'account_changed'`,
      );
      await owner.query(`insert into public.user_roles (user_id, role) values ('${userIds.anna}', 'admin')`);
      await owner.query(`delete from auth.users where id = '${userIds.admin}'`);
      expect(await owner.value('select count(*)::int from auth.mfa_factors')).toBe(0);
      const mails = await owner.query(
        `select t::text as mail from public.email_outbox t where template = 'account_changed'`,
      );
      expect(mails).toHaveLength(3);
      expect(JSON.stringify(mails)).not.toMatch(/admin@example\.de|neu@example\.de/);
    }));
});

describe('recovery codes', () => {
  it('[BEY-40] Recovery codes are ten different codes, stored as digests, which replace the former ones', () =>
    database.trial(async (trial) => {
      await enrol(trial);
      const renew = async () =>
        Object.values((await admin(trial).query('select public.renew_recovery_codes()'))[0] ?? {})[0] as string[];
      const codes = await renew();
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
      const stored = JSON.stringify(await trial.owner.query('select * from private.recovery_codes'));
      for (const code of codes) expect(stored).not.toContain(code);
      await renew();
      expect(await trial.as('admin').value('select public.use_recovery_code($1)', [codes[0]])).toBe(false);
      expect(await trial.as('admin').value('select public.recovery_codes_left()')).toBe(10);
    }));

  it('[BEY-40] Recovery codes are created only with factor and password', () =>
    database.trial(async (trial) => {
      const renew = 'select public.renew_recovery_codes()';
      expect(await trial.as('admin').failure(renew)).toMatchObject({ message: 'no_second_factor' });
      await enrol(trial);
      expect(await trial.as('admin', { aal: 'aal1' }).failure(renew)).toMatchObject({
        message: 'reauthentication_required',
      });
      await trial.owner.query('delete from private.password_proofs');
      expect(await admin(trial).failure(renew)).toMatchObject({ message: 'reauthentication_required' });
    }));

  it('[BEY-40] Recovery codes replace a lost factor once, remove it and block role changes for six hours', () =>
    database.trial(async (trial) => {
      const { owner, as } = trial;
      await enrol(trial);
      const codes = (await admin(trial).value('select public.renew_recovery_codes()')) as string[];
      await owner.query(`update private.account_changes set created_at = now() - interval '7 hours'`);
      const use = (actor: 'admin' | 'anna', code: string | undefined) =>
        as(actor, { aal: 'aal1' }).value('select public.use_recovery_code($1)', [code]);
      expect(await use('anna', codes[0])).toBe(false);
      expect(await use('admin', '00000-00000-00000-00000')).toBe(false);
      expect(await as('admin', { aal: 'aal1' }).value('select private.is_admin()')).toBe(false);
      expect(await use('admin', ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`)).toBe(true);
      expect(await as('admin', { aal: 'aal1' }).value('select private.is_admin()')).toBe(true);
      expect(await as('admin', { aal: 'aal1' }).failure(...promote)).toMatchObject({
        message: 'account_recently_changed',
      });
      expect(await use('admin', codes[1])).toBe(false);
      expect(await owner.value('select count(*)::int from auth.mfa_factors')).toBe(0);
    }));
});
