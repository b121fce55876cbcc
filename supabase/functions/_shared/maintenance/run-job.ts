import type { FunctionDeps } from '../deps.ts';

/** How long and how widely one job of the sweep may work. */
export interface JobLimits {
  /** No batch starts after this many milliseconds. */
  readonly budgetMs: number;
  /** Items claimed at once and processed in parallel. */
  readonly batchSize: number;
}

interface Job<Item> {
  /** Claims the next items; an item that was returned before ends the job. */
  readonly claim: (batchSize: number) => Promise<readonly Item[]>;
  readonly idOf: (item: Item) => string;
  /** A rejection ends the job. */
  readonly process: (item: Item) => Promise<void>;
  /** Ends the job early, for example once PayPal no longer answers. */
  readonly isStopped?: () => boolean;
}

/**
 * Claims and processes items batch by batch until none is left or the time budget is spent. Small batches keep the
 * claim honest: an item that the budget does not reach is not marked as processed.
 */
export async function runJob<Item>(
  { now }: Pick<FunctionDeps, 'now'>,
  { budgetMs, batchSize }: JobLimits,
  { claim, idOf, process, isStopped = () => false }: Job<Item>,
): Promise<void> {
  const endsAt = now().getTime() + budgetMs;
  const processed = new Set<string>();
  while (!isStopped() && now().getTime() < endsAt) {
    const batch = (await claim(batchSize)).filter((item) => !processed.has(idOf(item)));
    if (batch.length === 0) return;
    for (const item of batch) processed.add(idOf(item));
    await Promise.all(batch.map(process));
  }
}
