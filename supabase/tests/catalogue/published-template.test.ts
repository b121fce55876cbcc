import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, templateIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { publish, storeCopyOf } from '../setup/example-templates.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const SAVE = 'select * from public.save_article($1, $2)';
const RESTORE = 'select public.restore_deleted($1)';
const refusal = { code: 'PT409', message: 'template_unpublished' };
const coat = articleId(1);

function stateOf(owner: Session, id: unknown): Promise<unknown[]> {
  return owner.query('select is_paused, form_template_id from public.articles where id = $1', [id]);
}

describe('an active article', () => {
  it('An active article rejects a template without a published version for every role', () =>
    database.trial(async ({ owner, as }) => {
      const copy = await storeCopyOf(as('admin'), templateIds['dog-coat']);
      const failure = await as('admin').failure(SAVE, [{ id: coat, form_template_id: copy }, []]);
      expect(failure).toMatchObject(refusal);
      const title = await owner.value('select title from public.articles where id = $1', [coat]);
      const template = await owner.value('select name from public.form_templates where id = $1', [copy]);
      expect(JSON.parse(failure.detail ?? '')).toEqual({ title, template });
      const assign = 'update public.articles set form_template_id = $2 where id = $1';
      expect(await as('admin').failure(assign, [coat, copy])).toMatchObject(refusal);
      expect(await as('service').failure(assign, [coat, copy])).toMatchObject(refusal);
      expect(await owner.failure(assign, [coat, copy])).toMatchObject(refusal);
    }));

  it('An active article cannot be created or activated with an unpublished template, only saved as paused', () =>
    database.trial(async ({ as }) => {
      const copy = await storeCopyOf(as('admin'), templateIds['dog-coat']);
      const article = {
        title: 'Neu',
        configurator_type: 'dog-coat',
        form_template_id: copy,
        withdrawal_excluded: true,
        safety_notes: 'Nur unter Aufsicht tragen.',
      };
      expect(await as('admin').failure(SAVE, [{ ...article, is_paused: false }, []])).toMatchObject(refusal);
      const [row] = await as('admin').query(SAVE, [{ ...article, is_paused: true }, []]);
      const activate = 'update public.articles set is_paused = false where id = $1';
      expect(await as('admin').failure(activate, [row?.id])).toMatchObject(refusal);
      await publish(as, copy);
      await as('admin').query(activate, [row?.id]);
    }));

  it('An active article can have no template', () =>
    database.trial(async ({ owner, as }) => {
      await as('admin').query(SAVE, [{ id: coat, form_template_id: null }, []]);
      expect(await stateOf(owner, coat)).toEqual([{ is_paused: false, form_template_id: null }]);
    }));

  it('An active article keeps the last published version of its template', () =>
    database.trial(async ({ owner, as }) => {
      const remove = 'delete from public.template_versions where template_id = $1';
      for (const caller of [owner, as('service')]) {
        expect(await caller.failure(remove, [templateIds['dog-coat']])).toMatchObject({ message: 'template_in_use' });
      }
      await owner.query('update public.articles set is_paused = true where form_template_id = $1', [
        templateIds['dog-coat'],
      ]);
      await owner.query(remove, [templateIds['dog-coat']]);
    }));
});

describe('an article from the recycle bin', () => {
  it('[BEY-63] An article from the recycle bin is paused if its template was deleted in between', () =>
    database.trial(async ({ owner, as }) => {
      const copy = await storeCopyOf(as('admin'), templateIds['dog-coat']);
      await publish(as, copy);
      await as('admin').query(SAVE, [{ id: coat, form_template_id: copy }, []]);
      const article = await as('admin').value('select public.delete_article($1)', [coat]);
      await as('admin').query('select public.delete_form_template($1)', [copy]);
      await as('admin').query(RESTORE, [article]);
      expect(await stateOf(owner, coat)).toEqual([{ is_paused: true, form_template_id: null }]);
    }));

  it('[BEY-63] An article from the recycle bin is paused if its template has no published version', () =>
    database.trial(async ({ owner, as }) => {
      const copy = await storeCopyOf(as('admin'), templateIds['dog-coat']);
      const article = await as('admin').value('select public.delete_article($1)', [coat]);
      await owner.query(
        `update public.recycle_bin set content = jsonb_set(content, '{row,form_template_id}', to_jsonb($2::text)) where id = $1`,
        [article, copy],
      );
      await as('admin').query(RESTORE, [article]);
      expect(await stateOf(owner, coat)).toEqual([{ is_paused: true, form_template_id: copy }]);
    }));

  it('[BEY-63] An article from the recycle bin is active again if its template is still published', () =>
    database.trial(async ({ owner, as }) => {
      const before = await stateOf(owner, coat);
      const article = await as('admin').value('select public.delete_article($1)', [coat]);
      await as('admin').query(RESTORE, [article]);
      expect(await stateOf(owner, coat)).toEqual(before);
      expect(before).toEqual([{ is_paused: false, form_template_id: templateIds['dog-coat'] }]);
    }));
});
