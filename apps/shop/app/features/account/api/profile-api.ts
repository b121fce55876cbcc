import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import { type AddressForm, addressRowsSchema, profileRowSchema } from '../profile.schema.ts';
import type { Profile, SavedAddress } from '../profile.ts';

const profileColumns = 'first_name, last_name, phone, street, city, postal_code, country';

/** The stored profile of a user. @throws when it cannot be read */
export async function readProfile(env: PublicEnv, userId: string): Promise<Profile> {
  const { data } = await browserSupabase(env)
    .from('profiles')
    .select(profileColumns)
    .eq('id', userId)
    .single()
    .throwOnError();
  return profileRowSchema.parse(data);
}

/** Stores the profile. @throws when it was not stored, also because the session is gone */
export async function saveProfile(env: PublicEnv, userId: string, profile: Profile): Promise<void> {
  await browserSupabase(env)
    .from('profiles')
    .update({
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone: profile.phone,
      street: profile.street,
      city: profile.city,
      postal_code: profile.postalCode,
      country: profile.country,
      updated_at: new Date().toISOString(),
    })
    .eq('id', userId)
    .select('id')
    .single()
    .throwOnError();
}

/** The further addresses of who is signed in, in the order they were added. @throws when they cannot be read */
export async function listAddresses(env: PublicEnv): Promise<readonly SavedAddress[]> {
  const { data } = await browserSupabase(env)
    .from('delivery_addresses')
    .select('id, label, street, postal_code, city, country')
    .order('created_at')
    .throwOnError();
  return addressRowsSchema.parse(data);
}

/** Adds an address, or changes the one of that id. @throws when it was not stored */
export async function saveAddress(
  env: PublicEnv,
  { userId, addressId, address }: { userId: string; addressId: string | null; address: AddressForm },
): Promise<void> {
  const table = browserSupabase(env).from('delivery_addresses');
  const { postalCode, ...rest } = address;
  const row = { ...rest, postal_code: postalCode };
  if (addressId === null) await table.insert({ ...row, user_id: userId }).throwOnError();
  else await table.update(row).eq('id', addressId).select('id').single().throwOnError();
}

/** @throws when it was not deleted */
export async function deleteAddress(env: PublicEnv, addressId: string): Promise<void> {
  await browserSupabase(env).from('delivery_addresses').delete().eq('id', addressId).throwOnError();
}

/** Makes an address the one orders go to; the one before takes its place. @throws when it was not done */
export async function chooseAddress(env: PublicEnv, addressId: string): Promise<void> {
  await browserSupabase(env).rpc('use_delivery_address', { p_address_id: addressId }).throwOnError();
}
