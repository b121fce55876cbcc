import { sessionTextStorage } from '#app/lib/storage/text-storage.ts';

/**
 * Returns the access token of an order whose mail link was opened in this tab. The token is in the URL fragment. It is
 * removed from the address bar, so that it is not shared with the URL, and kept in the session storage for reloads. If
 * the browser cannot store it, it stays in the URL.
 * @param order payment id or order number the page is about
 * @returns null if no such link was opened in this tab
 */
export function takeLinkToken(order: string): string | null {
  const key = `order-link:${order}`;
  const { pathname, search, hash } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token === null) return sessionTextStorage.read(key);
  if (!sessionTextStorage.write(key, token)) return token;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token;
}
