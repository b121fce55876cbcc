import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { functionLimits, maxImagePixels, orderFileLimits, storedImageWidths } from '../../../contracts/index.ts';
import { measureInDeno } from '../../../local/testing/measure-in-deno.ts';
import { leastProcessorMs } from '../../../local/testing/processor-slowdown.ts';
import { photo } from '../testing/make-pictures.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const measured = z.object({ processorMs: z.number(), memoryBytes: z.number(), widths: z.array(z.number()) });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Encodes a picture in a Deno with the memory of a hosted function. */
async function measure(file: Uint8Array, widths: readonly number[]) {
  const path = join(folder, 'picture');
  await writeFile(path, file);
  return measureInDeno('measure-picture.ts', [path, modules, ...widths.map(String)], measured);
}

describe('the largest accepted picture', () => {
  const [width, height] = [1500, 2000];
  const kinds = ['jpeg', 'png', 'webp'] as const;
  const uses = [
    ['the catalogue', storedImageWidths],
    ['an order', [orderFileLimits.imageWidth]],
  ] as const;
  const cases = kinds.flatMap((kind) => uses.map(([use, widths]) => [kind, use, widths] as const));

  it.each(cases)(
    'The largest accepted picture as %s for %s is stored within the limits of a hosted function',
    async (kind, _, widths) => {
      expect(width * height).toBe(maxImagePixels);
      const file = await photo(kind, width, height);
      const { processorMs, memoryBytes } = functionLimits.picture;
      const least = await leastProcessorMs(processorMs, async () => {
        const took = await measure(file, widths);
        expect(took.memoryBytes).toBeLessThan(memoryBytes);
        expect(took.widths.at(-1)).toBe(Math.min(width, widths.at(-1) ?? 0));
        return took.processorMs;
      });
      expect(least).toBeLessThan(processorMs);
    },
  );
});
