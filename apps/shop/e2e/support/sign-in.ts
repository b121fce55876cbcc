import type { Cookie } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import { runningShop } from './running-shop.ts';

/**
 * Signs a user in to this worker's shop without its pages.
 * @returns the session cookies
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

/** The publishable key in the shop's pages. */
export async function publishableKeyOf(shopUrl: string): Promise<string> {
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${shopUrl}/cart`)).text())?.[0];
  if (key === undefined) throw new Error('The page has no publishable key');
  return key;
}
