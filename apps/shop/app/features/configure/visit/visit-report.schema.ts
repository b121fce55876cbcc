import { z } from 'zod';

/** Progress of a configurator visit: the opened steps, without personal data. */
const visitProgressSchema = z.object({
  /** Ids of steps not yet reported. */
  steps: z.array(z.string().max(100)).max(100).readonly(),
  isOpened: z.boolean(),
  isAdded: z.boolean(),
});
export type VisitProgress = z.infer<typeof visitProgressSchema>;

/** The unreported progress with the version of the template that was open. */
export const visitReportSchema = z.object({
  template: z.object({ id: z.string().max(100), version: z.int().min(1).max(1_000_000) }),
  progress: visitProgressSchema,
});
