import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds, templateIds } from '../../seed/ids.ts';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { placeOrder } from '../setup/example-orders.ts';
import {
  DRAFT,
  one,
  publish,
  SAVE,
  type Saved,
  saveAndPublish,
  smallTemplate,
  type WireTemplate,
} from '../setup/example-templates.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const RESTORE = 'select public.restore_deleted($1)';
const SAVE_CATEGORY = 'select * from public.save_category($1, $2)';

/** All stored data of an article or a template, except what a restore changes. */
async function everythingOf(owner: Session, id: string): Promise<unknown> {
  return owner.query(
    `select
       (select to_jsonb(a) - '{revision,updated_at}'::text[] from public.articles a where id = $1) as article,
       (select jsonb_agg(i order by i.id) from public.article_images i where article_id = $1) as images,
       (select jsonb_agg(l order by l.id) from public.article_categories l where article_id = $1) as links,
       (select jsonb_agg(o.id order by o.id) from public.order_items o where article_id = $1) as ordered,
       private.form_template_json($1) as draft,
       (select jsonb_agg(v order by v.version) from public.template_versions v where template_id = $1) as versions`,
    [id],
  );
}

describe('recycle bin', () => {
  it('[BEY-63] The recycle bin restores an article unchanged, with images, links and references in orders', () =>
    database.trial(async ({ owner, as }) => {
      await placeOrder(as('service'));
      await owner.query(`insert into public.article_images (article_id, image_url) values ($1, '/zweites.webp')`, [
        articleId(13),
      ]);
      const before = await everythingOf(owner, articleId(13));
      const deletion = await as('admin').value('select public.delete_article($1)', [articleId(13)]);
      expect(await owner.value('select count(*) from public.articles where id = $1', [articleId(13)])).toBe(0);
      expect(await as('admin').value(RESTORE, [deletion])).toEqual({
        table: 'articles',
        id: articleId(13),
        missing: [],
        paused: false,
      });
      expect(await everythingOf(owner, articleId(13))).toEqual(before);
      expect(await as('admin').failure(RESTORE, [deletion])).toMatchObject({ message: 'unknown_deletion' });
    }));

  it('[BEY-63] The recycle bin restores a template with its draft and every published version', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('update public.articles set form_template_id = null where form_template_id = $1', [
        templateIds['dog-bed'],
      ]);
      const before = await everythingOf(owner, templateIds['dog-bed']);
      const deletion = await as('admin').value('select public.delete_form_template($1)', [templateIds['dog-bed']]);
      await as('admin').query(RESTORE, [deletion]);
      expect(await everythingOf(owner, templateIds['dog-bed'])).toEqual(before);
    }));

  it('[BEY-63] The recycle bin restores a template after the account of its publisher was deleted', () =>
    database.trial(async ({ owner, as }) => {
      await as('admin').query('select public.promote_user($1)', [actors.ben.userId]);
      const { id } = await saveAndPublish(as, smallTemplate());
      const draft = await one<WireTemplate>(as('ben'), DRAFT, [id]);
      await as('ben').query(SAVE, [{ ...draft, name: 'Zweite Fassung' }, draft.revision]);
      await publish(as, id, actors.ben.userId);
      const deletion = await as('admin').value('select public.delete_form_template($1)', [id]);
      await as('ben').query('select public.delete_own_account()');
      await as('admin').query(RESTORE, [deletion]);
      expect(
        await owner.query(
          `select version, definition ->> 'name' as name, published_by from public.template_versions
           where template_id = $1 order by version`,
          [id],
        ),
      ).toEqual([
        { version: 1, name: 'Klein', published_by: actors.admin.userId },
        { version: 2, name: 'Zweite Fassung', published_by: null },
      ]);
    }));

  it('[BEY-63] The recycle bin keeps a template while another one has the id of one of its parts', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const { id } = await one<Saved>(admin, SAVE, [smallTemplate(), null]);
      const draft = await one<WireTemplate>(admin, DRAFT, [id]);
      const comment = { part_kind: 'field', part_id: draft.sections[0]?.groups[0]?.fields[0]?.id, text: 'Reicht das?' };
      await admin.query('select public.add_template_comment($1, $2)', [id, comment]);
      const deletion = await admin.value('select public.delete_form_template($1)', [id]);
      const copyId = crypto.randomUUID();
      await admin.query(SAVE, [{ ...draft, id: copyId, name: 'Import' }, null]);
      const copy = await one<WireTemplate>(admin, DRAFT, [copyId]);
      const failure = await admin.failure(RESTORE, [deletion]);
      expect(failure).toMatchObject({ message: 'foreign_id', code: 'PT409' });
      expect(JSON.parse(failure.detail ?? '')).toEqual({ path: 'sections[0].id' });
      expect(await one<WireTemplate>(admin, DRAFT, [copyId])).toEqual(copy);

      await admin.query('select public.delete_form_template($1)', [copyId]);
      await admin.query(RESTORE, [deletion]);
      const restored = await one<WireTemplate>(admin, DRAFT, [id]);
      expect(restored.sections).toEqual(draft.sections);
      expect(await admin.value('select public.list_template_comments($1)', [id])).toMatchObject([comment]);
    }));

  it('[BEY-63] The recycle bin restores a category and its link to an article restored later', () =>
    database.trial(async ({ owner, as }) => {
      const [category] = await as('admin').query(SAVE_CATEGORY, [{ title: 'Neu', description: 'Text' }, null]);
      await as('admin').query(`select public.save_article($1, $2)`, [{ id: articleId(1) }, [category?.id]]);
      const article = await as('admin').value('select public.delete_article($1)', [articleId(1)]);
      const deletion = await as('admin').value('select public.delete_category($1)', [category?.id]);
      await as('admin').query(RESTORE, [deletion]);
      await as('admin').query(RESTORE, [article]);
      expect(
        await owner.query('select title, description from public.categories where id = $1', [category?.id]),
      ).toEqual([{ title: 'Neu', description: 'Text' }]);
      expect(
        await owner.query('select category_id from public.article_categories where article_id = $1', [articleId(1)]),
      ).toEqual([{ category_id: category?.id }]);
    }));

  it('[BEY-63] The recycle bin says which entries a restored one still waits for, and that its article is paused', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const [category] = await admin.query(SAVE_CATEGORY, [{ title: 'Neu' }, null]);
      const { id: template } = await saveAndPublish(as, smallTemplate());
      await admin.query('select public.save_article($1, $2)', [
        { id: articleId(13), configurator_type: smallTemplate().configurator_type, form_template_id: template },
        [category?.id],
      ]);
      const title = await admin.value('select title from public.articles where id = $1', [articleId(13)]);
      const deleted = async () => ({
        article: await admin.value('select public.delete_article($1)', [articleId(13)]),
        category: await admin.value('select public.delete_category($1)', [category?.id]),
        template: await admin.value('select public.delete_form_template($1)', [template]),
      });
      const left = (...missing: unknown[]) => ({ missing, paused: false });
      const ofArticle = { table: 'articles', title };
      const ofCategory = { table: 'categories', title: 'Neu' };
      const ofTemplate = { table: 'form_templates', title: 'Klein' };

      const first = await deleted();
      expect(await admin.value(RESTORE, [first.category])).toMatchObject(left(ofArticle));
      expect(await admin.value(RESTORE, [first.template])).toMatchObject(left(ofArticle));
      expect(await admin.value(RESTORE, [first.article])).toMatchObject(left());

      const second = await deleted();
      expect(await admin.value(RESTORE, [second.article])).toMatchObject({
        missing: [ofCategory, ofTemplate],
        paused: true,
      });
      expect(await admin.value(RESTORE, [second.category])).toMatchObject(left());
      expect(await admin.value(RESTORE, [second.template])).toMatchObject(left());
    }));

  it('[BEY-63] The recycle bin restores the same links in any order of deleting and restoring [property]', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { minLength: 6, maxLength: 16 }), async (steps) => {
        await database.trial(async ({ owner, as }) => {
          const admin = as('admin');
          const [category] = await admin.query(SAVE_CATEGORY, [{ title: 'Neu' }, null]);
          const { id: template } = await saveAndPublish(as, smallTemplate());
          const article = (title: string) => ({ title, is_paused: true, form_template_id: template });
          const saveArticle = 'select id, configurator_type from public.save_article($1, $2)';
          const type = await owner.value('select configurator_type from public.form_templates where id = $1', [
            template,
          ]);
          const save = (title: string) =>
            admin.value(saveArticle, [{ ...article(title), configurator_type: type }, [category?.id]]);
          const ids = [await save('A'), await save('B'), category?.id, template].map(String);
          const links = () =>
            owner.query(
              `select a.title, a.form_template_id, array_agg(l.category_id) as categories
               from public.articles a left join public.article_categories l on l.article_id = a.id
               where a.id = any ($1) group by a.id order by a.title`,
              [ids.slice(0, 2)],
            );
          const before = await links();
          const names = ['article', 'article', 'category', 'form_template'];
          const deleted = new Map<number, unknown>();
          const restore = async (entry: number) => {
            await admin.query(RESTORE, [deleted.get(entry)]);
            deleted.delete(entry);
          };
          for (const entry of steps) {
            if (deleted.has(entry)) await restore(entry);
            // A category or template in use cannot be deleted.
            else if (entry < 2 || (deleted.has(0) && deleted.has(1))) {
              deleted.set(entry, await admin.value(`select public.delete_${names[entry]}($1)`, [ids[entry]]));
            }
          }
          for (const entry of [...deleted.keys()]) await restore(entry);
          expect(await links()).toEqual(before);
        });
      }),
      { numRuns: 25, seed: 1 },
    ));

  it('[BEY-65] The recycle bin deletes nothing changed by another admin in between', () =>
    database.trial(async ({ as }) => {
      const [category] = await as('admin').query(SAVE_CATEGORY, [{ title: 'Neu' }, null]);
      await as('admin').query(SAVE_CATEGORY, [{ id: category?.id, title: 'Anders' }, 1]);
      for (const [name, id] of [
        ['category', category?.id],
        ['article', articleId(1)],
        ['form_template', templateIds['dog-bed']],
      ]) {
        const failure = await as('admin').failure(`select public.delete_${name}($1, 99)`, [id]);
        expect(failure).toMatchObject({ code: 'PT409', message: 'revision_conflict' });
      }
      expect(await as('admin').failure(SAVE_CATEGORY, [{ id: category?.id, title: 'Dritte' }, 1])).toMatchObject({
        message: 'revision_conflict',
        detail: '{"revision": 2}',
      });
    }));

  it('The recycle bin is emptied after 30 days, before the files go', () =>
    database.trial(async ({ owner, as }) => {
      await as('admin').query('select public.delete_article($1)', [articleId(1)]);
      const left = async (days: number) => {
        await as('service').query(`select public.empty_recycle_bin(now() + make_interval(days => $1))`, [days]);
        return owner.value('select count(*) from public.recycle_bin');
      };
      expect([await left(29), await left(31)]).toEqual([1, 0]);
    }));
});

