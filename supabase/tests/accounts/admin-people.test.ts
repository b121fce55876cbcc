import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

interface Listing {
  total: number;
  users: { user_id: string; email: string; roles: string[]; deactivated_at: string | null; order_count: number }[];
}

const list = async (session: Session, parameters: string, values: unknown[] = []) =>
  (await session.value(`select public.list_users(${parameters})`, values)) as Listing;
const emails = ({ users }: Listing) => users.map(({ email }) => email);

describe('list of users', () => {
  it('[ADM-USR-02] [ADM-USR-03] The list contains name, roles, state and orders of every account', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('delete from public.user_roles where user_id = $1', [userIds.ben]);
      const { total, users } = await list(as('admin'), '');
      expect(total).toBe(Number(await owner.value('select count(*) from public.profiles')));
      expect(users.find(({ user_id }) => user_id === userIds.anna)).toMatchObject({
        first_name: 'Anna',
        email: 'anna@example.de',
        roles: ['customer'],
        deactivated_at: null,
        order_count: Number(await owner.value('select count(*) from public.orders where user_id = $1', [userIds.anna])),
      });
      expect(users.find(({ user_id }) => user_id === userIds.ben)?.roles).toEqual([]);
      expect(emails(await list(as('admin'), `p_role => 'customer'`))).toContain('ben@example.de');
    }));

  it('The list is searched by name, e-mail and id, matching every word', () =>
    database.trial(async ({ as }) => {
      expect(emails(await list(as('admin'), '$1', [' ANNA example']))).toEqual(['anna@example.de']);
      expect(emails(await list(as('admin'), '$1', [userIds.ben]))).toEqual(['ben@example.de']);
      expect((await list(as('admin'), '$1', ['%'])).total).toBe(0);
    }));

  it('The list is filtered, sorted and paged on the server, with the total count', () =>
    database.trial(async ({ as }) => {
      await as('admin').query('select public.deactivate_user($1)', [userIds.ben]);
      expect(emails(await list(as('admin'), `p_role => 'deactivated'`))).toEqual(['ben@example.de']);
      expect(emails(await list(as('admin'), `p_role => 'admin'`))).toEqual(['admin@example.de']);
      const all = emails(await list(as('admin'), `p_sort => 'email', p_descending => true`));
      expect(all).toEqual([...all].sort().reverse());
      const second = await list(as('admin'), `p_sort => 'email', p_descending => true, p_limit => 1, p_offset => 1`);
      expect([second.total, emails(second)]).toEqual([all.length, [all[1]]]);
    }));

  it('[ADM-USR-04] The list of users requires an admin', () =>
    database.trial(async ({ as }) => {
      for (const actor of ['visitor', 'anna', 'service'] as const) {
        expect((await as(actor).failure('select public.list_users()')).code).toBe('42501');
      }
    }));
});

describe('changing roles', () => {
  it.each(['promote', 'demote', 'deactivate', 'reactivate'])(
    '%s_user requires a sign-in within the last 15 minutes',
    (change) =>
      database.trial(async ({ owner, as }) => {
        const call = `select public.${change}_user($1)`;
        await owner.query(`update auth.sessions set created_at = now() - interval '14 minutes'`);
        await as('admin').query(call, [userIds.anna]);
        await owner.query(`update auth.sessions set created_at = now() - interval '16 minutes'`);
        expect(await as('admin').failure(call, [userIds.anna])).toMatchObject({
          code: 'PT403',
          message: 'reauthentication_required',
        });
        // A signed-out session does not count, even if its token is still valid.
        await owner.query('delete from auth.sessions');
        expect(await as('admin').failure(call, [userIds.anna])).toMatchObject({ message: 'not_admin' });
      }),
  );
});

describe('audit log', () => {
  it('[BEY-41] The audit log shows admins only who changed which row, with values before and after', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('update public.articles set image_url = null where id = $1', [articleId(1)]);
      await as('admin').query(`select public.save_article($1, $2)`, [
        { id: articleId(1), title: 'Neuer Titel' },
        [categoryIds.leashes],
      ]);
      await as('admin').query('select public.delete_article($1)', [articleId(1)]);
      const entries = 'select actor_name, table_name, action, subject, before, after from public.audit_entries';
      const [change] = await as('admin').query(`${entries} where table_name = 'articles' and action = 'UPDATE'`);
      expect(change).toMatchObject({ subject: 'Neuer Titel', after: { title: 'Neuer Titel' } });
      expect(change?.actor_name).toMatch(/\w/);
      const rows = await as('admin').query(`${entries} order by id`);
      expect(rows.map(({ table_name, action }) => `${action} ${table_name}`)).toEqual([
        'UPDATE articles',
        'DELETE article_categories',
        'INSERT article_categories',
        'DELETE article_images',
        'DELETE article_categories',
        'DELETE articles',
      ]);
      expect(rows.at(-1)).toMatchObject({ subject: 'Neuer Titel', before: { id: articleId(1) }, after: null });
      expect(await as('anna').query(entries)).toEqual([]);
    }));

  it('[BEY-41] The log shows an article’s title for changes of price, pictures or categories, also after deletion', () =>
    database.trial(async ({ as }) => {
      const article = articleId(1);
      const title = await as('admin').value('select title from public.articles where id = $1', [article]);
      await as('admin').query('update public.articles set price = 77 where id = $1', [article]);
      await as('admin').query(`update public.article_images set alt_text = 'Von vorn' where article_id = $1`, [
        article,
      ]);
      await as('admin').query('delete from public.article_categories where article_id = $1', [article]);
      const subjects = 'select distinct subject from public.audit_entries';
      expect(await as('admin').query(subjects)).toEqual([{ subject: title }]);
      await as('admin').query('select public.delete_article($1)', [article]);
      expect(await as('admin').query(`${subjects} where table_name = 'articles'`)).toEqual([{ subject: title }]);
    }));

  it('[BEY-41] The audit log cannot be changed, not even by an admin', () =>
    database.trial(async ({ as }) => {
      await as('admin').query(`update public.categories set title = 'Neu' where id = $1`, [categoryIds.coats]);
      for (const write of [
        `insert into public.audit_log (actor_id, table_name, row_id, action) values ('${userIds.admin}', 'x', 'x', 'DELETE')`,
        'update public.audit_log set after = null',
        'delete from public.audit_log',
        'truncate public.audit_log',
      ]) {
        const reached = await as('admin')
          .affected(write)
          .catch(() => 0);
        expect([write, reached]).toEqual([write, 0]);
      }
      expect(Number(await as('admin').value('select count(*) from public.audit_log'))).toBe(1);
    }));
});
