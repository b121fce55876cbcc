import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { sessionIdOf } from '../setup/actors.ts';
import { migrationNames } from '../setup/apply-sql.ts';
import { openDatabase, openNativeDatabase } from '../setup/database.ts';
import { type NativeConnection, type NativeShop, openNativeShop } from '../setup/native-database.ts';
import { describeAccessMatrix } from './describe-access-matrix.ts';

describeAccessMatrix('native PostgreSQL', openNativeDatabase);

describe('native PostgreSQL', () => {
  let shop: NativeShop;
  beforeAll(async () => {
    shop = await openNativeShop();
  }, 120_000);
  afterAll(() => shop.close());

  it('Every migration and the seed are accepted from an owner without superuser rights', async () => {
    const owner = await shop.connect();
    const { rows } = await owner.query(
      'select (select rolsuper from pg_roles where rolname = current_user) as super, (select count(*) from public.articles) as articles',
    );
    expect(rows).toEqual([{ super: false, articles: 15 }]);
    expect((await migrationNames()).length).toBeGreaterThan(25);
    await owner.close();
  });

  it('Only one of two admins who demote each other at the same time succeeds', async () => {
    const owner = await shop.connect();
    await owner.query(`insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`, [
      userIds.anna,
    ]);
    const pair = [
      { actor: userIds.anna, other: userIds.admin },
      { actor: userIds.admin, other: userIds.anna },
    ];
    const sessions = await Promise.all(
      pair.map(async ({ actor }) => {
        await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionIdOf(actor), actor]);
        const session = await shop.connect();
        await signIn(session, actor);
        return session;
      }),
    );
    const demotions = sessions.map((session, index) =>
      session.query('select public.demote_user($1)', [pair[index]?.other]),
    );
    // Without a lock each would demote the other before either commits.
    await Promise.race(demotions);
    await Promise.allSettled(demotions.map((demotion, index) => demotion.then(() => sessions[index]?.exec('commit'))));
    const { rows } = await owner.query(`select count(*) as admins from public.user_roles where role = 'admin'`);
    expect(rows).toEqual([{ admins: 1 }]);
    for (const connection of [...sessions, owner]) await connection.close();
  });

  it('[BEY-38] Two first visitors at the same time create one key, and share its count', async () => {
    const owner = await shop.connect();
    await owner.exec('delete from public.rate_limits');
    const visit = `select public.count_configurator_visit('built-in:dog-coat', 1, '{dog-measurements}', true)`;
    const visitors = await Promise.all([shop.connect(), shop.connect()]);
    for (const visitor of visitors) {
      await visitor.exec('begin');
      await visitor.query(`select set_config('role', 'anon', true), set_config('request.headers', $1, true)`, [
        JSON.stringify({ 'x-forwarded-for': '203.0.113.7' }),
      ]);
    }
    const [first, second] = visitors;
    await first?.exec(visit);
    // Waits for the first, because its key is not committed yet.
    const later = second?.exec(visit);
    await first?.exec('commit');
    await later;
    await second?.exec('commit');
    const { rows } = await owner.query(
      'select action, count(*), max(attempts) as attempts from public.rate_limits group by action order by action',
    );
    expect(rows).toEqual([
      { action: 'configurator', count: 1, attempts: 2 },
      { action: 'key', count: 1, attempts: 0 },
    ]);
    for (const connection of [...visitors, owner]) await connection.close();
  });

  it('The database ends a statement of each role after the time of a hosted project', async () => {
    const database = await openDatabase();
    try {
      await database.trial(async ({ owner, as }) => {
        const timeout = `select current_setting('statement_timeout')`;
        expect(await as('visitor').value(timeout)).toBe('3s');
        for (const actor of ['anna', 'admin', 'service'] as const) expect(await as(actor).value(timeout)).toBe('8s');
        expect(await owner.value(timeout)).toBe('0');
        expect((await as('visitor').failure('select pg_sleep(4)')).code).toBe('57014');
      });
    } finally {
      await database.close();
    }
  });

  it('[BEY-38] Parallel attempts are all counted', async () => {
    const attempt = async () => {
      const connection = await shop.connect();
      const { rows } = await connection.query<{ wait: number }>(
        `select public.count_attempt('login', $1, '[[10, 10]]', '1 hour', '2026-11-22T10:00:00Z') as wait`,
        [['a'.repeat(64), 'b'.repeat(64)]],
      );
      await connection.close();
      return rows[0]?.wait;
    };
    const waits = await Promise.all(Array.from({ length: 40 }, attempt));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });
});

/** Starts a transaction as a signed-in user. */
async function signIn(session: NativeConnection, userId: string): Promise<void> {
  await session.exec('begin');
  const claims = JSON.stringify({ role: 'authenticated', sub: userId, session_id: sessionIdOf(userId) });
  await session.query(`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`, [
    claims,
  ]);
}
