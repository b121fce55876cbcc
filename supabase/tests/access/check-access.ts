import { expect } from 'vitest';
import { type ActorName, actors } from '../setup/actors.ts';
import type { Session, Trial } from '../setup/database.ts';
import type { FunctionRule, Reach, TableRule, ViewRule } from './access-rules.ts';

/** Commands on the rows of a table. */
export const commands = ['select', 'insert', 'update', 'delete'] as const;
export type Command = (typeof commands)[number];

/** Every role with access to the database. */
export const callers = [
  'visitor',
  'anna',
  'ben',
  'deactivated',
  'admin',
  'signedOutAdmin',
  'service',
] as const satisfies ActorName[];

function reachOf(rule: TableRule, command: Command, actor: ActorName): Reach {
  if (actor === 'service') {
    return (command === 'update' || command === 'delete') && rule.isFrozen?.includes(command) ? 'none' : 'all';
  }
  if (actor === 'signedOutAdmin') return rule[command].visitor;
  return rule[command][actor === 'visitor' || actor === 'admin' ? actor : 'customer'];
}

function conditionOf(rule: Pick<TableRule, 'own' | 'public'>, reach: Reach, actor: ActorName): string {
  if (reach === 'all') return 'true';
  const condition = reach === 'none' ? 'false' : rule[reach];
  if (condition === undefined) throw new Error(`the rule says ${reach}, but not which rows these are`);
  return condition.replaceAll('$user', `'${actors[actor].userId}'::uuid`);
}

async function columnsOf(owner: Session, table: string): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => `"${name}"`);
}

