import { describe, expect, it } from 'vitest';
import { readExternalProject } from '../../local/testing/external-project.ts';
import { userIds } from '../../seed/ids.ts';
import { openExternalDatabase } from '../setup/database.ts';
import { connectTo } from '../setup/native-database.ts';
import { copyDatabase } from '../setup/prepared-database.ts';

const complete = {
  SUPABASE_URL: 'http://127.0.0.1:54321/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_DB_URL: 'postgres://postgres@127.0.0.1:54322/postgres',
};

describe('the settings of an external project', () => {
  it('The settings are those of the environment, none without its address', () => {
    expect(readExternalProject({})).toBeNull();
    expect(readExternalProject({ ...complete, SUPABASE_URL: '' })).toBeNull();
    expect(readExternalProject(complete)).toEqual({
      url: 'http://127.0.0.1:54321',
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
      databaseUrl: complete.SUPABASE_DB_URL,
    });
  });

  it.each(['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_DB_URL'] as const)(
    'A run without %s ends with the name of that setting',
    (name) => {
      expect(() => readExternalProject({ ...complete, [name]: undefined })).toThrow(name);
    },
  );
});

it('The tests of an external database leave it unchanged', async () => {
  const copy = await copyDatabase();
  const owner = await connectTo(copy.rootUrl);
  const traces = async () =>
    (
      await owner.query(`select (select count(*) from auth.sessions)::integer as sessions,
      (select count(*) from public.profiles where city in ('Prepared', 'Tried'))::integer as cities`)
    ).rows[0];
  const before = await traces();
  const database = await openExternalDatabase(copy.rootUrl);
  const setCity = `update public.profiles set city = $1 where id = '${userIds.anna}'`;
  const city = `select city from public.profiles where id = '${userIds.anna}'`;
  await database.prepare(async ({ owner: own }) => void (await own.query(setCity, ['Prepared'])));
  await database.trial(async ({ as }) => {
    expect(await as('anna').value(city)).toBe('Prepared');
    await as('anna').query(setCity, ['Tried']);
    expect(await as('anna').value(city)).toBe('Tried');
  });
  await database.trial(async ({ as }) => expect(await as('anna').value(city)).toBe('Prepared'));
  await database.close();
  expect(await traces()).toEqual(before);
  await owner.close();
  await copy.close();
});
