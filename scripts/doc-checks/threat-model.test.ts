import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';

const model = readFileSync(join(workspaceRoot, 'docs/threat-model.md'), 'utf8');
const [, table = ''] = model.split('## Threats');
const threats = [...table.matchAll(/^\| (?!an attacker|---)([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, threat = '', held = '']) => ({ threat, held }),
);

it.each(threats)('An attacker who $threat is stopped by the named test', ({ held }) => {
  const tests = [...held.matchAll(/`([^`]+)` "([^"]+)"/g)];
  expect(tests.length).toBeGreaterThan(0);
  for (const [, path = '', words = ''] of tests) {
    const file = join(workspaceRoot, path);
    expect(existsSync(file), path).toBe(true);
    const titles = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(words));
    expect(titles.length, `${path} has no test of "${words}"`).toBeGreaterThan(0);
  }
});

it('The threat model lists every threat', () => {
  expect(threats.length).toBeGreaterThan(25);
});
