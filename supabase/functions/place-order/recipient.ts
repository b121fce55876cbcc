import * as z from 'zod/mini';
import { type GuestInfo, guestInfoSchema } from '../../contracts/index.ts';
import { readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import type { Caller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';

const profileSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  country: z.nullable(z.string()),
  deactivated_at: z.nullable(z.string()),
});

/**
 * Returns the recipient of an order: the guest, or the profile of the signed-in user.
 * @throws FunctionError account_deactivated, or address_required with the missing or invalid fields
 */
export async function findRecipient(
  { database }: Pick<FunctionDeps, 'database'>,
  caller: Caller | null,
  guestInfo: GuestInfo | null,
): Promise<GuestInfo> {
  if (caller === null) {
    if (guestInfo === null) throw new FunctionError('address_required', { fields: [] });
    return guestInfo;
  }
  const [profile] = await readRows(
    database
      .from('profiles')
      .select('first_name, last_name, phone, street, city, postal_code, country, deactivated_at')
      .eq('id', caller.userId),
    z.array(profileSchema),
  );
  if (profile === undefined) throw new FunctionError('address_required', { fields: [] });
  if (profile.deactivated_at !== null) throw new FunctionError('account_deactivated');
  const address = guestInfoSchema.safeParse({
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: caller.email,
    phone: profile.phone ?? '',
    street: profile.street ?? '',
    city: profile.city ?? '',
    postalCode: profile.postal_code ?? '',
    country: profile.country ?? '',
  });
  if (address.success) return address.data;
  const fields = new Set(address.error.issues.map((issue) => String(issue.path[0])));
  throw new FunctionError('address_required', { fields: [...fields] });
}

/** Whether two recipients have the same name, e-mail, phone number and address. */
export function isSameRecipient(one: GuestInfo, other: GuestInfo): boolean {
  const texts = new Map(Object.entries(other));
  return Object.entries(one).every(([name, text]) => texts.get(name) === text);
}
