import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const routes = fileURLToPath(new URL('../../routes', import.meta.url));

/** Routes without a middleware for caching, and why no cache keeps their replies. */
const uncached: Readonly<Record<string, string>> = {
  'account/orders.tsx': 'in the account area',
  'account/profile.tsx': 'in the account area',
  'not-found.tsx': 'has status 404',
  'storefront.tsx': 'the frame of other routes',
  'catalogue/search.tsx': 'each search is different',
  'catalogue/wishlist.tsx': 'without content of the server',
  'checkout/cart.tsx': 'without content of the server; its payment scripts need a nonce',
  'service/contact.tsx': 'a form',
  'service/withdrawal.tsx': 'a form',
};

it('Every route says whether a shared cache may store its pages', () => {
  const decided = /middleware: Route\.MiddlewareFunction\[\] = \[(?:public|private)Reply\]/;
  const pages = globSync('**/*.tsx', { cwd: routes })
    .filter((path) => !path.startsWith('admin/'))
    .map((path) => ({ path, text: readFileSync(`${routes}/${path}`, 'utf8') }))
    .filter(({ text }) => text.includes('export default'));
  expect(pages.length).toBeGreaterThan(12);
  expect(
    pages
      .filter(({ text }) => !decided.test(text))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(uncached).sort());
});
