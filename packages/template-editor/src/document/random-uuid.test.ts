import { readFiles } from 'configurator-core';
import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('Random UUIDs have version 4, differ, and are accepted as ids of files', () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const files = ids.map((id) => ({ id, name: 'a.png', mediaType: 'image/png', bytes: 1 }));
  expect(readFiles(files)).toMatchObject({ files, isWhole: true });
});
