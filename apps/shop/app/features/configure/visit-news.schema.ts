import { z } from 'zod';

/** What a visit of the configurator tells the shop of itself: the steps it came to, and nothing about who it is. */
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
