import { z } from 'zod';

/** Report of one visit of the configurator: the steps that were opened, without personal data. */
const visitNewsSchema = z.object({
  /** Ids of steps not yet reported. */
  steps: z.array(z.string().max(100)).max(100).readonly(),
  isOpened: z.boolean(),
  isAdded: z.boolean(),
});
export type VisitNews = z.infer<typeof visitNewsSchema>;

/** The news with the version of the template that was open. */
export const visitReportSchema = z.object({
  template: z.object({ id: z.string().max(100), version: z.int().min(1).max(1_000_000) }),
  news: visitNewsSchema,
});
