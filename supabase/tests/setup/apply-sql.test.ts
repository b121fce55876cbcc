import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSupabaseFile, runSqlFile } from './apply-sql.ts';

let connection: Awaited<ReturnType<typeof createPgliteConnection>>;
beforeAll(async () => {
  connection = await createPgliteConnection({});
  await connection.driver.waitReady;
});
afterAll(() => connection.close());

describe('runSqlFile', () => {
  it('A failure is reported with file, line and reason', async () => {
    const run = runSqlFile(connection.driver, '2026_broken.sql', 'select 1;\n\nselect nothing from nowhere;');
    await expect(run).rejects.toThrow('2026_broken.sql (line 3): relation "nowhere" does not exist');
  });

  it('A failed file is rolled back', async () => {
    await runSqlFile(connection.driver, 'half.sql', 'create table half (id int); select 1 / 0;').catch(() => {});
    const { rows } = await connection.driver.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('A text explains how to enable storage if it is disabled', async () => {
    const sql = await readSupabaseFile('migrations/20261125100500_pictures.sql');
    await expect(runSqlFile(connection.driver, 'storage.sql', sql)).rejects.toThrow('EXPERIMENTAL_STORAGE=1');
  });
});
