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

const skills = globSync('packages/*/skills/*/SKILL.md', { cwd: workspaceRoot });

it('Each package has a skill for programs that write code, with its name and what it is for', () => {
  expect(skills.map((path) => path.split('/')[3])).toEqual(skills.map((path) => path.split('/')[1]));
  expect(skills).toHaveLength(3);
  for (const path of skills) {
    expect(read(path)).toMatch(/^---\nname: [a-z-]+\ndescription: .{60,1000}\n---\n/);
    expect(read(path).length).toBeLessThan(8000);
    expect(JSON.parse(read(path.replace(/skills.*/, 'package.json'))).files).toContain('skills');
  }
});

it('The functions, components and props that the skills name exist', () => {
  const api = globSync('packages/*/public-api.md', { cwd: workspaceRoot }).map(read).join('\n');
  const names = skills.flatMap((path) =>
    [...read(path).matchAll(/`([a-zA-Z]*[a-z][A-Z][A-Za-z]*)(?=[`=({])/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(api))).toEqual([]);
});
