import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../setup/database.ts';
import { fillTables } from '../setup/fill-tables.ts';
import { accessRules, bucketRules, functionRules, viewRules } from './access-rules.ts';
import {
  callers,
  checkBucket,
  checkFunction,
  checkSelect,
  checkWrite,
  commands,
  reachableObjects,
} from './check-access.ts';

const ruled = {
  tables: Object.keys(accessRules).sort(),
  views: Object.keys(viewRules).sort(),
  functions: Object.keys(functionRules).sort(),
  buckets: Object.keys(bucketRules).sort(),
};

/** Tests every caller × every table, view, function and bucket × every command on a database. */
export function describeAccessMatrix(engine: string, open: () => Promise<Database>): void {
  describe(`access matrix on ${engine}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await database.prepare(fillTables);
    }, 180_000);
    afterAll(() => database.close());

    it('[BEY-31] The access matrix has a rule for every table, view, function and bucket', async () => {
      expect(await database.trial(({ owner }) => reachableObjects(owner))).toEqual(ruled);
    });

    it.each([
      ['tables', 'create table public.fresh (id integer)'],
      ['views', 'create view public.fresh as select 1 as id'],
      ['functions', `create function public.fresh() returns integer language sql as 'select 1'`],
      ['buckets', `insert into storage.buckets (id, name) values ('fresh', 'fresh')`],
    ] as const)('[BEY-31] The access matrix detects an object without a rule among the %s', async (kind, create) => {
      await database.trial(async ({ owner }) => {
        expect((await reachableObjects(owner))[kind]).not.toContain('fresh');
        await owner.query(create);
        expect((await reachableObjects(owner))[kind]).toContain('fresh');
      });
    });

    const cells = Object.entries(accessRules).flatMap(([table, rule]) =>
      commands.map((command) => ({ table, rule, command })),
    );
    it.each(cells)('[BEY-31] The command $command on $table follows its access rule for every caller', async (cell) => {
      const { table, rule, command } = cell;
      for (const actor of callers) {
        await database.trial((trial) =>
          command === 'select'
            ? checkSelect(trial, `public.${table}`, rule, actor)
            : checkWrite(trial, table, rule, command, actor),
        );
      }
    });

    it.each(Object.entries(viewRules))(
      '[BEY-31] The view %s shows the rows of its access rule to every caller',
      async (view, rule) => {
        for (const actor of callers) await database.trial((trial) => checkSelect(trial, `public.${view}`, rule, actor));
      },
    );

    it.each(Object.entries(functionRules))(
      '[BEY-31] The function %s can be called exactly as its access rule states (%s)',
      async (name, rule) => {
        for (const actor of callers) await database.trial((trial) => checkFunction(trial, name, rule, actor));
      },
    );

    it.each(Object.entries(bucketRules))(
      '[BEY-31] The files of %s are accessible as the access rule states',
      async (bucket, rule) => {
        for (const actor of callers) await database.trial((trial) => checkBucket(trial, bucket, rule, actor));
      },
    );
  });
}
