import * as z from 'zod/mini';

/** What the database says when it stored a declaration. */
export const withdrawalReceiptSchema = z.object({ receivedAt: z.string() });
