import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../../seed/ids.ts';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';

interface Comment {
  id: string;
  part_kind: string;
  part_id: string;
  thread_id: string | null;
  text: string;
  author: string | null;
  resolved_at: string | null;
}

const template = templateIds['dog-leash'];
const ADD = 'select public.add_template_comment($1, $2)';
const RESOLVE = 'select public.resolve_template_comment($1, $2)';
const LIST = 'select public.list_template_comments($1)';
const onField = { part_kind: 'field', part_id: 'field-1', text: ' Reicht das Maß? ' };

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const list = async (session: Session) => (await session.value(LIST, [template])) as Comment[];
const add = async (session: Session, comment: object) => String(await session.value(ADD, [template, comment]));

describe('comments on a template', () => {
  it('Comments on a template have an author and a part, and a reply joins the thread of another admin', () =>
    database.trial(async ({ as }) => {
      await as('admin').query('select public.promote_user($1)', [actors.ben.userId]);
      const first = await add(as('admin'), onField);
      await add(as('ben'), { thread_id: first, text: 'Ja.', part_kind: 'section', part_id: 'elsewhere' });
      expect(await list(as('admin'))).toMatchObject([
        {
          id: first,
          part_kind: 'field',
          part_id: 'field-1',
          thread_id: null,
          text: 'Reicht das Maß?',
          author: 'Mara Meister',
        },
        { part_kind: 'field', part_id: 'field-1', thread_id: first, text: 'Ja.', author: 'Ben Beispiel' },
      ]);
    }));

  it('Comments on a template are resolved as a thread, and a reply opens it again', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const first = await add(admin, onField);
      const reply = await add(admin, { thread_id: first, text: 'Ja.' });
      await admin.query(RESOLVE, [first, true]);
      expect((await list(admin)).map(({ resolved_at: at }) => at !== null)).toEqual([true, false]);
      await admin.query(RESOLVE, [first, false]);
      expect((await list(admin))[0]?.resolved_at).toBeNull();
      await admin.query(RESOLVE, [first, true]);
      await add(admin, { thread_id: first, text: 'Doch nicht.' });
      expect((await list(admin))[0]?.resolved_at).toBeNull();
      expect((await admin.failure(RESOLVE, [reply, true])).message).toBe('unknown_comment');
    }));

  it('Comments on a template are deleted as a thread, by an admin alone', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const first = await add(admin, onField);
      await add(admin, { thread_id: first, text: 'Ja.' });
      expect(await as('anna').affected('delete from public.template_comments')).toBe(0);
      expect(await admin.affected('delete from public.template_comments where id = $1', [first])).toBe(1);
      expect(await list(admin)).toEqual([]);
    }));

  it('The comments survive saves and are restored with their template from the recycle bin', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      const first = await add(admin, onField);
      await add(admin, { thread_id: first, text: 'Ja.' });
      const draft = await admin.value('select public.get_form_template_draft($1)', [template]);
      await admin.query('select public.save_form_template($1, null)', [draft]);
      const before = await list(admin);
      expect(before).toHaveLength(2);
      await owner.query('delete from public.articles');
      const deletion = await admin.value('select public.delete_form_template($1)', [template]);
      expect(await owner.value('select count(*)::int from public.template_comments')).toBe(0);
      await admin.query('select public.restore_deleted($1)', [deletion]);
      expect(await list(admin)).toEqual(before);
    }));

  it('Comments on a template are kept after their author is deleted', () =>
    database.trial(async ({ as, owner }) => {
      await as('admin').query('select public.promote_user($1)', [actors.ben.userId]);
      await add(as('ben'), onField);
      await owner.query('delete from auth.users where id = $1', [actors.ben.userId]);
      expect(await list(as('admin'))).toMatchObject([{ author: null }]);
    }));

  it('A comment is rejected without text or part, for a wrong part and for an unknown thread or template', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const refused = async (comment: object) => (await admin.failure(ADD, [template, comment])).message;
      expect(await refused({ ...onField, text: '  ' })).toBe('invalid_request');
      expect(await refused({ ...onField, text: 'x'.repeat(2001) })).toBe('invalid_request');
      expect(await refused({ text: 'x' })).toBe('invalid_request');
      expect(await refused({ ...onField, part_kind: 'order' })).toBe('invalid_request');
      expect(await refused({ thread_id: template, text: 'x' })).toBe('unknown_comment');
      expect((await admin.failure(ADD, [actors.admin.userId, onField])).message).toBe('unknown_template');
    }));

  it('Comments on a template reject a reply from another template', () =>
    database.trial(async ({ as }) => {
      const first = await add(as('admin'), onField);
      const reply = [templateIds['dog-coat'], { thread_id: first, text: 'x' }];
      expect((await as('admin').failure(ADD, reply)).message).toBe('unknown_comment');
    }));

  it.each(['visitor', 'anna', 'deactivated'] as const)(
    'Comments on a template are neither read nor written by %s',
    (actor) =>
      database.trial(async ({ as }) => {
        const first = await add(as('admin'), onField);
        await as(actor).failure(LIST, [template]);
        await as(actor).failure(ADD, [template, onField]);
        await as(actor).failure(RESOLVE, [first, true]);
        expect(await list(as('admin'))).toHaveLength(1);
      }),
  );
});
