import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** A mutant of the database: a statement that runs after the migrations. */
export interface SqlMutant {
  /** Description of the mistake */
  readonly what: string;
  readonly statement: string;
  /** Paths of the tests that name the changed object or its callers; those that name it most first */
  readonly tests: readonly string[];
  /** Tests that cover all objects of its kind, limited to this object; they run first */
  readonly nearest: NearestTest;
}

/** Some tests of a file. */
export interface NearestTest {
  readonly path: string;
  /** Regular expression for their titles */
  readonly titles: string;
}

interface Database {
  query<T extends Record<string, unknown>>(sql: string): Promise<{ rows: T[] }>;
  exec(sql: string): Promise<unknown>;
}

interface Draft {
  readonly what: string;
  readonly statement: string;
  /** Tables and functions concerned, the changed object first */
  readonly names: readonly string[];
  /** Path of the test that covers all objects of its kind; the access matrix by default */
  readonly first?: string;
}

const TESTS = 'supabase/tests';
const MATRIX = `${TESTS}/access/access-matrix.test.ts`;
const CHECKS = `${TESTS}/schema/broken-values.test.ts`;
const TRIGGERS = `${TESTS}/schema/row-triggers.test.ts`;

/** Replacement of each SQL word by one that is easily confused with it; the longest first. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/\bis not distinct from\b/gi, 'is distinct from'],
  [/\bis distinct from\b/gi, 'is not distinct from'],
  [/\bis not null\b/gi, 'is null'],
  [/\bis null\b/gi, 'is not null'],
  [/\bnot exists\b/gi, 'exists'],
  [/\bif not\b/gi, 'if'],
  [/\bor\b(?! replace)/gi, 'and'],
  [/(?<!between \S+ )\band\b/gi, 'or'],
  [/<>/g, '='],
  [/(?<=\s)=(?=\s)/g, '<>'],
  [/(?<=\s)>=(?=\s)/g, '>'],
  [/(?<=\s)<=(?=\s)/g, '<'],
  [/(?<=\s)>(?=\s)/g, '>='],
  [/(?<=\s)<(?=\s)/g, '<='],
  [/(?<=\s)\+(?=\s)/g, '-'],
  [/(?<=\s)-(?=\s)/g, '+'],
  [/\btrue\b/gi, 'false'],
  [/\bfalse\b/gi, 'true'],
  // Excludes constants selected only to check for a row.
  [/(?<=[\s(])(?<!\b(?:select|perform)\s+)\d+(?=[\s,);])/g, 'one more'],
  [/\braise exception\b[^;]*;/gi, 'null;'],
];

/** Postgres' output of a policy condition that only calls one function without parameters. */
const callerCheck = /^\( SELECT private\.\w+\(\) AS \w+\)$/;

/** Functions that decide about prices, payments, roles or ownership. */
const criticalFunctions =
  /admin|role|claim|guard|freeze|frozen|place_order|settle|refund|payment|capture|own_|may_|signed_in|factor/;

/** Drops or opens each policy, drops each trigger and check, and changes one word in each deciding function. */
export async function findSqlMutants(database: Database): Promise<readonly SqlMutant[]> {
  const drafts = [...(await ofPolicies(database)), ...(await ofTables(database)), ...(await ofFunctions(database))];
  const mutants: SqlMutant[] = [];
  const tests = globSync(`${TESTS}/*/*.test.ts`, { cwd: workspaceRoot })
    .filter((path) => !/native|load|lints|access-matrix|broken-values|row-triggers/.test(path))
    .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }));
  for (const draft of drafts) {
    if (!(await isValidStatement(database, draft.statement))) continue;
    const namingTests = tests
      .map(({ path, text }) => ({ path, weight: weightOf(text, draft.names) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ path }) => path);
    const [changed] = draft.names;
    const titles = changed === 'objects' ? 'the files of ' : `\\b${changed} `;
    const nearest = { path: draft.first ?? MATRIX, titles };
    mutants.push({ ...draft, tests: namingTests, nearest });
  }
  return mutants;
}

