import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId } from '../seed/ids.ts';
import { type Database, openDatabase } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database.close());

const careSet = articleId(13);

describe('images of an article', () => {
  const arrange = 'select image_url, alt_text from public.arrange_article_images($1, $2)';
  const image = (name: string) => ({ imageUrl: `/${name}.webp`, altText: name });

  it('[ADM-ART-24] [ADM-ART-25] adds, orders, describes and removes them in one step', () =>
    database.trial(async ({ as, owner }) => {
      await as('admin').query(arrange, [careSet, ['a', 'b', 'c'].map(image)]);
      const rows = await as('admin').query(arrange, [
        careSet,
        [image('c'), { imageUrl: '/a.webp', altText: 'Neu' }, image('d')],
      ]);
      expect(rows).toEqual([
        { image_url: '/c.webp', alt_text: 'c' },
        { image_url: '/a.webp', alt_text: 'Neu' },
        { image_url: '/d.webp', alt_text: 'd' },
      ]);
      expect(await owner.query('select file_url from public.file_removals')).toEqual([{ file_url: '/b.webp' }]);
    }));

  it('refuses an image without alternative text, and changes nothing then', () =>
    database.trial(async ({ as, owner }) => {
      const failure = await as('admin').failure(arrange, [
        careSet,
        [image('a'), { imageUrl: '/b.webp', altText: ' ' }],
      ]);
      expect(failure).toMatchObject({ message: 'invalid_request' });
      expect(
        await owner.value('select count(*)::int from public.article_images where article_id = $1', [careSet]),
      ).toBe(0);
    }));
});

describe('lists', () => {
  it('[ADM-ART-06] shows articles with their categories, paused ones to admins only', () =>
    database.trial(async ({ as }) => {
      const read = 'select state, category_titles from public.article_overview where id = $1';
      expect(await as('admin').query(read, [articleId(1)])).toEqual([{ state: 'active', category_titles: ['Mäntel'] }]);
      expect(await as('admin').value(read, [articleId(11)])).toBe('paused');
      expect(await as('visitor').query(read, [articleId(11)])).toEqual([]);
    }));

  it('shows a withdrawal beside the order it names, and one that names none', () =>
    database.trial(async ({ as }) => {
      for (const orderNumber of ['pm-2026-310482 ', 'weiß ich nicht']) {
        await as('visitor').query('select public.submit_withdrawal($1)', [
          { name: 'A', orderNumber, email: 'a@example.de' },
        ]);
      }
      const read = 'select order_db_id is not null as is_known from public.withdrawal_overview order by order_number';
      expect(await as('admin').query(read)).toEqual([{ is_known: true }, { is_known: false }]);
      expect(await as('anna').query(read)).toEqual([]);
    }));
});
