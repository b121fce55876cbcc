import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeBlocksOf } from './read-page.ts';

/** Messages for `pnpm` commands that name no script of the workspace. */
function unknownScripts(commands: string, scripts: readonly string[]): readonly string[] {
  const own = ['install', 'run', ...scripts];
  return [...commands.matchAll(/\bpnpm (?:run )?([\w:]+)/g)].flatMap(([, name = '']) =>
    own.includes(name) ? [] : [`no script ${name} in package.json`],
  );
}

function snippetFault(root: string, page: string, source: string): string | null {
  const [path = '', region] = source.trim().split('#');
  const file = join(root, dirname(page), path);
  if (!existsSync(file)) return `no file ${path}`;
  if (region === undefined) return null;
  return new RegExp(`^// #region ${region}$`, 'm').test(readFileSync(file, 'utf8'))
    ? null
    : `no region ${region} in ${path}`;
}

/**
 * Finds untested code in a page of the site: a page may only include tested files and list shell commands.
 * @param page path relative to `root`
 * @param scripts names of the workspace's scripts
 */
export function findUntestedCode(root: string, page: string, scripts: readonly string[]): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const untested = codeBlocksOf(text).flatMap(({ language, text: code, line }) => {
    const faults =
      language === 'sh' ? unknownScripts(code, scripts) : [`${language} must be included from a tested file`];
    return faults.map((fault) => `${page}:${line}: ${fault}`);
  });
  const included = [...text.matchAll(/^<<< (.+)$|^<!--@include: (.+?)-->$/gm)].flatMap(([, snippet, part]) => {
    const fault = snippetFault(root, page, snippet ?? part ?? '');
    return fault === null ? [] : [`${page}: ${fault}`];
  });
  return [...untested, ...included];
}
