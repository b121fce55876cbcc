import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import { type AddressForm, addressRowsSchema, profileRowSchema } from '../profile.schema.ts';
import type { Profile, SavedAddress } from '../profile.ts';

const profileColumns = 'first_name, last_name, phone, street, city, postal_code, country';

/** Reads the stored profile of a user. @throws if it cannot be read */
export async function readProfile(env: PublicEnv, userId: string): Promise<Profile> {
  const { data } = await browserSupabase(env)
    .from('profiles')
    .select(profileColumns)
    .eq('id', userId)
    .single()
    .throwOnError();
  return profileRowSchema.parse(data);
}

/** Stores the given fields of the profile; the others keep their values. @throws if it was not stored, for example because the session has ended */
export async function saveProfile(env: PublicEnv, userId: string, profile: Partial<Profile>): Promise<void> {
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

/** Returns the signed-in user's further addresses, oldest first. @throws if they cannot be read */
export async function listAddresses(env: PublicEnv): Promise<readonly SavedAddress[]> {
  const { data } = await browserSupabase(env)
    .from('delivery_addresses')
    .select('id, label, street, postal_code, city, country')
    .order('created_at')
    .throwOnError();
  return addressRowsSchema.parse(data);
}

/** Adds an address, or changes the one with the given id. @throws if it was not stored */
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

/** Deletes a further address. @throws if it was not deleted */
export async function deleteAddress(env: PublicEnv, addressId: string): Promise<void> {
  await browserSupabase(env).from('delivery_addresses').delete().eq('id', addressId).throwOnError();
}

/** Swaps a further address with the delivery address in the profile. @throws if it was not stored */
export async function chooseAddress(env: PublicEnv, addressId: string): Promise<void> {
  await browserSupabase(env).rpc('use_delivery_address', { p_address_id: addressId }).throwOnError();
}