/** Number of times that a test names the changed object; names of callers count less. */
function weightOf(text: string, [changed = '', ...callers]: readonly string[]): number {
  const times = (name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  return times(changed) * 10 + callers.reduce((sum, name) => sum + times(name), 0);
}

/** Runs the statement and rolls it back. One that Postgres rejects could never be committed. */
async function isValidStatement(database: Database, statement: string): Promise<boolean> {
  await database.exec('begin');
  try {
    await database.exec(statement);
    return true;
  } catch {
    return false;
  } finally {
    await database.exec('rollback');
  }
}

async function ofPolicies(database: Database): Promise<Draft[]> {
  const { rows } = await database.query<{ name: string; tbl: string; place: string; qual: string; checked: string }>(
    `select quote_ident(policyname) as name, tablename as tbl, format('%I.%I', schemaname, tablename) as place,
       coalesce(qual, '') as qual, coalesce(with_check, '') as checked
     from pg_policies where schemaname in ('public', 'storage') order by place, name`,
  );
  return rows.flatMap(({ name, tbl, place, qual, checked }) => {
    const policy = `policy ${name} on ${place}`;
    const using = qual && qual !== 'true' ? ['using (true)'] : [];
    const check = checked && checked !== 'true' ? ['with check (true)'] : [];
    // If both conditions only check the caller, not the row, making one of them true changes nothing.
    const isSameCheck = qual === checked && callerCheck.test(qual);
    const opened = isSameCheck ? ['using (true) with check (true)'] : [...using, ...check];
    return [
      { what: `${policy}: dropped`, statement: `drop ${policy}`, names: [tbl] },
      ...opened.map((how) => ({ what: `${policy}: ${how}`, statement: `alter ${policy} ${how}`, names: [tbl] })),
    ];
  });
}

async function ofTables(database: Database): Promise<Draft[]> {
  const { rows } = await database.query<{ statement: string; tbl: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement, relname as tbl
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname), relname
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'c' and connamespace = 'public'::regnamespace
     order by statement`,
  );
  return rows.map(({ statement, tbl }) => {
    const first = statement.startsWith('alter') ? CHECKS : TRIGGERS;
    return { what: statement, statement, names: [tbl], first };
  });
}

async function ofFunctions(database: Database): Promise<Draft[]> {
  const { rows } = await database.query<{ name: string; definition: string; body: string; tables: string[] }>(
    `select proname as name, pg_get_functiondef(p.oid) as definition, prosrc as body,
       array(select distinct relname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
         where tgfoid = p.oid) as tables
     from pg_proc p where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
     order by proname, definition`,
  );
  return rows
    .filter(({ name }) => criticalFunctions.test(name))
    .flatMap(({ name, definition, body, tables }) => {
      const callers = rows
        .filter((row) => new RegExp(`\\b${name}\\b`).test(row.body))
        .flatMap((row) => [row.name, ...row.tables]);
      const offset = definition.indexOf(body);
      return findReplacements(body).map(({ start, end, text }) => ({
        what: `${name}: ${body.slice(start, end).replaceAll(/\s+/g, ' ')}  →  ${text}  in  …${lineAround(body, start)}…`,
        statement: definition.slice(0, offset + start) + text + definition.slice(offset + end),
        names: [name, ...tables, ...callers],
      }));
    });
}

function lineAround(text: string, place: number): string {
  return text.slice(text.lastIndexOf('\n', place) + 1, text.indexOf('\n', place)).trim();
}

/** Masks strings, comments, quoted names and pure locks (a single connection never waits), keeping the length. */
function mask(sql: string): string {
  return sql.replaceAll(/'(?:[^']|'')*'|--[^\n]*|"[^"]*"|\bperform 1 from [^;]*for update;/g, (found) =>
    '_'.repeat(found.length),
  );
}

function findReplacements(body: string): { start: number; end: number; text: string }[] {
  const code = mask(body);
  const taken = new Set<number>();
  return otherWords
    .flatMap(([pattern, text]) =>
      [...code.matchAll(pattern)].flatMap(({ index, 0: found }) => {
        if (taken.has(index)) return [];
        for (let at = index; at < index + found.length && !text.startsWith('null'); at += 1) taken.add(at);
        return [
          { start: index, end: index + found.length, text: text === 'one more' ? String(Number(found) + 1) : text },
        ];
      }),
    )
    .toSorted((a, b) => a.start - b.start);
}
