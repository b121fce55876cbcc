import { build } from 'esbuild';
import { describe, expect, it, vi } from 'vitest';
import { bundleKb, compileAndRun, ENGINE_KB, loadAndRun, READ_TEMPLATE_KB } from '../bench/bundle-size.ts';
import { everythingTemplate } from './testing/index.ts';

/** Bundles every export. On the neutral platform, imports of browser or Node modules would not resolve. */
async function bundleOfEverything(external: readonly string[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './index.ts'; export * from './machine/index.ts';",
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

describe('the bundle', () => {
  it('The bundle contains no eval or Function constructor, so that a strict CSP needs no exception', async () => {
    const code = await bundleOfEverything();
    // Libraries assign the constructor to a variable first: `const F = Function; new F('')`.
    expect(code).not.toMatch(/\bFunction\b|\beval\(/);
  });

  it('The bundle uses no DOM, Node, network, clock or randomness', async () => {
    const code = await bundleOfEverything(['xstate', 'zod/mini', 'json-logic-js']);
    expect(code).not.toMatch(
      /\b(window|document|navigator|localStorage|process|require|Buffer|fetch|XMLHttpRequest|setTimeout|Date|performance)\b[.(]|\bnew (Date|XMLHttpRequest)\b|Math\.random|crypto\b/,
    );
    expect(new Set(code.match(/from"[^"]+"/g))).toEqual(
      new Set(['from"xstate"', 'from"zod/mini"', 'from"json-logic-js"']),
    );
  });

  it('The bundle parses a template without the Function constructor', async () => {
    const attempts: unknown[] = [];
    vi.resetModules();
    vi.stubGlobal(
      'Function',
      new Proxy(Function, {
        construct: (_, args) => {
          attempts.push(args);
          throw new EvalError('refused by the content security policy');
        },
      }),
    );
    try {
      const { parseTemplate } = await import('./index.ts');
      expect(parseTemplate(everythingTemplate).ok).toBe(true);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(attempts).toEqual([]);
  });

  it('The bundle keeps the engine with XState, zod/mini and json-logic-js within its budget', async () => {
    expect(await bundleKb(loadAndRun)).toBeLessThanOrEqual(ENGINE_KB);
  });

  it('The bundle needs no zod to run a template that the server has read', async () => {
    expect(await bundleKb(compileAndRun)).toBeLessThanOrEqual(READ_TEMPLATE_KB);
    expect(await bundleKb(compileAndRun, ['zod', 'zod/mini'])).toBe(await bundleKb(compileAndRun));
  });
});
