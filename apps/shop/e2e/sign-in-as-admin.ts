import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { RunningShop } from './running-shop.ts';

/** Signs in as the demo admin. The publishable key is the one the shop's pages carry. */
export async function signInAsAdmin({
  shopUrl,
  backendUrl,
}: Pick<RunningShop, 'shopUrl' | 'backendUrl'>): Promise<{ client: SupabaseClient; publishableKey: string }> {
  const html = await (await fetch(`${shopUrl}/cart`)).text();
  const publishableKey = /sb_publishable_[\w-]+/.exec(html)?.[0];
  if (publishableKey === undefined) throw new Error('The page carries no publishable key');
  const client = createClient(backendUrl, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
  if (error !== null) throw error;
  return { client, publishableKey };
}
