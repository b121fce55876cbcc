import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text of a declaration file without comments. */
function withoutComments(text: string): string {
  return text.replaceAll(/^ *\/\*\*[\s\S]*?\*\/ *\n/gm, '').replaceAll(/ *\/\*\*[\s\S]*?\*\//g, '');
}

/** Statements of a bundled declaration file; each starts in the first column with a letter. */
function statementsOf(text: string): readonly string[] {
  return withoutComments(text)
    .split(/^(?=(?:declare|type|interface|export|import)\b)/m)
    .map((statement) => statement.replaceAll(/^\/\/.*$/gm, '').trim())
    .filter((statement) => statement !== '');
}

/** Exported names of an entry: `export { a as Name, type Other }` and `export declare function name()`. */
function exportedNames(statements: readonly string[]): readonly string[] {
  return statements
    .flatMap((statement) => {
      const [, list] = /^export (?:type )?\{([^}]*)\}/.exec(statement) ?? [];
      const [, own] = /^export declare (?:function|const|class) (\w+)/.exec(statement) ?? [];
      if (own !== undefined) return [own];
      return (list ?? '').split(',').map((name) => (name.split(' as ').at(-1) ?? name).replace(/^\s*type /, '').trim());
    })
    .filter((name) => name !== '')
    .sort();
}

/**
 * Reports the public API of a built package as Markdown: the exported names of each entry, and all declarations that
 * they require, sorted and without comments. A change of the API changes this text.
 * @param entries name of each entry, e.g. `configurator-core/machine`, and its declaration file
 */
export function apiReport(dist: string, entries: Readonly<Record<string, string>>): string {
  const lists = Object.entries(entries).map(([entry, file]) => {
    const names = exportedNames(statementsOf(readFileSync(file, 'utf8')));
    return `## ${entry}\n\n${names.map((name) => `- \`${name}\``).join('\n')}\n`;
  });
  const declarations = globSync('{*,shared/*}.d.ts', { cwd: dist })
    .flatMap((file) => statementsOf(readFileSync(join(dist, file), 'utf8')))
    .filter((statement) => !/^(?:import\b|export (?:type )?\{)/.test(statement))
    .map((statement) => statement.replace(/^export /, ''))
    .map((statement) => ({ statement, key: statement.replace(/^(?:declare )?\w+ /, '') }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ statement }) => statement);
  return [
    '# Public API',
    '',
    'Written by `pnpm api:update`. A change here is a change for adopters: it needs a changeset.',
    '',
    ...lists,
    '## Declarations',
    '',
    '```ts',
    [...new Set(declarations)].join('\n'),
    '```',
    '',
  ].join('\n');
}
