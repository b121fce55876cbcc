import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';
import type { Part } from './areas.ts';
import { findMutants, type Mutant } from './find-mutants.ts';
import { findSqlMutants, type NearestTest } from './find-sql-mutants.ts';

/** A mutant to test. */
export interface Candidate {
  /** Absolute path */
  readonly file: string;
  readonly mutant: Mutant;
  /** Place and change, as text */
  readonly what: string;
  /** Path prefixes of the tests that should detect it */
  readonly tests: readonly string[];
  /** Tests of a file to run first. Then `tests` are complete paths, the most likely to detect it first */
  readonly nearest?: NearestTest;
}

/** Mutants of TypeScript files. */
export function candidatesOf({ sources, tests }: Part): readonly Candidate[] {
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }).toSorted())
    .filter((path) => !/\.test\./.test(path))
    .flatMap((path) => {
      const file = join(workspaceRoot, path);
      const source = readFileSync(file, 'utf8');
      return findMutants(file, source).map((mutant) => {
        const line = source.slice(0, mutant.start).split('\n').length;
        const what = `${path}:${line}  ${source.slice(mutant.start, mutant.end)}  →  ${mutant.text || '(nothing)'}`;
        return { file, mutant, what, tests };
      });
    });
}

/** The place where a test database is open and not yet used. */
const OPEN = 'close: () => Promise<void>): Promise<Database> {\n';

let stopServer = async () => {};

/** Stops the server that `databaseCandidates` started. */
export async function stopDatabaseServer(): Promise<void> {
  await stopServer();
}

/** Mutants of the database: the code that opens it for tests runs one more statement. Starts a database server. */
export async function databaseCandidates(): Promise<readonly Candidate[]> {
  const { default: startPreparedDatabase, copyDatabase } = await import(
    '../../supabase/tests/setup/prepared-database.ts'
  );
  const { connectTo } = await import('../../supabase/tests/setup/native-database.ts');
  stopServer = await startPreparedDatabase();
  const copy = await copyDatabase();
  const database = await connectTo(copy.rootUrl);
  const found = await findSqlMutants(database);
  await database.close();
  await copy.close();
  const file = join(workspaceRoot, 'supabase/tests/setup/database.ts');
  const before = readFileSync(file, 'utf8').indexOf(OPEN);
  if (before < 0) throw new Error(`${file} has no line ${OPEN}`);
  const start = before + OPEN.length;
  return found.map(({ what, statement, tests, nearest }) => {
    const text = `  await database.exec(${JSON.stringify(statement)});\n`;
    return { file, mutant: { start, end: start, text }, what, tests, nearest };
  });
}
