/** A page for a screenshot, with the name of its file. */
export interface ScreenRoute {
  name: string;
  path: string;
}

async function firstPath(shopUrl: string, from: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(new URL(from, shopUrl))).text();
  const path = pattern.exec(html)?.[1];
  if (!path) throw new Error(`No link that looks like ${pattern} on ${from}: is the catalogue seeded?`);
  return path;
}

/** All routes of the shop; the ids of a collection and an article are read from the pages. */
export async function listRoutes(shopUrl: string): Promise<readonly ScreenRoute[]> {
  const category = await firstPath(shopUrl, '/categories', /href="(\/categories\/[^"]+)"/);
  const article = await firstPath(shopUrl, category, /href="(\/articles\/[^"]+)"/);
  return [
    { name: 'home', path: '/' },
    { name: 'categories', path: '/categories' },
    { name: 'category', path: category },
    { name: 'article', path: article },
    { name: 'configure-dog-coat', path: '/configure/dog-coat' },
    { name: 'configure-dog-harness', path: '/configure/dog-harness' },
    { name: 'configure-dog-collar', path: '/configure/dog-collar' },
    { name: 'configure-dog-leash', path: '/configure/dog-leash' },
    { name: 'cart-empty', path: '/cart' },
    { name: 'not-found', path: '/gibt-es-nicht' },
    { name: 'article-not-found', path: '/articles/00000000-0000-4000-8000-000000000000' },
  ];
}
