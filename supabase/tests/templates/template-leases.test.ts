import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../../seed/ids.ts';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Session, type Trial } from '../setup/database.ts';

interface Hold {
  is_held: boolean;
  revision: number;
  holder: { name: string; since: string; is_caller: boolean } | null;
}

const template = templateIds['dog-coat'];
const windows = {
  admin: '70000000-0000-4000-8000-000000000001',
  adminToo: '70000000-0000-4000-8000-000000000002',
  ben: '70000000-0000-4000-8000-000000000003',
};

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const CALL = 'select public.hold_form_template($1, $2, $3)';
const call = async (session: Session, window: string, mode: string) =>
  (await session.value(CALL, [template, window, mode])) as Hold;
const release = (session: Session, window: string) =>
  session.query('select public.release_form_template($1, $2)', [template, window]);

/** Promotes Ben to second admin. */
async function twoAdmins({ as }: Trial): Promise<{ first: Session; second: Session }> {
  await as('admin').query('select public.promote_user($1)', [actors.ben.userId]);
  return { first: as('admin'), second: as('ben') };
}

describe('a template that an admin edits', () => {
  it('A template is leased to the first admin; the second sees by whom and since when', () =>
    database.trial(async (trial) => {
      const { first, second } = await twoAdmins(trial);
      expect(await call(first, windows.admin, 'look')).toEqual({ is_held: false, revision: 1, holder: null });
      const held = await call(first, windows.admin, 'hold');
      expect(held).toMatchObject({ is_held: true, holder: { is_caller: true } });
      const refused = await call(second, windows.ben, 'hold');
      expect(refused).toEqual({
        is_held: false,
        revision: 1,
        holder: { name: held.holder?.name, since: held.holder?.since, is_caller: false },
      });
      // The heartbeat renews the lease and keeps its start time.
      expect((await call(first, windows.admin, 'hold')).holder?.since).toBe(held.holder?.since);
    }));

  it('A template is leased to one window of an admin, and to another one only by takeover', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      await call(admin, windows.admin, 'hold');
      expect(await call(admin, windows.adminToo, 'hold')).toMatchObject({
        is_held: false,
        holder: { is_caller: true },
      });
      expect((await call(admin, windows.adminToo, 'take')).is_held).toBe(true);
      expect((await call(admin, windows.admin, 'hold')).is_held).toBe(false);
    }));

  it('A template is taken over on request only, and the next heartbeat notifies the first admin', () =>
    database.trial(async (trial) => {
      const { first, second } = await twoAdmins(trial);
      await call(first, windows.admin, 'hold');
      expect((await call(second, windows.ben, 'take')).is_held).toBe(true);
      expect(await call(first, windows.admin, 'hold')).toMatchObject({
        is_held: false,
        holder: { name: 'Ben Beispiel', is_caller: false },
      });
      // A late release by the first window does not end the second one's lease.
      await release(first, windows.admin);
      expect((await call(first, windows.admin, 'look')).holder?.name).toBe('Ben Beispiel');
    }));

  it('A template is free after its window closes or 90 seconds after the last heartbeat', () =>
    database.trial(async (trial) => {
      const { first, second } = await twoAdmins(trial);
      await call(first, windows.admin, 'hold');
      await release(first, windows.admin);
      expect((await call(second, windows.ben, 'hold')).is_held).toBe(true);
      const [{ seconds }] = (await trial.owner.query(
        'select round(extract(epoch from expires_at - clock_timestamp()))::int as seconds from public.template_leases',
      )) as [{ seconds: number }];
      expect(seconds).toBeGreaterThan(80);
      expect(seconds).toBeLessThanOrEqual(90);
      await trial.owner.query(`update public.template_leases set expires_at = now() - interval '1 second'`);
      expect(await call(first, windows.admin, 'look')).toMatchObject({ holder: null });
      expect((await call(first, windows.admin, 'hold')).is_held).toBe(true);
    }));

  it('A template that an admin edits returns the stored revision, so that an editor detects newer changes', () =>
    database.trial(async ({ as, owner }) => {
      await owner.query('update public.form_templates set name = name where id = $1', [template]);
      expect((await call(as('admin'), windows.admin, 'hold')).revision).toBe(2);
    }));

  it('A lease is deleted with its template, and an unknown template or mode is rejected', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      await call(admin, windows.admin, 'hold');
      await owner.query('delete from public.articles');
      await admin.query('select public.delete_form_template($1)', [template]);
      expect(await owner.value('select count(*)::int from public.template_leases')).toBe(0);
      expect((await admin.failure(CALL, [template, windows.admin, 'hold'])).message).toBe('unknown_template');
      expect((await admin.failure(CALL, [template, windows.admin, 'grab'])).message).toBe('invalid_request');
    }));

  it.each(['anna', 'deactivated'] as const)('A template that an admin edits cannot be read or leased by %s', (actor) =>
    database.trial(async ({ as, owner }) => {
      await call(as('admin'), windows.admin, 'hold');
      for (const mode of ['look', 'hold', 'take']) {
        expect((await as(actor).failure(CALL, [template, windows.ben, mode])).message).toBe('not_admin');
      }
      const failure = await as(actor).failure('select public.release_form_template($1, $2)', [template, windows.admin]);
      expect(failure.message).toBe('not_admin');
      expect(await owner.value('select count(*)::int from public.template_leases')).toBe(1);
    }),
  );
});
