import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
});
