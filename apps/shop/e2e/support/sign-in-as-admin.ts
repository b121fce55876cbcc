import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { RunningShop } from './running-shop.ts';
import { publishableKeyOf } from './sign-in.ts';

/** Signs in as an admin, by default the demo admin, with the publishable key from the shop's pages. */
export async function signInAsAdmin(
  { shopUrl, backendUrl }: Pick<RunningShop, 'shopUrl' | 'backendUrl'>,
  email = 'admin@example.de',
): Promise<{ client: SupabaseClient; publishableKey: string }> {
  const publishableKey = await publishableKeyOf(shopUrl);
  const client = createClient(backendUrl, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email, password: 'pfotenmass' });
  if (error !== null) throw error;
  return { client, publishableKey };
}
