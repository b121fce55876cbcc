import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Modules that the budget excludes. */
const externals = ['react', 'react/jsx-runtime', 'react-dom', 'xstate', 'zod', 'zod/*'];
const budgetBytes = 19_000;

/** Returns the gzipped bytes that a page loads initially, without lazy chunks. */
async function firstLoad(external: readonly string[]): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: { first: fileURLToPath(new URL('./index.ts', import.meta.url)) },
    outdir: '/',
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    metafile: true,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(1), gzipSync(contents, { level: 9 }).length]),
  );
  const first = new Set(['first.js']);
  for (const chunk of first) {
    for (const { path, kind } of metafile.outputs[chunk]?.imports ?? []) {
      if (kind === 'import-statement' && sizes.has(path)) first.add(path);
    }
  }
  return [...first].reduce((sum, chunk) => sum + (sizes.get(chunk) ?? Number.NaN), 0);
}

describe('the bundle', () => {
  it('The bundle has at most 19.0 kB gzip without React, XState and zod; the HTML cleaner is on demand', async () => {
    const bytes = await firstLoad([...externals, 'configurator-core', 'configurator-core/*']);
    expect(bytes).toBeLessThanOrEqual(budgetBytes);
  });
});
