import * as z from 'zod/mini';

/**
 * The jobs of the sweep, those first whose delay does the most harm. A hosted database schedules each on its own, so
 * that each has the platform's processor time for itself.
 */
export const sweepJobSchema = z.enum(['payments', 'mails', 'documents', 'cleaning']);

/** A job of the sweep. */
export type SweepJob = z.infer<typeof sweepJobSchema>;

/** POST /functions/v1/sweep with the secret key: starts one job, or all of them one after the other. */
export const sweepRequestSchema = z.object({ job: z.optional(sweepJobSchema) });

/** Sent before the work begins: the scheduler waits a few seconds only. Failures are logged. */
export const sweepReplySchema = z.object({ isStarted: z.literal(true) });

export type SweepReply = z.infer<typeof sweepReplySchema>;