/** Columns that a caller may write; empty without a privilege on the table. */
async function writableColumns(owner: Session, table: string, command: 'insert' | 'update', actor: ActorName) {
  const rows = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       and has_column_privilege($2, format('public.%I', $1::text), column_name, $3) order by ordinal_position`,
    [table, actors[actor].role, command],
  );
  return rows.map(({ name }) => `"${name}"`);
}

/**
 * Returns how many rows a command affects. Commands read no column, so that only their own policies apply. Row security
 * is checked before keys and foreign keys. An error from those (class 23, or a rule of our own) means that the policy
 * accepted the command. It counts as `expectedCount`, or as one row if the rule expects none.
 */
async function rowsReached(
  trial: Trial,
  actor: ActorName,
  sql: string,
  expectedCount: number,
  parameters: unknown[] = [],
) {
  try {
    return await trial.as(actor).affected(sql, parameters);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === '42501') return 0;
    if (code.startsWith('23') || code.startsWith('PT')) return Math.max(expectedCount, 1);
    throw cause;
  }
}

/** Checks that a caller sees exactly the rows of the rule. */
export async function checkSelect(
  { owner, as }: Trial,
  relation: string,
  rule: ViewRule,
  actor: ActorName,
): Promise<void> {
  const isWithheld =
    rule.withheldFrom?.some((withheld) => withheld === actor) === true &&
    !(await owner.value(`select has_table_privilege($1, $2, 'select')`, [actors[actor].role, relation]));
  const reach = isWithheld ? 'none' : actor === 'service' ? 'all' : reachOf({ ...rule, ...unwritten }, 'select', actor);
  const condition = conditionOf(rule, reach, actor);
  const expectedCount = Number(await owner.value(`select count(*) from ${relation} where ${condition}`));
  if (reach !== 'none') expect(expectedCount, `${relation} needs a row for ${actor}`).toBeGreaterThan(0);
  const all = await countSeen(as(actor), relation);
  const seen = reach === 'none' ? all : await countSeen(as(actor), `${relation} where ${condition}`);
  expect([actor, seen, all]).toEqual([actor, expectedCount, expectedCount]);
}

/** Counts visible rows; 0 without a privilege on the table. */
async function countSeen(session: Session, from: string): Promise<number> {
  try {
    return Number(await session.value(`select count(*) from ${from}`));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === '42501') return 0;
    throw cause;
  }
}

const nobody = { visitor: 'none', customer: 'none', admin: 'none' } as const;
const unwritten = { insert: nobody, update: nobody, delete: nobody };

/** Checks that a caller can write exactly the rows of the rule. */
export async function checkWrite(
  trial: Trial,
  table: string,
  rule: TableRule,
  command: Exclude<Command, 'select'>,
  actor: ActorName,
): Promise<void> {
  const { owner } = trial;
  const reach = reachOf(rule, command, actor);
  const condition = conditionOf(rule, reach, actor);
  const expectedCount = Number(await owner.value(`select count(*) from public.${table} where ${condition}`));
  if (reach !== 'none') expect(expectedCount, `${table} needs a row for ${actor}`).toBeGreaterThan(0);
  const writable = command === 'delete' ? [] : await writableColumns(owner, table, command, actor);
  const columns = writable.length > 0 ? writable : await columnsOf(owner, table);
  const [anyRow] = await owner.query<{ row: Record<string, unknown> }>(
    // A caller who may insert only own rows inserts one of these.
    `select to_jsonb(t) as row from public.${table} t where ${reach === 'own' ? condition : true} limit 1`,
  );
  const published = table === 'template_versions' && command === 'insert' ? { published_by: actors[actor].userId } : {};
  const last = columns.at(-1);
  const given = `jsonb_populate_record(null::public.${table}, $1)`;
  const sql = {
    insert: `insert into public.${table} (${columns}) overriding system value select ${columns} from ${given}`,
    update: `update public.${table} set ${last} = (${given}).${last}`,
    delete: `delete from public.${table}`,
  }[command];
  const expectedRows = command === 'insert' ? (reach === 'none' ? 0 : 1) : expectedCount;
  const reached = await rowsReached(
    trial,
    actor,
    sql,
    expectedRows,
    command === 'delete' ? [] : [{ ...anyRow?.row, ...published }],
  );
  expect([actor, reached]).toEqual([actor, expectedRows]);
}

/** Checks a caller's access to the files of a bucket, with the queries that Storage runs. */
export async function checkBucket(trial: Trial, bucket: string, rule: TableRule, actor: ActorName): Promise<void> {
  const files = `storage.objects where bucket_id = '${bucket}'`;
  const stored = Number(await trial.owner.value(`select count(*) from ${files}`));
  expect(stored).toBeGreaterThan(0);
  const expectedCount = (command: Command) => (reachOf(rule, command, actor) === 'all' ? stored : 0);
  const seen = Number(await trial.as(actor).value(`select count(*) from ${files}`));
  const insert = `insert into storage.objects (bucket_id, name) values ('${bucket}', 'evil.webp')`;
  const reached = {
    select: seen,
    update: await rowsReached(trial, actor, `update ${files.replace(' where', ` set name = 'x' where`)}`, 0),
    delete: await rowsReached(trial, actor, `delete from ${files}`, 0),
    insert: await rowsReached(trial, actor, insert, 0),
  };
  expect([actor, reached]).toEqual([
    actor,
    {
      select: expectedCount('select'),
      update: expectedCount('update'),
      delete: expectedCount('delete'),
      insert: reachOf(rule, 'insert', actor) === 'all' ? 1 : 0,
    },
  ]);
}

const mayCall: Readonly<Record<FunctionRule, readonly ActorName[]>> = {
  everyone: callers,
  signedIn: ['anna', 'ben', 'deactivated', 'admin', 'signedOutAdmin'],
  admins: ['anna', 'ben', 'deactivated', 'admin', 'signedOutAdmin'],
  service: ['service'],
};

/** Checks that a caller may call a function according to its rule, and that admin functions reject other users. */
export async function checkFunction({ owner, as }: Trial, name: string, rule: FunctionRule, actor: ActorName) {
  const [found] = await owner.query<{ allowed: boolean; types: string[] }>(
    `select has_function_privilege($2, p.oid, 'execute') as allowed,
       array(select format_type(t, null) from unnest(p.proargtypes) with ordinality as a (t, n) order by n) as types
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [name, actors[actor].role],
  );
  expect([actor, found?.allowed]).toEqual([actor, mayCall[rule].includes(actor)]);
  if (rule !== 'admins' || actor === 'admin' || !found?.allowed) return;
  const nothing = found.types.map((type) => `null::${type}`);
  expect(await as(actor).failure(`select public.${name}(${nothing})`)).toMatchObject({
    code: '42501',
    message: 'not_admin',
  });
}

/** Lists the objects exposed by the Data API and Storage, from the database catalogue. */
export async function reachableObjects(
  owner: Session,
): Promise<Record<'tables' | 'views' | 'functions' | 'buckets', string[]>> {
  const names = async (sql: string) => (await owner.query<{ name: string }>(sql)).map(({ name }) => name);
  const relations = (kinds: string) =>
    names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in (${kinds}) order by 1`,
    );
  return {
    tables: await relations(`'r', 'p', 'f'`),
    views: await relations(`'v', 'm'`),
    functions: await names(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`,
    ),
    buckets: await names('select id as name from storage.buckets order by 1'),
  };
}
