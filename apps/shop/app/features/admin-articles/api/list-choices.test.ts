import { expect, it } from 'vitest';
import { clientOfTables, maxRows } from '#app/lib/supabase/tables.fixture.ts';
import { listCategoryChoices, listTemplateChoices } from './list-choices.ts';

it('The lists of the article form have more entries than one reply of the Data API holds', async () => {
  const client = clientOfTables(maxRows + 1);
  expect((await listCategoryChoices(client)).length).toBe(maxRows + 1);
  expect((await listTemplateChoices(client)).length).toBe(maxRows + 1);
});
