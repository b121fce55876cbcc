import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { documentIds } from 'shop-backend/legal';
import { expect, it } from 'vitest';
import { adminPaths } from '#app/config/admin-paths.ts';
import { paths } from '#app/config/paths.ts';
import { adminNavigation } from '#app/ui/admin/frame/admin-navigation.ts';
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

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Pages with one path. */
const fixedPages = pagesOf(routes).filter(([, path]) => !/[:*]/.test(path));

/** Paths that a source file builds without a variable, such as `paths.info('faq')`. */
function pathsIn(file: string): string[] {
  const builders: Readonly<Record<string, Readonly<Record<string, (...ids: never[]) => string>>>> = {
    paths,
    adminPaths,
  };
  const calls = read(file).matchAll(/\b(paths|adminPaths)\.(\w+)\((?:'([\w-]+)')?\)/g);
  return [...calls].flatMap(([, builder = '', name = '', id]) => {
    const build = builders[builder]?.[name];
    // The compiler cannot know which builder a text names. Without an argument, a default applies.
    return build === undefined
      ? []
      : [new URL(build(...((id === undefined ? [] : [id]) as never[])), 'http://shop').pathname];
  });
}

it('Each page is linked from another file', () => {
  const sources = globSync('{features,ui,routes}/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.(test|stories)\.|sitemap|robots/.test(file),
  );
  const links = sources.flatMap((file) => pathsIn(file).map((path) => ({ file, path })));
  // The page of a placed order is reached only with its number.
  const pages = fixedPages.filter(([, path]) => path !== '/order-success');
  const isLinked = ([page, path]: readonly [string, string]) =>
    links.some((found) => found.path === path && found.file !== page);
  expect(pages.filter((page) => !isLinked(page))).toEqual([]);
});

it('Each page that search engines may index is in the sitemap', () => {
  const inSitemap = [...pathsIn('routes/sitemap.ts'), ...documentIds.map((id) => paths.info(id))];
  const indexed = fixedPages.filter(
    ([file, path]) => !path.startsWith('/admin') && !/isIndexed: false/.test(read(file)),
  );
  expect(indexed.map(([, path]) => path).sort()).toEqual([...inSitemap].sort());
});

it('Each page of the administration is in its navigation', () => {
  const pages = fixedPages.map(([, path]) => path).filter((path) => path.startsWith('/admin'));
  const items = adminNavigation.flatMap(({ items }) => items.map(({ to }) => to));
  expect([...items].sort()).toEqual(pages.sort());
});
