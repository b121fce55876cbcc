import { builtInTemplates } from 'configurator-core/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const funnelsSchema = z.array(
  z.object({
    templateId: z.string(),
    opened: z.int(),
    steps: z.array(z.object({ id: z.string(), title: z.string(), visits: z.int() })),
  }),
);

const coat = 'built-in:dog-coat';
const today = `(now() at time zone 'Europe/Berlin')::date`;

function count({ as }: Trial, steps: readonly string[], change: { isOpened?: boolean; isAdded?: boolean } = {}) {
  const { isOpened = false, isAdded = false } = change;
  return as('visitor').query('select public.count_configurator_visit($1, 1, $2, $3, $4)', [
    coat,
    steps,
    isOpened,
    isAdded,
  ]);
}

const funnel = ({ as }: Trial) => as('admin').value(`select public.configurator_funnel(${today}, ${today})`);

describe('visits of the configurator', () => {
  it('Visits of the configurator are counted step by step, without personal data', () =>
    database.trial(async (trial) => {
      await count(trial, ['dog-information', 'dog-measurements'], { isOpened: true });
      await count(trial, ['fabric-selection'], { isAdded: true });
      await count(trial, ['dog-information', 'dog-information'], { isOpened: true });
      expect(await funnel(trial)).toEqual([
        {
          templateId: coat,
          name: 'Hundemantel nach Maß',
          opened: 2,
          added: 1,
          steps: [
            { id: 'dog-information', title: 'Angaben zum Hund', visits: 2 },
            { id: 'dog-measurements', title: 'Maße', visits: 1 },
            { id: 'fabric-selection', title: 'Stoffauswahl', visits: 1 },
            { id: 'cuff-color', title: 'Bündchenfarbe', visits: 0 },
            { id: 'lining-options', title: 'Innenfutter', visits: 0 },
            { id: 'zipper-options', title: 'Reißverschluss', visits: 0 },
            { id: 'additional-features', title: 'Extras', visits: 0 },
          ],
        },
      ]);
      const columns = await trial.owner.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'configurator_visits' order by ordinal_position`,
      );
      expect(columns.map(({ name }) => name)).toEqual([
        'day',
        'template_id',
        'template_name',
        'event',
        'step_id',
        'step_title',
        'step_position',
        'visits',
      ]);
    }));

  it('Visits keep the titles of published templates and label a step with its newest title', () =>
    database.trial(async (trial) => {
      const [version] = await trial.owner.query<{ id: string; version: number; step: string; title: string }>(
        `select template_id as id, version, definition -> 'sections' -> 0 ->> 'id' as step,
           definition -> 'sections' -> 0 ->> 'title' as title from public.template_versions order by 1, 2 limit 1`,
      );
      if (version === undefined) throw new Error('the seed has no published template');
      const countOnce = () =>
        trial
          .as('anna')
          .query('select public.count_configurator_visit($1, $2, $3, true)', [
            version.id,
            version.version,
            [version.step],
          ]);
      await countOnce();
      await trial.owner.query(`update public.configurator_visits set day = day - 1, step_title = 'Früher'`);
      await countOnce();
      const read = `select public.configurator_funnel(${today} - 7, ${today})`;
      const [found] = funnelsSchema.parse(await trial.as('admin').value(read));
      expect(found).toMatchObject({ templateId: version.id, opened: 2 });
      expect(found?.steps[0]).toEqual({ id: version.step, title: version.title, visits: 2 });
      expect(found?.steps.slice(1).map(({ visits }) => visits)).not.toContain(1);
      expect(
        await trial.owner.value(
          `select count(distinct step_title)::int from public.configurator_visits where event = 'step'`,
        ),
      ).toBe(2);
    }));

  it('Visits of the configurator ignore steps that are in no template', () =>
    database.trial(async (trial) => {
      await count(trial, ['<script>', '', 'x'.repeat(5_000)]);
      await trial
        .as('visitor')
        .query(`select public.count_configurator_visit('built-in:dog-hat', 1, '{a}', true, true)`);
      await trial.as('visitor').query(`select public.count_configurator_visit(null, null, null, true, true)`);
      expect(await trial.owner.value('select count(*)::int from public.configurator_visits')).toBe(0);
    }));

  it('Visits of the configurator are limited per network', () =>
    database.trial(async (trial) => {
      await trial.owner.query(`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true)`);
      for (let visit = 1; visit <= 60; visit++) await count(trial, ['dog-information']);
      await expect(count(trial, ['dog-information'])).rejects.toThrow('rate_limited');
      await trial.owner.query(`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.8"}', true)`);
      await count(trial, ['dog-information']);
    }));

  it('Visits of the configurator are read by admins only, for at most a year', () =>
    database.trial(async ({ as }) => {
      for (const actor of ['anna', 'visitor'] as const) {
        expect((await as(actor).failure(`select public.configurator_funnel(${today}, ${today})`)).code).toBe('42501');
      }
      expect(await as('admin').failure(`select public.configurator_funnel(${today} - 400, ${today})`)).toMatchObject({
        message: 'invalid_request',
      });
    }));

  it('Visits of the configurator include the steps of the engine’s built-in templates', () =>
    database.trial(async ({ owner }) => {
      const known = await owner.query('select * from private.built_in_steps() order by template_id');
      const expected = Object.values(builtInTemplates)
        .map(({ id, name, sections }) => ({
          template_id: id,
          template_name: name,
          step_ids: sections.map((section) => section.id),
          titles: sections.map(({ title }) => title),
        }))
        .sort((a, b) => (a.template_id < b.template_id ? -1 : 1));
      expect(known).toEqual(expected);
    }));
});
