/** A link of a page, with its line, counted from 1. */
export interface Link {
  readonly target: string;
  readonly line: number;
}

/** A fenced block of code in a page. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

/** A Markdown page split into text and code. */
interface Parts {
  readonly prose: readonly string[];
  readonly blocks: readonly CodeBlock[];
}

const fence = /^\s*(`{3,}|~{3,})\s*([\w-]*)/;

function partsOf(text: string): Parts {
  const prose: string[] = [];
  const blocks: CodeBlock[] = [];
  let open: { mark: string; language: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = '', language = ''] = fence.exec(line) ?? [];
    prose.push(open === null && mark === '' ? line : '');
    if (open === null && mark !== '') open = { mark, language, line: index + 1, lines: [] };
    else if (open !== null && mark.startsWith(open.mark) && language === '') {
      blocks.push({ language: open.language, text: open.lines.join('\n'), line: open.line });
      open = null;
    } else open?.lines.push(line);
  }
  return { prose, blocks };
}

/** Code blocks written in the page itself. */
export function codeBlocksOf(text: string): readonly CodeBlock[] {
  return partsOf(text).blocks;
}

/** Links of Markdown and HTML in a page, outside of code. */
export function linksOf(text: string): readonly Link[] {
  return partsOf(text).prose.flatMap((line, index) => {
    const source = line.replaceAll(/`[^`]*`/g, '');
    const targets = [...source.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|\b(?:href|src)="([^"{]+)"/g)];
    return targets.map(([, markdown, html]) => ({ target: markdown ?? html ?? '', line: index + 1 }));
  });
}

function headingsOf(text: string): readonly string[] {
  return partsOf(text).prose.flatMap((line) => {
    const [, heading] = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? [];
    return heading === undefined ? [] : [heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '')];
  });
}

/** Anchors of a page's headings. GitHub drops punctuation, VitePress replaces it with hyphens. */
export function anchorsOf(text: string, renderer: 'github' | 'vitepress'): readonly string[] {
  return headingsOf(text).map((heading) => {
    const lower = heading.toLowerCase();
    if (renderer === 'github') return lower.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    const slug = lower
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replaceAll(/^-+|-+$/g, '');
    return /^\d/.test(slug) ? `_${slug}` : slug;
  });
}
