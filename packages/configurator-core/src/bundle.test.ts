import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** What a page needs to load a template and run it. */
const runtime = `
  export { loadConfigurator, evaluate, update, fieldState, sectionStates, issuesOf, priceOf, valuesOf, formatIssue } from './index.ts';
  export { startConfigurator, selectFieldState, selectSteps, selectPrice, selectIssues } from './machine/index.ts';
`;
const everything = "export * from './index.ts'; export * from './machine/index.ts';";

async function bundle(
  contents: string,
  external: string[] = [],
  platform: 'neutral' | 'browser' = 'neutral',
): Promise<{ code: string; gzipKb: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Neutral knows neither browser nor Node: an import of either would not resolve.
    platform,
    mainFields: ['module', 'main'],
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, gzipKb: gzipSync(code, { level: 9 }).length / 1000 };
}

describe('the bundle', () => {
  it('makes no code from text, so that a strict CSP needs no exception', async () => {
    const { code } = await bundle(everything);
    expect(code).not.toMatch(/\bnew Function\b|\bFunction\(|\beval\(/);
  });

  it('knows no DOM, no Node, no network, no clock and no randomness of its own', async () => {
    const { code } = await bundle(everything, ['xstate']);
    expect(code).not.toMatch(
      /\b(window|document|navigator|localStorage|process|require|Buffer|fetch|XMLHttpRequest|setTimeout|Date|performance)\b[.(]|Math\.random|crypto\b/,
    );
    expect(new Set(code.match(/from"[^"]+"/g))).toEqual(new Set(['from"xstate"']));
  });

  it('stays small: engine and machine without XState and zod, and with them', async () => {
    expect((await bundle(runtime, ['xstate'])).gzipKb).toBeLessThan(17);
    expect((await bundle(runtime, [], 'browser')).gzipKb).toBeLessThan(35);
    expect((await bundle(everything, ['xstate'])).gzipKb).toBeLessThan(24);
  });
});
