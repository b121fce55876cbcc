import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ErrorCode, errorStatus } from '../../contracts/index.ts';

const functions = fileURLToPath(new URL('../../functions/', import.meta.url));
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Text of each SQL function with its comment, which names its errors, by name without schema. */
const sqlFunctions = new Map<string, string>();
for (const file of globSync('*.sql', { cwd: migrations }).toSorted()) {
  for (const text of readFileSync(join(migrations, file), 'utf8')
    .split(/^create (?:or replace )?function /m)
    .slice(1)) {
    const name = /^(?:\w+\.)?(\w+)/.exec(text)?.[1] ?? '';
    sqlFunctions.set(name, (sqlFunctions.get(name) ?? '') + text);
  }
}

/** Error codes in the source of a function. */
export interface SourceCodes {
  /** In the files of its folder. */
  readonly own: ReadonlySet<string>;
  /** In the files that it imports, and in the SQL functions that these files name, too. More than it can reply with. */
  readonly reachable: ReadonlySet<string>;
}

/** Returns the error codes in the source of a function. */
export function sourceCodes(name: string): SourceCodes {
  const own = new Set<string>();
  const reachable = new Set<string>();
  for (const [file, text] of importedBy(join(functions, name, 'handler.ts'))) {
    const isOwn = relative(functions, file).startsWith(`${name}/`);
    for (const [, before = '', literal = ''] of text.matchAll(/(case )?'(\w+)'/g)) {
      if (isCode(literal)) {
        reachable.add(literal);
        if (isOwn && before === '') own.add(literal);
      }
      for (const code of sqlCodes(literal)) reachable.add(code);
    }
  }
  return { own, reachable };
}

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text);
}

/** Texts of a file and of the files that it imports, without contracts. */
function importedBy(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file) || !existsSync(file) || !file.startsWith(functions)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, path = ''] of text.matchAll(/^(?:import|\}) .*?from '(\.[^']+)';$/gm)) {
    importedBy(join(dirname(file), path), found);
  }
  return found;
}

/** Error codes in a SQL function and in those that it calls. */
function sqlCodes(name: string, seen = new Set<string>()): ReadonlySet<string> {
  const text = sqlFunctions.get(name);
  if (text === undefined || seen.has(name)) return new Set();
  seen.add(name);
  const words = text.match(/\w+/g) ?? [];
  const called = [...text.matchAll(/\b(?:private|public)\.(\w+)\(/g)].map(([, one = '']) => one);
  return new Set([...words.filter(isCode), ...called.flatMap((one) => [...sqlCodes(one, seen)])]);
}
