import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds, templateIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const SAVE = 'select * from public.save_article($1, $2, $3, $4)';

describe('catalogue', () => {
  it('[SF-ART-24] A paused article is distinguished from an unknown one for visitors without showing it', () =>
    database.trial(async ({ as }) => {
      const paused = 'select public.is_article_paused($1) as paused';
      expect(await as('visitor').query(paused, [articleId(11)])).toEqual([{ paused: true }]);
      expect(await as('visitor').query(paused, [articleId(1)])).toEqual([{ paused: false }]);
      expect(await as('visitor').query(paused, [articleId(99)])).toEqual([{ paused: false }]);
      expect(await as('visitor').query('select id from public.articles where id = $1', [articleId(11)])).toEqual([]);
    }));

  it('[ADM-ART-22] [ADM-ART-13] An article is created with its categories, and the row returned', () =>
    database.trial(async ({ owner, as }) => {
      const article = { title: 'Neu', description: 'Text', price: null, configurator_type: null, is_paused: true };
      const [row] = await as('admin').query(SAVE, [article, [categoryIds.coats, categoryIds.collars], [], null]);
      expect(row).toMatchObject({ ...article, price_cents: null, revision: 1 });
      const links = await owner.query(
        'select category_id from public.article_categories where article_id = $1 order by 1',
        [row?.id],
      );
      expect(links).toEqual([{ category_id: categoryIds.coats }, { category_id: categoryIds.collars }]);
    }));

  it('[ADM-ART-21] [ADM-ART-24] A save replaces all links and appends images in order', () =>
    database.trial(async ({ owner, as }) => {
      const images = ['/one.webp', '/two.webp', '/three.webp'];
      await as('admin').query(SAVE, [{ id: articleId(13) }, [categoryIds.leashes], images, null]);
      expect(
        await owner.query('select category_id from public.article_categories where article_id = $1', [articleId(13)]),
      ).toEqual([{ category_id: categoryIds.leashes }]);
      const stored = await owner.query(
        'select image_url from public.article_images where article_id = $1 order by created_at',
        [articleId(13)],
      );
      expect(stored).toEqual(images.map((image_url) => ({ image_url })));
    }));

  it('[DATA-08] The main image is stored in the article and the others in a separate table', () =>
    database.trial(async ({ owner, as }) => {
      const article = { title: 'Neu', image_url: '/haupt.webp' };
      const [row] = await as('admin').query(SAVE, [article, [], ['/weiteres.webp'], null]);
      expect(row).toMatchObject(article);
      expect(await owner.query('select image_url from public.article_images where article_id = $1', [row?.id])).toEqual(
        [{ image_url: '/weiteres.webp' }],
      );
    }));

  it('[ADM-ART-23] A save updates the given keys and updated_at only', () =>
    database.trial(async ({ owner, as }) => {
      const read = async () =>
        Object(await owner.value('select to_jsonb(a) from public.articles a where id = $1', [articleId(13)]));
      await owner.query('alter table public.articles disable trigger user');
      await owner.query(`update public.articles set updated_at = '2020-01-01' where id = $1`, [articleId(13)]);
      await owner.query('alter table public.articles enable trigger user');
      const before = await read();
      expect(before.updated_at).toMatch(/^(2019|2020)-/);
      const [row] = await as('admin').query(SAVE, [{ id: articleId(13), price: '19.5' }, [], [], null]);
      expect(row).toMatchObject({ title: 'Pflegeset „Werkstatt“', price: 19.5, price_cents: 1950 });
      const { updated_at: updatedAt, ...after } = await read();
      expect(updatedAt).not.toMatch(/^(2019|2020)-/);
      const { updated_at: _, ...rest } = before;
      expect(after).toEqual({ ...rest, price: 19.5, price_cents: 1950, revision: before.revision + 1 });
    }));

  it('[BEY-65] A save that overwrites changes another admin saved in between is rejected', () =>
    database.trial(async ({ owner, as }) => {
      const revision = await owner.value('select revision from public.articles where id = $1', [articleId(13)]);
      await as('admin').query(SAVE, [{ id: articleId(13), title: 'Erste' }, [], [], revision]);
      expect(await as('admin').failure(SAVE, [{ id: articleId(13), title: 'Zweite' }, [], [], revision])).toMatchObject(
        {
          message: 'revision_conflict',
          code: 'PT409',
        },
      );
      expect(await owner.value('select title from public.articles where id = $1', [articleId(13)])).toBe('Erste');
    }));

  it('A save is rolled back if one part fails', () =>
    database.trial(async ({ owner, as }) => {
      const nowhere = '20000000-0000-4000-8000-000000000099';
      expect((await as('admin').failure(SAVE, [{ id: articleId(13), title: 'Halb' }, [nowhere], [], null])).code).toBe(
        '23503',
      );
      expect(await owner.value('select title from public.articles where id = $1', [articleId(13)])).not.toBe('Halb');
      expect(
        await owner.value('select count(*) from public.article_categories where article_id = $1', [articleId(13)]),
      ).toBe(1);
    }));

  it('[ADM-ART-26] An article is deleted with images and links, and the list of files kept, the main one last', () =>
    database.trial(async ({ owner, as }) => {
      await as('admin').query('select public.delete_article($1)', [articleId(1)]);
      const files = await owner.query('select file_url from public.file_removals order by created_at');
      expect(files.map(({ file_url }) => file_url)).toEqual([
        '/catalogue/wintermantel-nordwind-detail.webp',
        '/catalogue/wintermantel-nordwind.webp',
      ]);
      for (const table of [
        'articles where id',
        'article_images where article_id',
        'article_categories where article_id',
      ]) {
        expect(await owner.value(`select count(*) from public.${table} = $1`, [articleId(1)])).toBe(0);
      }
    }));

  it.each(['visitor', 'anna', 'ben'] as const)(
    '[ADM-ART-27] [ADM-CAT-17] The caller %s can neither save nor delete',
    (actor) =>
      database.trial(async ({ as }) => {
        expect((await as(actor).failure(SAVE, [{ title: 'X' }, [], [], null])).code).toBe('42501');
        expect((await as(actor).failure('select public.delete_article($1)', [articleId(1)])).code).toBe('42501');
        expect((await as(actor).failure(`insert into public.categories (title) values ('X')`)).code).toBe('42501');
      }),
  );

  it('A paused article is hidden from everyone but admins on every read path', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query(`insert into public.article_images (article_id, image_url) values ($1, '/paused.webp')`, [
        articleId(11),
      ]);
      for (const source of [
        'articles where id',
        'article_overview where id',
        'article_images where article_id',
        'article_categories where article_id',
      ]) {
        const read = `select 1 as seen from public.${source} = $1 limit 1`;
        for (const actor of ['visitor', 'anna'] as const)
          expect(await as(actor).query(read, [articleId(11)]), source).toEqual([]);
        expect(await as('admin').query(read, [articleId(11)]), source).toEqual([{ seen: 1 }]);
      }
    }));

  it('[CFG-MODEL-03] Four configurator types and none are accepted', () =>
    database.trial(async ({ owner }) => {
      for (const type of ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash', null]) {
        await owner.query(`insert into public.articles (title, configurator_type) values ('X', $1)`, [type]);
      }
      const failure = await owner.failure(
        `insert into public.articles (title, configurator_type) values ('X', 'cat-coat')`,
      );
      expect(failure.code).toBe('23514');
    }));

  it('An article with a template of another type is rejected, even if either has none', () =>
    database.trial(async ({ as }) => {
      const save = 'update public.articles set configurator_type = $2, form_template_id = $3 where id = $1';
      const wrong = [
        ['dog-leash', templateIds['dog-coat']],
        [null, templateIds['dog-coat']],
        ['dog-coat', templateIds['dog-bed']],
      ];
      for (const [type, template] of wrong) {
        expect(await as('admin').failure(save, [articleId(13), type, template])).toMatchObject({
          message: 'template_type_mismatch',
        });
      }
      await as('admin').query(save, [articleId(13), null, templateIds['dog-bed']]);
      await as('admin').query(save, [articleId(13), 'dog-coat', templateIds['dog-coat']]);
    }));

  it('The type of a template used by articles cannot be changed', () =>
    database.trial(async ({ as }) => {
      const change = `update public.form_templates set configurator_type = 'dog-leash' where id = $1`;
      expect(await as('admin').failure(change, [templateIds['dog-collar']])).toMatchObject({
        message: 'template_type_mismatch',
      });
    }));

  it('[ADM-CAT-14] A category used by articles cannot be deleted', () =>
    database.trial(async ({ as }) => {
      for (const remove of ['delete from public.categories where id = $1', 'select public.delete_category($1)']) {
        const failure = await as('admin').failure(remove, [categoryIds.leashes]);
        expect(failure).toMatchObject({ message: 'category_in_use', code: 'PT409' });
        expect(JSON.parse(failure.detail ?? '')).toEqual({
          count: 3,
          articles: ['Leine „Sommerwind“', 'Leine „Stadtgang“', 'Leine „Weitblick“'],
        });
      }
      await as('admin').query(`insert into public.categories (title) values ('Leer')`);
      expect(await as('admin').affected(`delete from public.categories where title = 'Leer'`)).toBe(1);
    }));

  it('[ADM-TPL-23] An unused template is deleted, and the articles of one in use are listed', () =>
    database.trial(async ({ owner, as }) => {
      const remove = 'delete from public.form_templates where id = $1';
      const failure = await as('admin').failure(remove, [templateIds['dog-bed']]);
      expect(failure).toMatchObject({ message: 'template_in_use', code: 'PT409' });
      expect(JSON.parse(failure.detail ?? '')).toEqual({ articles: ['Hundebett „Ruhepol“'] });
      await owner.query('update public.articles set form_template_id = null where id = $1', [articleId(12)]);
      expect(await as('admin').affected(remove, [templateIds['dog-bed']])).toBe(1);
    }));
});
