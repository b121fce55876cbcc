import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../seed/ids.ts';
import { type Database, openDatabase } from './database.ts';
import { DRAFT, one, SAVE, type WireTemplate } from './example-templates.ts';

const LIST = 'select public.list_template_versions($1)';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database.close());

describe('the published versions of a template', () => {
  it('[BEY-62] names version, time and author, the live one first', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-leash']]);
      await as('admin').query(SAVE, [{ ...draft, description: 'Neu' }, null, true]);
      expect(await as('admin').value(LIST, [templateIds['dog-leash']])).toMatchObject([
        { version: 2, author: 'admin@example.de', published_at: expect.stringMatching(/^\d{4}-/) },
        { version: 1 },
      ]);
    }));

  it.each(['visitor', 'anna'] as const)('[ADM-TPL-24] does not tell %s who published them', (actor) =>
    database.trial(async ({ as }) => {
      await as(actor).failure(LIST, [templateIds['dog-leash']]);
    }),
  );
});
