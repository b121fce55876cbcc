import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const SAVE = 'select * from public.save_article($1, $2)';
const complete = { title: 'Regenmantel', withdrawal_excluded: true, safety_notes: 'Nur unter Aufsicht tragen.' };

describe('facts required before an article is sold', () => {
  it('An article can be saved with a title alone: it is paused then', () =>
    database.trial(async ({ as }) => {
      const [row] = await as('admin').query(SAVE, [{ title: 'Idee' }, []]);
      expect(row).toMatchObject({ is_paused: true, withdrawal_excluded: null, safety_notes: null });
    }));

  it.each([
    ['[BEY-23] safety notes', { safety_notes: '  ' }, ['safety_notes']],
    ['[BEY-23] an address of its maker', { manufacturer: 'Musterfabrik' }, ['manufacturer']],
    ['[BEY-23] an electronic address of its maker', { manufacturer: 'M, Weg 1, 1010 Wien' }, ['manufacturer']],
    ['[BEY-20] the decision on the right of withdrawal', { withdrawal_excluded: null }, ['withdrawal_excluded']],
    [
      '[BEY-20] [BEY-23] all of it',
      { withdrawal_excluded: null, safety_notes: null },
      ['withdrawal_excluded', 'safety_notes'],
    ],
  ])('An article is not published without %s, on any path', (_what, gap, missing) =>
    database.trial(async ({ owner, as }) => {
      const refusal = { code: 'PT422', message: 'article_incomplete' };
      const article = { ...complete, ...gap };
      const created = await as('admin').failure(SAVE, [{ ...article, is_paused: false }, []]);
      expect(created).toMatchObject(refusal);
      expect(JSON.parse(created.detail ?? '')).toEqual({ title: 'Regenmantel', missing });

      const [row] = await as('admin').query(SAVE, [article, []]);
      expect(await as('admin').failure(SAVE, [{ id: row?.id, is_paused: false }, []])).toMatchObject(refusal);
      const activate = 'update public.articles set is_paused = false where id = $1';
      expect(await as('admin').failure(activate, [row?.id])).toMatchObject(refusal);
      expect(await as('service').failure(activate, [row?.id])).toMatchObject(refusal);
      expect(await owner.value('select is_paused from public.articles where id = $1', [row?.id])).toBe(true);
    }),
  );

  it('[BEY-20] [BEY-23] An article is published with all facts, and none can be removed then', () =>
    database.trial(async ({ as }) => {
      const maker = 'Musterfabrik, Musterweg 2, 1010 Wien, post@example.at';
      const [row] = await as('admin').query(SAVE, [{ ...complete, manufacturer: maker, is_paused: false }, []]);
      expect(row).toMatchObject({ is_paused: false, manufacturer: maker });
      for (const gap of [{ safety_notes: null }, { manufacturer: 'M' }, { withdrawal_excluded: null }]) {
        expect(await as('admin').failure(SAVE, [{ id: row?.id, ...gap }, []])).toMatchObject({
          message: 'article_incomplete',
        });
      }
    }));

  it('[BEY-23] Every article has a unique number, which saves keep and a restore brings back', () =>
    database.trial(async ({ owner, as }) => {
      const number = 'select article_number from public.articles where id = $1';
      expect(await owner.value(number, [articleId(1)])).toBe(1001);
      const [row] = await as('admin').query(SAVE, [{ title: 'Neu', article_number: 1 }, []]);
      expect(row?.article_number).toBeGreaterThan(1015);
      await as('admin').query(SAVE, [{ id: row?.id, article_number: 2 }, []]);
      const deletion = await as('admin').value('select public.delete_article($1)', [row?.id]);
      await as('admin').query('select public.restore_deleted($1)', [deletion]);
      expect(await owner.value(number, [row?.id])).toBe(row?.article_number);
    }));

  it('An article deleted before these facts were required is restored as paused', () =>
    database.trial(async ({ owner, as }) => {
      const deletion = await as('admin').value('select public.delete_article($1)', [articleId(13)]);
      await owner.query(
        `update public.recycle_bin set content = jsonb_set(content #- '{row,article_number}', '{row,safety_notes}', 'null') where id = $1`,
        [deletion],
      );
      await as('admin').query('select public.restore_deleted($1)', [deletion]);
      const [row] = await owner.query('select is_paused, article_number from public.articles where id = $1', [
        articleId(13),
      ]);
      expect(row?.is_paused).toBe(true);
      expect(row?.article_number).toBeGreaterThan(1015);
    }));
});
