import type { FunctionDeps } from '../deps.ts';

/**
 * Limits of one job. A hosted function is ended after two seconds of processor time, which it cannot measure; so a job
 * counts items of a known cost.
 */
export interface JobLimits {
  /** Milliseconds after which no batch starts. */
  readonly budgetMs: number;
  /** Processor time of the whole job, milliseconds */
  readonly processorMs: number;
  /** Processor time of one item, milliseconds, measured in Deno and rounded up */
  readonly itemProcessorMs: number;
  /** Items claimed at once and processed in parallel. */
  readonly batchSize: number;
}

interface Job<Item> {
  /** Claims the next items. Processed items are skipped; a batch without new items ends the job. */
  readonly claim: (batchSize: number) => Promise<readonly Item[]>;
  readonly idOf: (item: Item) => string;
  /** A rejection ends the job. */
  readonly process: (item: Item) => Promise<void>;
  /** Ends the job early, for example once PayPal no longer answers. */
  readonly isStopped?: () => boolean;
}

/**
 * Claims and processes items batch by batch until none is left or a budget is spent. Batches are small, so that items
 * beyond the budgets are not claimed.
 */
export async function runJob<Item>(
  { now }: Pick<FunctionDeps, 'now'>,
  limits: JobLimits,
  { claim, idOf, process, isStopped = () => false }: Job<Item>,
): Promise<void> {
  const endsAt = now().getTime() + limits.budgetMs;
  const maxItems = Math.floor(limits.processorMs / limits.itemProcessorMs);
  const processed = new Set<string>();
  while (!isStopped() && now().getTime() < endsAt && processed.size < maxItems) {
    const size = Math.min(limits.batchSize, maxItems - processed.size);
    const batch = (await claim(size)).filter((item) => !processed.has(idOf(item)));
    if (batch.length === 0) return;
    for (const item of batch) processed.add(idOf(item));
    await Promise.all(batch.map(process));
  }
}
