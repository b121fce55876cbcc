import type { FunctionDeps } from '../deps.ts';

/** Time and batch limits of one job of the sweep. */
export interface JobLimits {
  /** Milliseconds after which no batch starts. */
  readonly budgetMs: number;
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
 * Claims and processes items batch by batch until none is left or the time budget is spent. Batches are small, so that
 * items beyond the budget are not claimed.
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