describe('files to remove', () => {
  /** Empties the bin first, like the sweep. */
  const claim = async (service: Session, days: number) => {
    await service.query('select public.empty_recycle_bin(now() + make_interval(days => $1))', [days]);
    const rows = await service.query(
      `select file_url from public.claim_file_removals(now() + make_interval(days => $1))`,
      [days],
    );
    return rows.map(({ file_url }) => file_url);
  };

  it('[ADM-ART-26] Removed files are released when the article can no longer be restored', () =>
    database.trial(async ({ as }) => {
      const id = await as('admin').value('select id from public.save_article($1, $2, $3)', [
        { title: 'Neu', image_url: '/haupt.webp' },
        [],
        ['/zusatz.webp'],
      ]);
      await as('admin').query('select public.delete_article($1)', [id]);
      expect(await claim(as('service'), 30)).toEqual([]);
      expect((await claim(as('service'), 32)).sort()).toEqual(['/haupt.webp', '/zusatz.webp']);
      expect(await claim(as('service'), 32)).toEqual([]);
      expect(await claim(as('service'), 33)).toHaveLength(2);
    }));

  it('[BEY-63] Files are kept while the bin holds an article with a picture uploaded a day earlier', () =>
    database.trial(async ({ owner, as }) => {
      const url = 'https://shop.example/storage/v1/object/public/article-images/neu.webp';
      await owner.query(`insert into public.file_removals (file_url, due_at) values ($1, now() + interval '1 day')`, [
        url,
      ]);
      const id = await as('admin').value('select id from public.save_article($1, $2)', [
        { title: 'Neu', image_url: `${url}#focus=30,70` },
        [],
      ]);
      await as('admin').query('select public.delete_article($1)', [id]);
      expect(await claim(as('service'), 2)).toEqual([]);
      expect(await claim(as('service'), 29)).toEqual([]);
      expect(await claim(as('service'), 32)).toEqual([url, url]);
    }));

  it('[BEY-63] Files are kept after a second deletion until that one can no longer be restored', () =>
    database.trial(async ({ owner, as }) => {
      const id = await as('admin').value('select id from public.save_article($1, $2)', [
        { title: 'Neu', image_url: '/haupt.webp' },
        [],
      ]);
      const first = await as('admin').value('select public.delete_article($1)', [id]);
      await as('admin').query(RESTORE, [first]);
      await as('admin').query('select public.delete_article($1)', [id]);
      await owner.query(`update public.recycle_bin set deleted_at = now() + interval '20 days'`);
      expect(await claim(as('service'), 32)).toEqual([]);
      expect(await claim(as('service'), 49)).toEqual([]);
      expect(await claim(as('service'), 52)).toContain('/haupt.webp');
    }));

  it('Files are kept while a restored article or an order references them', () =>
    database.trial(async ({ owner, as }) => {
      await placeOrder(as('service'));
      const deletion = await as('admin').value('select public.delete_article($1)', [articleId(1)]);
      await as('admin').query('select public.delete_article($1)', [articleId(13)]);
      await as('admin').query(RESTORE, [deletion]);
      expect(await claim(as('service'), 32)).toEqual([]);
      expect(await owner.value('select count(*) from public.file_removals')).toBe(0);
    }));

  it('Files are listed on every path that removes a picture', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query(`update public.categories set image_url = '/alt.webp' where id = $1`, [categoryIds.coats]);
      await owner.query('delete from public.file_removals');
      await as('admin').query(SAVE_CATEGORY, [{ id: categoryIds.coats, image_url: '/neu.webp' }, null]);
      await as('admin').query('delete from public.article_images where article_id = $1', [articleId(1)]);
      expect(await owner.query('select file_url from public.file_removals order by created_at')).toEqual([
        { file_url: '/alt.webp' },
        { file_url: '/catalogue/wintermantel-nordwind-detail.webp' },
      ]);
    }));
});
