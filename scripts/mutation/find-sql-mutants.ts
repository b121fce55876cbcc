import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** One mistake in the database: a statement that is run after the migrations. */
export interface SqlMutant {
  /** What is wrong, in words */
  readonly what: string;
  readonly statement: string;
  /** Paths of the tests that name what was changed, or what calls it; those that name it most first */
  readonly tests: readonly string[];
  /** What looks at everything of its kind, where it looks at this: asked before the others */
  readonly nearest: NearestTest;
}

/** Some tests of a file. */
export interface NearestTest {
  readonly path: string;
  /** What their titles contain, as a regular expression */
  readonly titles: string;
}

interface Database {
  query<T extends Record<string, unknown>>(sql: string): Promise<{ rows: T[] }>;
  exec(sql: string): Promise<unknown>;
}

interface Draft {
  readonly what: string;
  readonly statement: string;
  /** Of the tables and functions it concerns, what was changed itself first */
  readonly names: readonly string[];
  /** Path of the test for everything of its kind; default: the access matrix */
  readonly first?: string;
}

const TESTS = 'supabase/tests';
const MATRIX = `${TESTS}/access/access-matrix.test.ts`;
const CHECKS = `${TESTS}/schema/broken-values.test.ts`;
const TRIGGERS = `${TESTS}/schema/row-triggers.test.ts`;

/** What each word of SQL is easily mistaken for; the longest come first. */
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
  // Not what is selected only to see whether there is a row.
  [/(?<=[\s(])(?<!\b(?:select|perform)\s+)\d+(?=[\s,);])/g, 'one more'],
  [/\braise exception\b[^;]*;/gi, 'null;'],
];

/** As Postgres prints a condition of a policy that calls one function without parameters and no more. */
const callerOnly = /^\( SELECT private\.\w+\(\) AS \w+\)$/;

/** Functions that decide about prices, payments, roles or whose something is. */
const decidingFunctions =
  /admin|role|claim|guard|freeze|frozen|place_order|settle|refund|payment|capture|own_|may_|signed_in|factor/;

/** Every policy dropped or open to all, every trigger and check dropped, every judging function with one word changed. */
export async function findSqlMutants(database: Database): Promise<readonly SqlMutant[]> {
  const drafts = [...(await ofPolicies(database)), ...(await ofTables(database)), ...(await ofFunctions(database))];
  const mutants: SqlMutant[] = [];
  const tests = globSync(`${TESTS}/*/*.test.ts`, { cwd: workspaceRoot })
    .filter((path) => !/native|load|lints|access-matrix|broken-values|row-triggers/.test(path))
    .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }));
  for (const draft of drafts) {
    if (!(await canBeRun(database, draft.statement))) continue;
    const naming = tests
      .map(({ path, text }) => ({ path, weight: weightOf(text, draft.names) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ path }) => path);
    const [changed] = draft.names;
    const titles = changed === 'objects' ? 'the files of ' : `\\b${changed} `;
    const nearest = { path: draft.first ?? MATRIX, titles };
    mutants.push({ ...draft, tests: naming, nearest });
  }
  return mutants;
}

/** How often a test names what was changed; what calls it counts less. */
function weightOf(text: string, [changed = '', ...callers]: readonly string[]): number {
  const times = (name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  return times(changed) * 10 + callers.reduce((sum, name) => sum + times(name), 0);
}

/** Postgres reads the statement as it would in a migration; what it rejects could never be committed. */
async function canBeRun(database: Database, statement: string): Promise<boolean> {
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
    // Where both ask who is calling and nothing of the row, one of them open changes nothing.
    const isTwice = qual === checked && callerOnly.test(qual);
    const opened = isTwice ? ['using (true) with check (true)'] : [...using, ...check];
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
    .filter(({ name }) => decidingFunctions.test(name))
    .flatMap(({ name, definition, body, tables }) => {
      const callers = rows
        .filter((row) => new RegExp(`\\b${name}\\b`).test(row.body))
        .flatMap((row) => [row.name, ...row.tables]);
      const offset = definition.indexOf(body);
      return wordsToSwap(body).map(({ start, end, text }) => ({
        what: `${name}: ${body.slice(start, end).replaceAll(/\s+/g, ' ')}  →  ${text}  in  …${lineAround(body, start)}…`,
        statement: definition.slice(0, offset + start) + text + definition.slice(offset + end),
        names: [name, ...tables, ...callers],
      }));
    });
}

function lineAround(text: string, place: number): string {
  return text.slice(text.lastIndexOf('\n', place) + 1, text.indexOf('\n', place)).trim();
}

/** Strings, comments, quoted names and mere locks, which one connection never waits for, blotted out at the same length. */
function blot(sql: string): string {
  return sql.replaceAll(/'(?:[^']|'')*'|--[^\n]*|"[^"]*"|\bperform 1 from [^;]*for update;/g, (found) =>
    '_'.repeat(found.length),
  );
}

function wordsToSwap(body: string): { start: number; end: number; text: string }[] {
  const code = blot(body);
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
