import { type Agent, get } from 'node:http';

/** Pages with and without data, and one that is missing on purpose. */
const pages = [
  '/',
  '/categories/20000000-0000-4000-8000-000000000001',
  '/articles/30000000-0000-4000-8000-000000000001',
  '/configure/dog-coat',
  '/impressum',
  '/kontakt',
  '/cart',
];
const scriptsPerPage = 16;
/** Data of a further page is loaded with every so many pages. */
const dataEvery = 4;

/** What visitors requested, and what failed. */
export interface Browsing {
  requests: number;
  failures: string[];
  /** Versions of the builds whose pages were seen */
  versions: Set<string>;
  /** Addresses of scripts and styles that a page of each build loads, by version */
  files: Map<string, ReadonlySet<string>>;
}

/** A page, then some of its scripts and styles, the routes that it discovers, and data of another page. */
export async function visitPage(url: string, agent: Agent, number: number, seen: Browsing): Promise<void> {
  const path = pages[number % pages.length] ?? '/';
  // Another address each time, so that a server renders the page, and not the balancer's cache.
  const page = await request(url, `${path}?besuch=${number}`, agent, seen);
  const version = /"version":"(\w+)"|manifest-(\w+)\.js/.exec(page)?.slice(1).find(Boolean) ?? '';
  if (!page.includes('</html>') || version === '') seen.failures.push(`${path} is not a whole page`);
  seen.versions.add(version);
  const files = [...new Set(page.match(/\/assets\/[\w.$-]+\.(?:js|css)/g))];
  seen.files.set(version, new Set([...(seen.files.get(version) ?? []), ...files]));
  // Another part of the files with each page. Some follow much later, as in a tab that is left open.
  const step = Math.ceil(files.length / scriptsPerPage);
  const some = files.filter((_, index) => index % step === number % step);
  await Promise.all([
    ...some.map((file) => request(url, file, agent, seen)),
    request(url, `/__manifest?paths=%2Fkontakt%2C%2Fsearch&version=${version}`, agent, seen),
    ...(number % dataEvery === 0 ? [request(url, '/categories.data', agent, seen)] : []),
  ]);
}

/** Sends a request and returns its text. Notes every reply but 200. */
export function request(url: string, path: string, agent: Agent, seen: Browsing): Promise<string> {
  seen.requests += 1;
  return new Promise((resolve) => {
    const fail = (reason: string) => {
      seen.failures.push(`${path}: ${reason}`);
      resolve('');
    };
    get(new URL(path, url), { agent }, async (reply) => {
      try {
        let text = '';
        for await (const part of reply.setEncoding('utf8')) text += part;
        if (reply.statusCode === 200) resolve(text);
        else fail(`${reply.statusCode} ${text.slice(0, 200)}`);
      } catch (error) {
        fail(String(error));
      }
    }).once('error', (error) => fail(String(error)));
  });
}
