import * as z from 'zod/mini';

/**
 * POST confirm-password: the password of the signed-in user. Errors: not_signed_in, reauthentication_failed,
 * too_many_requests.
 */
export const confirmPasswordRequestSchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) });

/** The second factor may be changed for ten minutes. */
export const confirmPasswordReplySchema = z.object({ status: z.literal('confirmed') });

export type ConfirmPasswordReply = z.infer<typeof confirmPasswordReplySchema>;
