import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { placeOrder } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const focused = '/bild.webp#focus=30,100';

describe('the focus of a picture', () => {
  it('The focus of a picture is stored with the pictures of articles and categories', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const [article] = await admin.query('select image_url from public.save_article($1, $2)', [
        { id: articleId(13), image_url: focused },
        [],
      ]);
      const [category] = await admin.query('select image_url from public.save_category($1)', [
        { id: categoryIds.coats, image_url: focused },
      ]);
      const [further] = await admin.query('select image_url from public.arrange_article_images($1, $2)', [
        articleId(13),
        [{ imageUrl: focused, altText: 'Hund' }],
      ]);
      expect([article, category, further]).toEqual(Array(3).fill({ image_url: focused }));
    }));

  it.each(['#focus=101,0', '#focus=33,0', '#focus=-10,0', '#focus=10', '#other', '#focus=10,10#focus=10,10'])(
    'The focus of a picture is rejected as %s',
    (fragment) =>
      database.trial(async ({ as }) => {
        for (const table of ['articles', 'categories', 'article_images']) {
          const change = `update public.${table} set image_url = $1`;
          expect((await as('admin').failure(change, [`/bild.webp${fragment}`])).code).toBe('23514');
        }
      }),
  );

  it('The focus of a picture changes without replacing a row or removing a file', () =>
    database.trial(async ({ owner, as }) => {
      const arrange = 'select id from public.arrange_article_images($1, $2)';
      const images = (url: string) => [{ imageUrl: url, altText: 'Hund' }];
      const [before] = await as('admin').query(arrange, [articleId(13), images('/bild.webp')]);
      expect(await as('admin').query(arrange, [articleId(13), images(focused)])).toEqual([before]);
      await as('admin').query(`update public.articles set image_url = image_url || '#focus=0,0' where id = $1`, [
        articleId(13),
      ]);
      expect(await owner.query('select file_url from public.file_removals')).toEqual([]);
    }));

  it('A file that any row refers to is kept, with any focus', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('update public.articles set image_url = $1 where id = $2', [focused, articleId(13)]);
      await owner.query('delete from public.file_removals');
      await placeOrder(as('service'));
      expect(await owner.value('select count(*)::int from public.order_items where image_url = $1', [focused])).toBe(1);
      await as('admin').query('update public.articles set image_url = null where id = $1', [articleId(13)]);
      expect(await owner.query('select file_url from public.file_removals')).toEqual([{ file_url: '/bild.webp' }]);
      const due = `select file_url from public.claim_file_removals(now() + interval '40 days')`;
      expect(await as('service').query(due)).toEqual([]);
    }));
});
