import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { routes as publicAddresses, signedInVisits } from '../e2e/support/routes.ts';
import routes from './routes.ts';

/** Checked by `account.e2e.ts`, which follows the link of a mail. */
const checkedElsewhere = ['/reset-password'];

const addresses = [...publicAddresses, ...signedInVisits.flatMap(({ paths }) => paths), ...checkedElsewhere].map(
  (address) => new URL(address, 'http://shop').pathname,
);

/** The paths of each page by the file of its route. */
function pagesOf(
  entries: readonly RouteConfigEntry[],
  parent = '',
): readonly (readonly [file: string, path: string])[] {
  return entries.flatMap(({ file, path = '', children }) => {
    const here = path === '' ? parent : `${parent}/${path}`;
    if (children) return pagesOf(children, here);
    return file.endsWith('.tsx') ? [[file, here || '/'] as const] : [];
  });
}

it('e2e/support/routes.ts has a path for each page', () => {
  const pages = pagesOf(routes);
  expect(pages.length).toBeGreaterThan(30);
  const visited = pages.filter(([, path]) => addresses.some((address) => matchPath(path, address)));
  const checked = new Set(visited.map(([file]) => file));
  expect(pages.filter(([file]) => !checked.has(file))).toEqual([]);
});
