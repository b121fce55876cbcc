import type { Locator, Page } from '@playwright/test';
import { combineChunks, createChunks, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr';
import { demoPassword } from '../pages/account.page.ts';
import { runningShop } from './running-shop.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

/** Ends all sessions of a user on the server. The page keeps its access token, which the Data API accepts for an hour. */
export async function revokeSessions(email: string): Promise<void> {
  const { client } = await signInAsAdmin(runningShop(), email);
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error !== null) throw error;
}

/**
 * Ends all sessions of a user and presses a button while the page has only an expired access token and a refresh token
 * that the server no longer has. Both in one step, because the client renews the token by itself every 30 s.
 */
export async function pressAfterExpiry(page: Page, email: string, button: Locator): Promise<void> {
  await revokeSessions(email);
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  const name = [...cookies.keys()].find((key) => key.startsWith('sb-'))?.replace(/\.\d+$/, '') ?? '';
  const stored = await combineChunks(name, (key) => cookies.get(key));
  const session = JSON.parse(stringFromBase64URL(stored?.replace('base64-', '') ?? ''));
  const expired = JSON.stringify({ ...session, expires_at: 1 });
  const changed = createChunks(name, `base64-${stringToBase64URL(expired)}`);
  await button.evaluate((element, chunks) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
    for (const chunk of chunks) document.cookie = `${chunk.name}=${chunk.value}; path=/; SameSite=Lax`;
    if (element instanceof HTMLElement) element.click();
  }, changed);
}

/** Signs in in the dialog over the page. @param email another user, or that of the lost session */
export async function signInAgain(page: Page, email?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /Ihre Anmeldung ist abgelaufen|Sie wurden abgemeldet/ });
  if (email !== undefined) await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
