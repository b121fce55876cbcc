/** Query parameter of `/auth` that carries the page to go back to. */
export const returnParameter = 'redirect';

const anyOrigin = 'https://shop.invalid';

/**
 * The page of this shop to go to after login. Only a path of our own counts, whatever a link says: an address of a
 * foreign host, a script, or the login itself lead to the home page.
 */
export function safeReturnPath(path: string | null): string {
  // Browsers read a backslash as a slash and drop control characters: '/\evil.example' would leave the shop.
  if (path === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return '/';
  const url = URL.parse(path, anyOrigin);
  if (url === null || url.origin !== anyOrigin || url.pathname.startsWith('//') || url.pathname === '/auth') return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
