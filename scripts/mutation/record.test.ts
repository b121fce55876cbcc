import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { type Count, recordFile } from './record.ts';

const model = readFileSync(join(workspaceRoot, 'docs/threat-model.md'), 'utf8');
const counts: Readonly<Record<string, Count>> = JSON.parse(readFileSync(recordFile, 'utf8'));

/** The row requires the areas price, state and policy. Policy is counted last, so its count completes the row. */
const rowOf = (area: string) => (area === 'policy' && 'price' in counts && 'state' in counts ? '[BEY-71] ' : '');
const named = Object.entries(counts).map(
  ([area, count]) => [`${rowOf(area)}the last count of ${area}`, count] as const,
);

it.each(named)('%s reached its goal, and the threat model names it', (_, count) => {
  const { command, tried, noticed } = count;
  expect(tried, 'the sample is too small').toBeGreaterThanOrEqual(60);
  expect(noticed / tried).toBeGreaterThanOrEqual(0.8);
  expect(model).toContain(`| \`${command}\` | ${tried} | ${noticed} |`);
});
