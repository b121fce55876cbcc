import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { apiPages } from './api-pages.ts';
import { findBrokenLinks, type Known } from './find-broken-links.ts';
import { findUntestedCode } from './find-untested-code.ts';
import { storyIds } from './story-ids.ts';

const known: Known = { stories: storyIds(workspaceRoot), api: apiPages(workspaceRoot) };
const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
const pages = listFiles().filter(
  (file) =>
    (/\.mdx?$/.test(file) && !/CHANGELOG|docs\/specification|^\.changeset\//.test(file)) ||
    /\.stories\.tsx$/.test(file) ||
    file === 'docs/site/.vitepress/config.ts',
);
// Pages of the reference are generated: a test runs their examples.
const sitePages = pages.filter((page) => /^docs\/site\/(?!reference\/).*\.md$/.test(page));

describe('links', () => {
  it.each(pages)('The links of %s resolve to files, headings, stories and pages of the reference', (page) => {
    expect(findBrokenLinks(workspaceRoot, page, known)).toEqual([]);
  });
});

/** Created by a command or by the owner of a shop, so absent in the repository. */
const generatedPaths =
  /\.env$|^docs\/site\/\.vitepress\/dist$|^supabase\/node_modules\/.cache$|^apps\/shop\/public\/legal\/$/;

describe('paths of files', () => {
  it.each(pages.filter((page) => page.endsWith('.md')))('The paths of files in %s exist', (page) => {
    const text = readFileSync(join(workspaceRoot, page), 'utf8');
    const paths = [
      ...text.matchAll(/(?<=`(?:[^`\n]* )?)((?:adopters|apps|docs|packages|scripts|supabase)\/[\w./+-]*)(?=[`\s])/g),
    ];
    const missing = paths.flatMap(([, path = '']) =>
      generatedPaths.test(path) || existsSync(join(workspaceRoot, path)) ? [] : [path],
    );
    expect(missing).toEqual([]);
  });
});

describe('code in the documentation site', () => {
  it.each(sitePages)('The code of %s is included from tested files', (page) => {
    expect(findUntestedCode(workspaceRoot, page, Object.keys(scripts))).toEqual([]);
  });

  it('The code is included from files that a test imports or that adopters run', () => {
    const examples = globSync('docs/site/examples/**/*.{ts,tsx}', { cwd: workspaceRoot }).filter(
      (file) => !/\.test\./.test(file),
    );
    const sources = globSync('docs/site/examples/**/*.{ts,tsx}', { cwd: workspaceRoot }).map((file) =>
      readFileSync(join(workspaceRoot, file), 'utf8'),
    );
    const unused = examples.filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      return !sources.some((source) => source.includes(`from './${name}'`) || source.includes(`import './${name}'`));
    });
    expect(unused).toEqual([]);
  });
});

describe('the checker', () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const few: Known = { stories: new Set(['story:fields-text--empty']), api: new Set(['core', 'core#evaluate']) };
  write('docs/other.md', '# Some `code` here\n\n## Figures, measured');
  write('docs/site/start.md', '# 1. Set up');
  write('docs/site/examples/a.ts', '// #region part\n// #endregion part\n');

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['a missing file', 'README.md', '[a](docs/none.md)'],
    ['a missing heading', 'README.md', '[a](docs/other.md#figures)'],
    ['a missing heading of the page itself', 'README.md', '# One\n\n[a](#two)'],
    ['a missing picture', 'README.md', '![a](docs/none.jpg)'],
    ['a missing page of the site', 'docs/site/index.md', '[a](./none.md)'],
    ['a missing page of the site in HTML', 'docs/site/index.md', '<a href="/none">a</a>'],
    ['a missing story', 'docs/site/index.md', '[a](/storybook/index.html?path=/story/fields-text--full)'],
    ['a missing story within Storybook', 'start.mdx', '[a](?path=/docs/fields-text--docs)'],
    ['a missing story in a story', 'a.stories.tsx', "linkTo('?path=/story/fields-number--empty')"],
    ['a missing export', 'docs/site/index.md', '[a](./api/core/functions/update.md)'],
    ['a missing entry', 'docs/site/index.md', '[a](./api/react/index.md)'],
    ['a missing page in the navigation', 'docs/site/.vitepress/config.ts', "{ link: '/none' }"],
  ])('The checker finds %s', (_, page, text) => {
    write(page, text);
    expect(findBrokenLinks(root, page, few)).toHaveLength(1);
  });

  it('The checker accepts resolving links and ignores code', () => {
    write('README.md', '[a](docs/other.md#some-code-here) [b](docs/other.md#figures-measured) [c](docs) `[d](none)`');
    write(
      'docs/site/index.md',
      [
        '[a](./start.md#_1-set-up) [b](/start) [c](../other.md) [d](/api/) [e](./api/core/functions/evaluate.md)',
        '<a href="/storybook/index.html?path=/story/fields-text--empty">f</a> [g](https://example.com/none)',
        '```sh\n[h](none)\n```',
      ].join('\n'),
    );
    expect(findBrokenLinks(root, 'README.md', few)).toEqual([]);
    expect(findBrokenLinks(root, 'docs/site/index.md', few)).toEqual([]);
  });

  it.each([
    ['code in the page', '```ts\nevaluate();\n```'],
    ['code without a language', '```\nevaluate();\n```'],
    ['an unknown script', '```sh\nnpx pnpm publish-it\n```'],
    ['a missing file', '<<< ./examples/none.ts'],
    ['a missing region', '<<< ./examples/a.ts#none'],
    ['a missing diagram', '<!--@include: ./diagrams/none.svg-->'],
  ])('The checker finds %s', (_, text) => {
    write('docs/site/index.md', text);
    expect(findUntestedCode(root, 'docs/site/index.md', ['tarballs'])).toHaveLength(1);
  });

  it('The checker accepts commands and included files', () => {
    write('docs/site/index.md', '```sh\nnpx pnpm install\nnpx pnpm tarballs\n```\n\n<<< ./examples/a.ts#part\n');
    expect(findUntestedCode(root, 'docs/site/index.md', ['tarballs'])).toEqual([]);
  });
});
