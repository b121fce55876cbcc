import { z } from 'zod';
import type { Role } from './session.ts';

/** Rows of `user_roles`; without rows the user is a customer. */
export const roleRowsSchema = z
  .array(z.object({ role: z.enum(['admin', 'customer']) }))
  .transform((rows): readonly Role[] => (rows.length === 0 ? ['customer'] : rows.map(({ role }) => role)));

/** The name in a row of `profiles`. */
export const nameRowSchema = z
  .object({ first_name: z.string(), last_name: z.string() })
  .transform((row) => ({ firstName: row.first_name, lastName: row.last_name }));
