import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { RunningShop } from './running-shop.ts';

/** Signs in as an admin, by default the demo admin. The publishable key is the one in the shop's pages. */
export async function signInAsAdmin(
  { shopUrl, backendUrl }: Pick<RunningShop, 'shopUrl' | 'backendUrl'>,
  email = 'admin@example.de',
): Promise<{ client: SupabaseClient; publishableKey: string }> {
  const html = await (await fetch(`${shopUrl}/cart`)).text();
  const publishableKey = /sb_publishable_[\w-]+/.exec(html)?.[0];
  if (publishableKey === undefined) throw new Error('The page carries no publishable key');
  const client = createClient(backendUrl, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email, password: 'pfotenmass' });
  if (error !== null) throw error;
  return { client, publishableKey };
}
