import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const notOurs = ['react', 'react/jsx-runtime', 'react-dom', 'xstate', 'zod', 'zod/*'];
const budgetBytes = 15_000;

/** The bytes, gzipped, of what a page loads at once; chunks loaded later are left out. */
async function firstLoad(external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
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
  });
  const first = outputFiles.filter(({ path, text }) => path.endsWith('first.js') || !text.includes('DOMPurify'));
  return first.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

describe('the bundle', () => {
  it('is at most 15 kB gzip without React, XState and zod, and loads the html cleaner only when it is needed', async () => {
    const bytes = await firstLoad([...notOurs, 'configurator-core', 'configurator-core/*']);
    expect(bytes).toBeLessThanOrEqual(budgetBytes);
  });
});
