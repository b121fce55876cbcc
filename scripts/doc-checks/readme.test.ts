import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageNames } from '../packages/pack-packages.ts';
import { workspaceRoot } from '../workspace/child-processes.ts';

const read = (page: string) => readFileSync(join(workspaceRoot, page), 'utf8');

describe('README', () => {
  it('README shows the coat code that the external project runs', () => {
    expect(read('README.md')).toContain(`\`\`\`tsx\n${read('adopters/projects/coat/main.tsx')}\`\`\``);
  });

  it('README installs the current version', () => {
    const { version } = JSON.parse(read('packages/configurator-core/package.json'));
    const versions = [...read('README.md').matchAll(/-(\d[\w.-]*)\.tgz/g)].map(([, named]) => named);
    expect(new Set(versions)).toEqual(new Set([version]));
  });

  it.each(packageNames)('The README of %s is for a project that installs it from npm', (name) => {
    const page = read(`packages/${name}/README.md`);
    expect(page).toContain('npm install');
    expect(page).not.toMatch(/\bpnpm\b|`(?:src|docs|scripts)\/|in the repository/i);
  });

  it('One page says which version of Node the packages need, and it agrees with them', () => {
    for (const name of packageNames) {
      expect(JSON.parse(read(`packages/${name}/package.json`)).engines).toEqual({ node: '>=20' });
      expect(read(`packages/${name}/README.md`)).not.toMatch(/Node \d/);
    }
    const pages = globSync('docs/site/{*,start/*,recipes/*,concepts/*}.md', { cwd: workspaceRoot });
    expect(pages.filter((page) => /Node \d/.test(read(page)))).toEqual(['docs/site/start/installation.md']);
    expect(read('docs/site/start/installation.md')).toContain('Node 20 or newer');
  });
});
