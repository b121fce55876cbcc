import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countedFormNames } from '../../packages/configurator-core/src/contract/prices/price-amount.ts';
import { fieldTypes } from '../../packages/configurator-core/src/contract/template/template.schema.ts';
import { workspaceRoot } from '../workspace/child-processes.ts';

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

/** Files that contributors and tools look for by name. */
const expected = [
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  '.editorconfig',
  '.nvmrc',
  '.devcontainer/devcontainer.json',
  '.github/ISSUE_TEMPLATE/bug.yml',
  '.github/ISSUE_TEMPLATE/config.yml',
  '.github/ISSUE_TEMPLATE/finding.yml',
  '.github/ISSUE_TEMPLATE/question.yml',
  '.github/pull_request_template.md',
  '.github/renovate.json',
  '.github/workflows/ci.yml',
  '.github/workflows/release.yml',
  '.github/workflows/supabase.yml',
];

it.each(expected)('The repository has %s', (path) => {
  expect(existsSync(join(workspaceRoot, path))).toBe(true);
});

it('Every file that names the version of Node for development names the same one', () => {
  const version = read('.nvmrc').trim();
  expect(/^ {2}node: (\d+)\./m.exec(read('pnpm-workspace.yaml'))?.[1]).toBe(version);
  expect(/^FROM node:(\d+)-/m.exec(read('.devcontainer/Dockerfile'))?.[1]).toBe(version);
  for (const workflow of globSync('.github/workflows/*.yml', { cwd: workspaceRoot })) {
    expect(read(workflow)).toContain('node-version-file: .nvmrc');
    expect(read(workflow)).not.toMatch(/node-version:/);
  }
});

it('A workflow may only read, unless a job says why it needs more', () => {
  for (const workflow of globSync('.github/workflows/*.yml', { cwd: workspaceRoot })) {
    expect(read(workflow)).toMatch(/^permissions:\n {2}contents: read\n$/m);
    expect([...read(workflow).matchAll(/^ +([\w-]+): write$/gm)].map(([, right]) => right)).toEqual(
      workflow.endsWith('release.yml') ? ['id-token'] : [],
    );
  }
});

it.each(['docs/site/concepts/templates.md', 'docs/engine.md'])(
  'The table of values in %s has every field type',
  (path) => {
    const [, table = ''] = /\n\| `?field_type`? \|.*\n\|-.*\n((?:\|.*\n)*)/.exec(read(path)) ?? [];
    const listed = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/\b[a-z_]+\b/g) ?? []);
    expect(fieldTypes.filter((type) => !listed.includes(type))).toEqual([]);
  },
);

it.each(['docs/site/concepts/prices.md', 'docs/engine.md'])('The text in %s names every counted price form', (path) => {
  expect(countedFormNames.filter((form) => !read(path).includes(form))).toEqual([]);
});
