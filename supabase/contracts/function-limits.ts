/** Limits of a hosted function. It is stopped when it exceeds one, so the work of a request stays below. */
export const functionLimits = {
  /** Processor time of a request */
  processorMs: 2_000,
  /** Memory of the process */
  memoryBytes: 256 * 1024 * 1024,
  /** Goal for the largest accepted picture */
  picture: { processorMs: 1_500, memoryBytes: 200 * 1024 * 1024 },
  /** Goal for the largest accepted PDF; the rest of the memory is for sending it to Storage */
  pdf: { processorMs: 1_500, memoryBytes: 216 * 1024 * 1024 },
} as const;
