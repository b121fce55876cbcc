import type { Cookie } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import { runningShop } from './running-shop.ts';

/**
 * Signs a user of this worker's shop in without its pages.
 * @returns the cookies of the session
 */
export async function signIn(email: string, password: string): Promise<Pick<Cookie, 'name' | 'value'>[]> {
  const { shopUrl, backendUrl } = runningShop();
  const cookies = new Map<string, string>();
  const client = createServerClient(backendUrl, await publishableKeyOf(shopUrl), {
    cookies: {
      getAll: () => [],
      setAll: (changed) => {
        for (const { name, value } of changed) cookies.set(name, value);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return [...cookies].map(([name, value]) => ({ name, value, url: shopUrl }));
}

/** The publishable key that the shop's pages carry. */
export async function publishableKeyOf(shopUrl: string): Promise<string> {
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${shopUrl}/cart`)).text())?.[0];
  if (key === undefined) throw new Error('The page carries no publishable key');
  return key;
}
