import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../.vitepress/config.ts';
import { writePlainPages } from './write-plain-pages.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'plain-pages-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const sidebar = Object(config.themeConfig).sidebar;
writePlainPages(site, outDir, { title: 'Configurator', description: 'A configurator.', sidebar });
const written = globSync('**/*.md', { cwd: outDir });
const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8');

describe('Plain pages of the site', () => {
  test('Every page of the site has one', () => {
    const pages = globSync('{*,start/*,concepts/*,recipes/*,reference/*}.md', { cwd: site });
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => !written.includes(page))).toEqual([]);
  });

  test('They contain neither scripts nor components nor includes, and begin with their heading', () => {
    const faults = written.filter((file) => {
      const outsideOfCode = textOf(file)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      const isPlain = !/<script|<[A-Z]\w+|^<<<|@include|^:::/m.test(outsideOfCode);
      return !isPlain || !/^# \S/.test(textOf(file));
    });
    expect(faults.filter((file) => !file.startsWith('api/'))).toEqual([]);
  });

  test('Included code is written out', () => {
    expect(textOf('concepts/prices.md')).toMatch(/```ts\n[\s\S]*configurator-core/);
    expect(textOf('concepts/prices.md')).not.toMatch(/#region/);
  });

  test('llms.txt names each page with its first sentence, and its links lead to files', () => {
    const lines = readFileSync(join(outDir, 'llms.txt'), 'utf8').split('\n');
    const links = lines.flatMap((line) => {
      const [, link, summary] = /^- \[[^\]]+\]\(\/([^)]+)\): (.*)$/.exec(line) ?? [];
      return link === undefined ? [] : [{ link, summary }];
    });
    expect(links.map(({ link }) => link)).toContain('reference/template.md');
    expect(links.filter(({ link }) => !existsSync(join(outDir, link)))).toEqual([]);
    expect(links.filter(({ link, summary }) => !link.startsWith('api/') && !/[.!?]$/.test(summary ?? ''))).toEqual([]);
  });
});
