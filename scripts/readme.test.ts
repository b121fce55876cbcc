import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './child-processes.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,packages}/**/*.md', { cwd: workspaceRoot })].filter(
  (page) => !/node_modules|CHANGELOG|docs\/specification/.test(page),
);
const read = (page: string) => readFileSync(join(workspaceRoot, page), 'utf8');

describe('README', () => {
  it('shows the coat as the project outside of the workspace runs it', () => {
    expect(read('README.md')).toContain(`\`\`\`tsx\n${read('adopters/projects/coat/main.tsx')}\`\`\``);
  });

  it('installs the current version', () => {
    const { version } = JSON.parse(read('packages/configurator-core/package.json'));
    const versions = [...read('README.md').matchAll(/-(\d[\w.-]*)\.tgz/g)].map(([, named]) => named);
    expect(new Set(versions)).toEqual(new Set([version]));
  });
});

describe('links', () => {
  it.each(pages)('of %s lead to files', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      if (/^(?:[a-z]+:|#)/.test(link)) return false;
      return !existsSync(join(workspaceRoot, dirname(page), link.replace(/#.*$/, '')));
    });
    expect(broken).toEqual([]);
  });
});
