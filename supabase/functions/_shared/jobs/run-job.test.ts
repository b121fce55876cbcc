import { expect, it } from 'vitest';
import { runJob } from './run-job.ts';

const limits = { budgetMs: 10_000, processorMs: 100, itemProcessorMs: 15, batchSize: 2 };

/** Runs a job over these items with a clock that each item advances. */
async function run(
  items: string[],
  {
    itemMs = 0,
    mayRepeat = false,
    stopAfter = Number.POSITIVE_INFINITY,
    itemProcessorMs = limits.itemProcessorMs,
  } = {},
) {
  let elapsedMs = 0;
  let claims = 0;
  const processed: string[] = [];
  await runJob(
    { now: () => new Date(elapsedMs) },
    { ...limits, itemProcessorMs },
    {
      claim: async (size) => {
        claims += 1;
        // With a frozen clock an endless job would run forever.
        elapsedMs += 1;
        return mayRepeat ? items.slice(0, size) : items.splice(0, size);
      },
      idOf: (item) => item,
      isStopped: () => processed.length >= stopAfter,
      process: async (item) => {
        processed.push(item);
        elapsedMs += itemMs;
      },
    },
  );
  return { processed, claims };
}

it('[BEY-09] All items are processed batch by batch, up to the first empty batch', async () => {
  expect(await run(['a', 'b', 'c'])).toEqual({ processed: ['a', 'b', 'c'], claims: 3 });
});

it('[BEY-09] The job ends at items that it has already processed', async () => {
  expect(await run(['a', 'b'], { mayRepeat: true })).toEqual({ processed: ['a', 'b'], claims: 2 });
});

it('[BEY-09] No batch is started after the time budget', async () => {
  const { processed } = await run(['a', 'b', 'c', 'd'], { itemMs: 5_000 });
  expect(processed).toEqual(['a', 'b']);
});

it('[BEY-09] A last batch is started just before the time budget ends', async () => {
  const { processed } = await run(['a', 'b', 'c', 'd', 'e'], { itemMs: 2_500 });
  expect(processed).toEqual(['a', 'b', 'c', 'd']);
});

it('[BEY-09] No item beyond the processor budget is claimed', async () => {
  const items = Array.from({ length: 20 }, (_, index) => `${index}`);
  // Six items of 15 ms fit into 100 ms, in three batches.
  expect(await run([...items])).toEqual({ processed: items.slice(0, 6), claims: 3 });
  const odd = await run([...items], { itemProcessorMs: 20 });
  expect(odd).toEqual({ processed: items.slice(0, 5), claims: 3 });
});

it('[BEY-09] A job stops when it is aborted', async () => {
  const { processed } = await run(['a', 'b', 'c', 'd'], { stopAfter: 2 });
  expect(processed).toEqual(['a', 'b']);
});
