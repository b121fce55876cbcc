import { sessionTextStorage } from '#app/lib/storage/text-storage.ts';

/**
 * The access token of an order whose link, from a mail, was opened in this tab: it comes after the `#`. It is taken
 * out of the address bar, where it would be passed on with the address, and kept so that a reload still has it. In a
 * browser that keeps nothing it stays where it is.
 * @param order payment id or order number the page is about
 * @returns null where this tab has no such link
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
