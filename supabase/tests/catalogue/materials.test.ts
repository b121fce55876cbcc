import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../../seed/ids.ts';
import { seededTemplate } from '../../seed/templates.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const save = 'select * from public.save_material($1, $2)';
const stored = (name: string) => `https://db.example/storage/v1/object/public/article-images/${name}.webp`;

describe('a material', () => {
  it('A material is saved by an admin, once per key, without overwriting another change', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const [made] = await admin.query(save, [{ key: 'filz', name: ' Filz ' }, null]);
      expect(made).toMatchObject({ key: 'filz', name: 'Filz', image_url: null, is_sold_out: false, revision: 1 });
      expect((await admin.failure(save, [{ key: 'filz', name: 'Anders' }, null])).message).toBe('key_taken');
      const [changed] = await admin.query(save, [{ id: made?.id, is_sold_out: true }, 1]);
      expect(changed).toMatchObject({ name: 'Filz', is_sold_out: true, revision: 2 });
      expect((await admin.failure(save, [{ id: made?.id, name: 'Spät' }, 1])).message).toBe('revision_conflict');
      expect((await admin.failure(save, [{ id: templateIds['dog-bed'], name: 'x' }, 1])).message).toBe(
        'unknown_material',
      );
      expect((await as('anna').failure(save, [{ key: 'x', name: 'X' }, null])).message).toBe('not_admin');
    }));

  it('A material keeps its facts when another fact is saved, and a fact is emptied by null', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const facts = { weight_gsm: 420, warmth: 4, water_resistance: 'repellent', care: ' Handwäsche ' };
      const [made] = await admin.query(save, [{ key: 'filz', name: 'Filz', ...facts }, null]);
      expect(made).toMatchObject({ ...facts, care: 'Handwäsche' });
      const [changed] = await admin.query(save, [{ id: made?.id, warmth: 5, care: null }, 1]);
      expect(changed).toMatchObject({ ...facts, warmth: 5, care: null });
    }));

  it('Every seeded material has all facts of its sheet', () =>
    database.trial(async ({ as }) => {
      const facts = 'weight_gsm, warmth, water_resistance, care';
      expect(await as('visitor').query(`select key from public.materials where num_nulls(${facts}) > 0`)).toEqual([]);
    }));

  it('A material is listed with the templates whose draft or live version uses it', () =>
    database.trial(async ({ as, owner }) => {
      const list = (who: 'admin' | 'anna') =>
        as(who).value(`select templates from public.material_overview where key = 'wachstuch'`);
      expect(await list('admin')).toEqual(['Hundebett nach Maß', 'Hundemantel nach Maß']);
      // Removed from the draft, it is still used by the published version.
      await owner.query(`update public.field_options set extra = extra - 'material'`);
      expect(await list('admin')).toEqual(['Hundebett nach Maß', 'Hundemantel nach Maß']);
      expect(await list('anna')).toEqual([]);
    }));

  it('A material is listed with the ids of its templates in the order of their names', () =>
    database.trial(async ({ as }) => {
      const read = `select template_ids from public.material_overview where key = 'wachstuch'`;
      expect(await as('admin').value(read)).toEqual([templateIds['dog-bed'], templateIds['dog-coat']]);
      expect(await as('anna').value(read)).toEqual([]);
    }));

  it('A material keeps its key and is not deleted while a template uses it', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const detail = JSON.stringify({ templates: ['Hundebett nach Maß', 'Hundemantel nach Maß'] });
      for (const change of [
        `delete from public.materials where key = 'wachstuch'`,
        `update public.materials set key = 'oliv' where key = 'wachstuch'`,
      ]) {
        const failure = await admin.failure(change);
        expect([failure.message, JSON.stringify(JSON.parse(String(failure.detail)))]).toEqual([
          'material_in_use',
          detail,
        ]);
      }
      await admin.query(save, [{ key: 'filz', name: 'Filz' }, null]);
      expect(await admin.affected(`delete from public.materials where key = 'filz'`)).toBe(1);
    }));
});

describe('the picture of an option', () => {
  const due = (days: number) => [
    `select file_url from public.claim_file_removals(now() + make_interval(days => $1))`,
    [days],
  ];
  const withPicture = (url: string) => {
    const text = JSON.stringify(seededTemplate('dog-coat')).replace('/stoffe/tartan-rot.svg', url);
    return JSON.parse(text);
  };

  it('The picture of an option keeps its files while the draft or any version uses it', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const claim = async (days: number) => {
        const [query, values] = due(days);
        const rows = await service.query(String(query), values as unknown[]);
        return rows.map(({ file_url: url }) => url);
      };
      const id = templateIds['dog-coat'];
      const upload = (name: string) =>
        owner.query(`insert into public.file_removals (file_url, due_at) values ($1, now() + interval '7 days')`, [
          stored(name),
        ]);
      const write = (name: string) =>
        owner.query('select private.write_form_template($1, $2)', [id, withPicture(stored(name))]);
      for (const name of ['drafted', 'published', 'replaced', 'unsaved']) await upload(name);

      await write('replaced');
      await write('published');
      await owner.query('select private.publish_form_template($1, null)', [id]);
      await write('drafted');
      // Pictures that were never saved, and those of an older draft, which stay until the recycle bin is emptied.
      expect(await claim(8)).toEqual(expect.arrayContaining([stored('unsaved')]));
      const later = await claim(32);
      expect(later).toContain(stored('replaced'));
      expect([...later, ...(await claim(64))]).not.toContain(stored('drafted'));
      expect(await claim(96)).not.toContain(stored('published'));

      await owner.query('delete from public.articles');
      await owner.query('delete from public.form_templates where id = $1', [id]);
      expect(await claim(128)).toEqual(expect.arrayContaining([stored('drafted'), stored('published')]));
    }));

  it('The picture of a material stays while the material uses it', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const [made] = await admin.query(save, [{ key: 'filz', name: 'Filz', image_url: stored('a') }, null]);
      await admin.query(save, [{ id: made?.id, image_url: stored('b') }, 1]);
      const noted = () => admin.query('select file_url from public.file_removals order by created_at');
      expect(await noted()).toEqual([{ file_url: stored('a') }]);
      await admin.query(`delete from public.materials where key = 'filz'`);
      expect(await noted()).toEqual([{ file_url: stored('a') }, { file_url: stored('b') }]);
    }));
});
