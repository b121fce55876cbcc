import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import type { DefaultTheme } from 'vitepress';

/** Text between `#region name` and `#endregion`; everything without a name. Lines that mark regions are left out. */
function regionOf(code: string, name: string | undefined): string {
  const lines = code.split('\n');
  const isMark = (line: string) => /#(end)?region\b/.test(line);
  if (name === undefined) return lines.filter((line) => !isMark(line)).join('\n');
  const placeOf = (mark: string) => lines.findIndex((line) => new RegExp(`#${mark} ${name}(?![\\w-])`).test(line));
  const [start, end] = [placeOf('region'), placeOf('endregion')];
  if (start === -1 || end === -1) throw new Error(`There is no region ${name}.`);
  return lines
    .slice(start + 1, end)
    .filter((line) => !isMark(line))
    .join('\n');
}

/**
 * A page of the site as plain Markdown: included code is written out, components and pictures of the site are left out,
 * and links lead to the plain pages.
 * @throws Error if an included file or region is missing
 */
export function plainPage(page: string, source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^<script[\s\S]*?<\/script>\n?/gm, '')
    .replace(/^<!--@include: .*-->\n?/gm, '')
    .replace(/^<<< *(\S+?)(?:#([\w-]+))?(?:\{.*\})?(?: *\[.*\])?$/gm, (_, file: string, region?: string) => {
      const path = resolve(dirname(page), file);
      const language = posix.extname(path).slice(1);
      return `\`\`\`${language}\n${regionOf(readFileSync(path, 'utf8'), region).trim()}\n\`\`\``;
    })
    .replace(/^<[A-Z].*>\n?/gm, '')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '[$2]($1)')
    .replace(/^:::.*\n?/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart();
}

/** The first sentence of a plain page after its heading; empty if another heading follows. */
function summaryOf(text: string): string {
  const [paragraph = ''] = text.replace(/^#.*\n+/, '').split(/\n\n/);
  if (paragraph.startsWith('#')) return '';
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').match(/^.*?[.!?](?= |$)/) ?? [paragraph];
  return sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/:$/, '.');
}

/** The file of a link of the sidebar, relative to the site: `/start/tutorial` → `start/tutorial.md`. */
function fileOf(link: string): string {
  return `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`;
}

/**
 * Writes each page as `<page>.md`, and `llms.txt` with a link and a sentence for each page of the sidebar, into the
 * built site. For programs that read documentation without a browser.
 * @param site folder of the pages
 * @param outDir folder of the built site
 */
export function writePlainPages(
  site: string,
  outDir: string,
  { title, description, sidebar }: { title: string; description: string; sidebar?: DefaultTheme.Sidebar | undefined },
): void {
  const plain = new Map<string, string>();
  const files = globSync('**/*.md', { cwd: site, exclude: (name) => name === 'node_modules' || name === '.vitepress' });
  for (const file of files) {
    const text = plainPage(join(site, file), readFileSync(join(site, file), 'utf8'));
    plain.set(file, text);
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  }
  const groups = Array.isArray(sidebar) ? sidebar : [];
  const lines = groups.flatMap(({ text, items = [] }) => [
    '',
    `## ${text}`,
    '',
    ...items.flatMap(({ text: name, link = '' }) => {
      const summary = summaryOf(plain.get(fileOf(link)) ?? '');
      const entry = `- [${name}](/${fileOf(link)})`;
      if (!existsSync(join(outDir, fileOf(link)))) return [];
      return [summary === '' ? entry : `${entry}: ${summary}`];
    }),
  ]);
  writeFileSync(join(outDir, 'llms.txt'), [`# ${title}`, '', `> ${description}`, ...lines, ''].join('\n'));
}
