import type { Result } from 'configurator-core';
import type { GuestInfo } from 'shop-backend/contracts';
import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import { parseProfileAddress, profileAddressColumns } from './profile-address.schema.ts';

/**
 * Reads the delivery address from a signed-in user's profile.
 * @returns the address, or the labels of the fields that it lacks
 * @throws if it could not be read
 */
export async function readProfileAddress(
  env: PublicEnv,
  user: { userId: string; email: string },
): Promise<Result<GuestInfo, readonly string[]>> {
  const { data, error } = await browserSupabase(env)
    .from('profiles')
    .select(profileAddressColumns)
    .eq('id', user.userId)
    .maybeSingle();
  if (error !== null) throw error;
  return parseProfileAddress(data, user.email);
}
