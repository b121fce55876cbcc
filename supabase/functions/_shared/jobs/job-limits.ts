import type { JobLimits } from './run-job.ts';

/**
 * Limits of every job that works through a list. Together they start no work after a minute and take less than the two
 * seconds of processor time of a hosted function, even if one run does all of them.
 */
export const jobLimits = {
  /** Orders whose payment PayPal is asked about. */
  settlement: { budgetMs: 20_000, processorMs: 300, itemProcessorMs: 5, batchSize: 5 },
  /** Refunds without an answer. */
  refunds: { budgetMs: 10_000, processorMs: 250, itemProcessorMs: 5, batchSize: 2 },
  /** Mails without a document. The provider's timeout is ten seconds: a slow one gets one batch. */
  mails: { budgetMs: 6_000, processorMs: 300, itemProcessorMs: 6, batchSize: 4 },
  /** Mails with PDF documents, which are written when they are sent. */
  documents: { budgetMs: 6_000, processorMs: 600, itemProcessorMs: 150, batchSize: 2 },
} as const satisfies Readonly<Record<string, JobLimits>>;
