import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../../seed/ids.ts';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { DRAFT, one, SAVE, type WireTemplate } from '../setup/example-templates.ts';

interface Entry {
  id: number;
  saved_at: string;
  author: string | null;
  is_unsaved: boolean;
  is_discarded: boolean;
}

const template = templateIds['dog-leash'];
const KEEP = 'select public.save_template_draft($1, $2, $3)';
const LIST = 'select public.list_template_drafts($1)';
const DISCARD = 'select public.discard_template_draft($1)';
const AGE = `update public.template_drafts set started_at = started_at - interval '2 minutes'`;

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const draftOf = (session: Session) => one<WireTemplate>(session, DRAFT, [template]);
const list = async (session: Session) => (await session.value(LIST, [template])) as Entry[];

describe('an autosaved draft', () => {
  it('A draft is stored beside the template, with time and author, and changes neither draft nor revision', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      const before = await draftOf(admin);
      await admin.query(KEEP, [template, { ...before, name: 'Leine, halb fertig' }, before.revision]);
      expect(await draftOf(admin)).toEqual(before);
      expect(await list(admin)).toMatchObject([
        { author: 'Mara Meister', is_unsaved: true, saved_at: expect.stringMatching(/^\d{4}-/) },
      ]);
      expect(await owner.value(`select definition ->> 'name' from public.template_drafts`)).toBe('Leine, halb fertig');
    }));

  it('An autosaved draft is overwritten by its author for two minutes, then a new one is created', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      const draft = await draftOf(admin);
      const keep = (name: string) => admin.query(KEEP, [template, { ...draft, name }, draft.revision]);
      await keep('eins');
      await keep('zwei');
      expect(await list(admin)).toHaveLength(1);
      await owner.query(AGE);
      await keep('drei');
      expect(await list(admin)).toHaveLength(2);
      await admin.query('select public.promote_user($1)', [actors.ben.userId]);
      await as('ben').query(KEEP, [template, { ...draft, name: 'von Ben' }, draft.revision]);
      expect((await list(admin)).map(({ author }) => author)).toEqual(['Ben Beispiel', 'Mara Meister', 'Mara Meister']);
      const names = await owner.query(
        `select definition ->> 'name' as name from public.template_drafts order by id desc`,
      );
      expect(names.map(({ name }) => name)).toEqual(['von Ben', 'drei', 'zwei']);
    }));

  it('An autosaved draft is no longer unsaved once the template is saved', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const draft = await draftOf(admin);
      await admin.query(KEEP, [template, { ...draft, name: 'neu' }, draft.revision]);
      await admin.query(SAVE, [{ ...draft, name: 'neu' }, draft.revision]);
      expect(await list(admin)).toMatchObject([{ is_unsaved: false }]);
    }));

  it('A discarded draft stays in the list and is no longer offered until its author changes it', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const draft = await draftOf(admin);
      await admin.query(KEEP, [template, { ...draft, name: 'eins' }, draft.revision]);
      const [entry] = await list(admin);
      expect(entry).toMatchObject({ is_unsaved: true, is_discarded: false });
      await admin.query(DISCARD, [entry?.id]);
      expect(await list(admin)).toMatchObject([{ is_unsaved: true, is_discarded: true }]);
      await admin.query(KEEP, [template, { ...draft, name: 'zwei' }, draft.revision]);
      expect(await list(admin)).toMatchObject([{ is_discarded: false }]);
      expect((await admin.failure(DISCARD, [0])).message).toBe('unknown_draft');
    }));

  it('An autosaved draft is one of the newest 50 of its template', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      const draft = await draftOf(admin);
      for (let count = 0; count < 53; count += 1) {
        await admin.query(KEEP, [template, { ...draft, name: `Stand ${count}` }, draft.revision]);
        await owner.query(AGE);
      }
      expect(await list(admin)).toHaveLength(50);
      const names = await owner.query(`select definition ->> 'name' as name from public.template_drafts order by id`);
      expect([names.at(0)?.name, names.at(-1)?.name]).toEqual(['Stand 3', 'Stand 52']);
    }));

  it('An autosaved draft is kept without its author and deleted with its template', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      const draft = await draftOf(admin);
      await admin.query('select public.promote_user($1)', [actors.ben.userId]);
      await as('ben').query(KEEP, [template, draft, draft.revision]);
      await owner.query('delete from auth.users where id = $1', [actors.ben.userId]);
      expect(await list(admin)).toMatchObject([{ author: null }]);
      await owner.query('delete from public.articles');
      await admin.query('select public.delete_form_template($1)', [template]);
      expect(await owner.value('select count(*)::int from public.template_drafts')).toBe(0);
    }));

  it('An autosaved draft keeps the pictures that only it uses until it is overwritten', () =>
    database.trial(async ({ as, owner }) => {
      const admin = as('admin');
      const url = 'https://db.example/storage/v1/object/public/article-images/only-draft.webp';
      const draft = await draftOf(admin);
      const option = { id: 'o', label: 'Rot', value: 'rot', image: { url } };
      const field = { id: 'f', name: 'f', field_type: 'radio', label: 'F', options: [option] };
      const sections = [{ id: 's', title: 'S', groups: [{ id: 'g', fields: [field] }] }];
      await owner.query(`insert into public.file_removals (file_url, due_at) values ($1, now())`, [url]);
      await admin.query(KEEP, [template, { ...draft, sections }, draft.revision]);
      const claim = async (days: number) =>
        (
          await as('service').query(
            `select file_url from public.claim_file_removals(now() + make_interval(days => $1))`,
            [days],
          )
        ).map((row) => row.file_url);
      expect(await claim(1)).not.toContain(url);
      await admin.query(KEEP, [template, draft, draft.revision]);
      expect(await claim(64)).toContain(url);
    }));

  it.each(['anna', 'deactivated', 'visitor'] as const)(
    'An autosaved draft is neither written, listed nor discarded by %s',
    (actor) =>
      database.trial(async ({ as }) => {
        const draft = await draftOf(as('admin'));
        await as(actor).failure(KEEP, [template, draft, 1]);
        await as(actor).failure(LIST, [template]);
        await as(actor).failure(DISCARD, [1]);
      }),
  );

  it('A draft is rejected without sections or revision, above 2 MB and for an unknown template', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const large = { sections: [], name: 'x'.repeat(2_000_000) };
      for (const [definition, revision] of [
        [{}, 1],
        [{ sections: [] }, null],
        [large, 1],
      ] as const) {
        expect((await admin.failure(KEEP, [template, definition, revision])).message).toBe('invalid_template');
      }
      const unknown = '40000000-0000-4000-8000-0000000000ff';
      expect((await admin.failure(KEEP, [unknown, { sections: [] }, 1])).message).toBe('unknown_template');
    }));
});
