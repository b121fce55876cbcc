import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireTemplate } from 'configurator-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { functionLimits } from '../../contracts/index.ts';
import { measureInDeno } from '../../local/testing/measure-in-deno.ts';
import { leastProcessorMs } from '../../local/testing/processor-slowdown.ts';
import { seededTemplate } from '../../seed/templates.ts';

const measured = z.object({
  processorMs: z.number(),
  memoryBytes: z.number(),
  faults: z.number(),
  undecided: z.number(),
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publication-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Checks a template in a Deno with the memory of a hosted function. */
async function measure(template: object) {
  const path = join(folder, 'template.json');
  await writeFile(path, JSON.stringify(template));
  return measureInDeno('measure-publication.ts', [path], measured);
}

/** A template of almost 2 MB, the most that the database stores, whose fields depend on six others each. */
function largestTemplate() {
  const rule = (index: number, place: number) => ({
    field: `f${index - 1 - place}`,
    operator: place % 2 === 0 ? ('equals' as const) : ('not_equals' as const),
    value: place % 2 === 0 ? 'b' : 'a',
  });
  const fields = Array.from({ length: 1_900 }, (_, index) => ({
    name: `f${index}`,
    label: `Feld ${index}`,
    options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
    conditional_display:
      index === 0 ? null : { all: Array.from({ length: Math.min(index, 6) }, (_, place) => rule(index, place)) },
  }));
  return wireTemplate([{ fields }]);
}

it.each([
  ['the largest template of the shop', () => seededTemplate('dog-coat'), false],
  ['a template at the limit of the database', largestTemplate, true],
] as const)('The check of %s keeps within the limits of a hosted function', async (_, make, isLarge) => {
  const template = make();
  if (isLarge) expect(JSON.stringify(template).length).toBeGreaterThan(1_900_000);
  const goalMs = 0.75 * functionLimits.processorMs;
  const least = await leastProcessorMs(goalMs, async () => {
    const took = await measure(template);
    expect(took.memoryBytes).toBeLessThan(functionLimits.memoryBytes);
    // What the analysis leaves open prevents no publication.
    expect(took.faults === 0 || took.undecided > 0).toBe(true);
    expect(took.undecided > 0).toBe(isLarge);
    return took.processorMs;
  });
  console.log(`The check took ${Math.round(least)} ms of processor time.`);
  expect(least).toBeLessThan(goalMs);
});
