import { expect, it } from 'vitest';
import { allRows } from './all-rows.ts';
import { clientOfTables, maxRows, rowOf } from './tables.fixture.ts';

it.each([0, 1, maxRows - 1, maxRows, maxRows + 1, 2 * maxRows + 3])('Each of %i rows is read once', async (total) => {
  const client = clientOfTables(total);
  const rows = await allRows((first, last) =>
    client.from('articles').select('id').order('id').range(first, last).throwOnError(),
  );
  expect(rows.map((row) => row.id)).toEqual(Array.from({ length: total }, (_, index) => rowOf(index).id));
});

it('The reading fails as a whole if one of its requests fails', async () => {
  const readRange = async (first: number) => {
    if (first > 0) throw new Error('no connection');
    return { data: Array.from({ length: maxRows }, (_, index) => index) };
  };
  await expect(allRows(readRange)).rejects.toThrow('no connection');
});
