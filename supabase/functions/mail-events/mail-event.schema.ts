import * as z from 'zod/mini';

/** The fields of a mail provider's event that the shop reads. `tags.mail` is the id sent with the mail. */
export const mailEventSchema = z.object({
  type: z.string(),
  data: z.object({
    tags: z.optional(z.object({ mail: z.optional(z.uuid()) })),
    bounce: z.optional(z.object({ type: z.optional(z.string()), subType: z.optional(z.string()) })),
  }),
});
