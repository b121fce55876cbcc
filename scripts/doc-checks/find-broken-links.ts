import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { anchorsOf, linksOf } from './read-page.ts';

/** Valid link targets besides files. */
export interface Known {
  /** `story:<id>` and `docs:<id>` */
  readonly stories: ReadonlySet<string>;
  /** Entries and exports with a page in the generated reference. */
  readonly api: ReadonlySet<string>;
}

/** Folder of the documentation site. A link that starts with `/` is one of its pages. */
const site = 'docs/site';

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function storyFault(query: string, stories: ReadonlySet<string>): string | null {
  const [, kind, id] = /[?&]path=\/(story|docs)\/([\w-]+)/.exec(query) ?? [];
  if (kind === undefined) return query === '' ? null : `no path of a story in ${query}`;
  return stories.has(`${kind}:${id}`) ? null : `no ${kind} ${id} in Storybook`;
}

function apiFault(path: string, api: ReadonlySet<string>): string | null {
  const page = path.replace(/(?:\/index)?(?:\.md)?\/?$/, '');
  if (page === '' || api.has(page)) return null;
  const [, entry, name] = /^(.+)\/(?:classes|functions|interfaces|type-aliases|variables)\/(\w+)$/.exec(page) ?? [];
  return api.has(`${entry}#${name}`) ? null : `no page ${path} in the API reference`;
}

function anchorFault(root: string, file: string, anchor: string): string | null {
  if (anchor === '' || !file.endsWith('.md')) return null;
  const renderer = file.startsWith(`${site}/`) ? 'vitepress' : 'github';
  const anchors = anchorsOf(readFileSync(join(root, file), 'utf8'), renderer);
  return anchors.includes(decodeURIComponent(anchor)) ? null : `no heading #${anchor} in ${file}`;
}

function faultOf(root: string, page: string, target: string, known: Known): string | null {
  if (/^[a-z]+:/i.test(target)) return null;
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  // Links between stories in Storybook consist of the query only.
  if (query.includes('path=') && !path.startsWith('/storybook/')) return storyFault(query, known.stories);
  if (path === '') return anchorFault(root, page, anchor);
  const isOfSite = page.startsWith(`${site}/`);
  const file = path.startsWith('/') ? join(isOfSite ? site : '', path) : join(dirname(page), path);
  const within = relative(site, file);
  if (isOfSite && /^storybook(?:\/|$)/.test(within)) return storyFault(query, known.stories);
  if (isOfSite && /^api(?:\/|$)/.test(within)) return apiFault(within.replace(/^api\/?/, ''), known.api);
  const candidates = isOfSite ? [file, `${file}.md`, join(file, 'index.md')] : [file];
  const found = candidates.find((candidate) => isFile(join(root, candidate)));
  if (found !== undefined) return anchorFault(root, found, anchor);
  return !isOfSite && existsSync(join(root, file)) ? null : `no file ${file}`;
}

/** Links in other notations: in the site's navigation, and between stories. */
function otherLinks(page: string, text: string): readonly string[] {
  if (page.endsWith('.md')) return [];
  const links = page.endsWith('config.ts') ? /\blink: ['"]([^'"]+)['"]/g : /['"]([^'"\s]*\?path=\/[^'"\s]+)['"]/g;
  return [...text.matchAll(links)].map(([, target = '']) => target);
}

/**
 * Finds broken links to files, headings, stories and pages of the API reference. Links to other hosts are not checked.
 * @param page path relative to `root`
 * @returns one message per broken link
 */
export function findBrokenLinks(root: string, page: string, known: Known): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const links = /\.mdx?$/.test(page) ? linksOf(text) : [];
  return [
    ...links.map(({ target, line }) => ({ target, place: `${page}:${line}` })),
    ...otherLinks(page, text).map((target) => ({ target, place: page })),
  ].flatMap(({ target, place }) => {
    const fault = faultOf(root, page, target, known);
    return fault === null ? [] : [`${place}: ${target}: ${fault}`];
  });
}
