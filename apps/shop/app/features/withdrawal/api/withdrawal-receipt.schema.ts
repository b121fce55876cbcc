import * as z from 'zod/mini';

/** Reply of the database after it stored a declaration. */
export const withdrawalReceiptSchema = z.object({ receivedAt: z.string() });
