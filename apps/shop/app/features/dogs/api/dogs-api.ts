import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import { dogRowsSchema } from '../dog.schema.ts';
import type { Dog } from '../dog.ts';

/** Returns the signed-in user's dogs, oldest first. @throws if they cannot be read */
export async function listDogs(env: PublicEnv): Promise<readonly Dog[]> {
  const { data } = await browserSupabase(env)
    .from('dogs')
    .select('id, name, answers, measured_at')
    .order('created_at')
    .throwOnError();
  return dogRowsSchema.parse(data);
}

/** Adds a dog, or changes the one with the given id. @throws if it was not stored */
export async function saveDog(
  env: PublicEnv,
  userId: string,
  { id, name, answers, measuredAt }: Omit<Dog, 'id'> & { id: string | null },
): Promise<void> {
  const table = browserSupabase(env).from('dogs');
  const row = { name, answers, measured_at: measuredAt };
  if (id === null) await table.insert({ ...row, user_id: userId }).throwOnError();
  else await table.update(row).eq('id', id).select('id').single().throwOnError();
}

/** Deletes a dog. @throws if it was not deleted */
export async function deleteDog(env: PublicEnv, dogId: string): Promise<void> {
  await browserSupabase(env).from('dogs').delete().eq('id', dogId).throwOnError();
}
