import { paths } from '#app/config/paths.ts';

interface Crumb {
  name: string;
  url: string;
}

/**
 * Returns the breadcrumbs of a page as schema.org BreadcrumbList.
 * @param homeUrl absolute URL of the home page
 * @param trail entries after 'Kollektionen', with absolute URLs
 */
export function breadcrumbs(homeUrl: string, trail: readonly Crumb[]): object {
  const crumbs: Crumb[] = [
    { name: 'Home', url: homeUrl },
    { name: 'Kollektionen', url: new URL(paths.categories(), homeUrl).href },
    ...trail,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
