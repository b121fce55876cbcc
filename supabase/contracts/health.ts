import * as z from 'zod/mini';

/** 200 of GET /functions/v1/health. `attention`: a payment does not match its order, and an admin should check it. */
export const healthReplySchema = z.object({ status: z.enum(['ok', 'attention']) });

export type HealthReply = z.infer<typeof healthReplySchema>;
