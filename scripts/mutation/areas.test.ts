import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { areas } from './areas.ts';

const parts = Object.entries(areas).flatMap(([area, list]) => list.map((part) => ({ area, ...part })));

describe('areas of mutation testing', () => {
  it.each(parts)('$area: $sources names files that exist', ({ sources }) => {
    for (const source of sources) expect(globSync(source, { cwd: workspaceRoot }), source).not.toEqual([]);
  });

  it.each(parts)('$area: $tests names tests that exist', ({ tests }) => {
    for (const test of tests) {
      const found = [`${test}**/*.test.{ts,tsx}`, `${test}*.test.{ts,tsx}`, `${test}/**/*.test.{ts,tsx}`];
      expect(globSync(found, { cwd: workspaceRoot }), test).not.toEqual([]);
    }
  });
});
