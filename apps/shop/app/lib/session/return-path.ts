/** Query parameter of `/auth` with the page to return to. */
export const returnParameter = 'redirect';

const anyOrigin = 'https://shop.invalid';

/**
 * The page to open after login. Accepts only paths of this shop; another host, a script or the login itself becomes the
 * home page.
 */
export function safeReturnPath(path: string | null): string {
  // Browsers read a backslash as a slash and drop control characters: '/\evil.example' would leave the shop.
  if (path === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return '/';
  const url = URL.parse(path, anyOrigin);
  if (url === null || url.origin !== anyOrigin || url.pathname.startsWith('//') || url.pathname === '/auth') return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
