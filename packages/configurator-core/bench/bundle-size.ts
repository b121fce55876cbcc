import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Size of a bundle of one module's exports, minified and gzipped, in kB (1000 bytes). `external` is left out. */
export async function bundleKb(code: string, external: readonly string[] = []): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const bytes = result.outputFiles[0]?.contents ?? new Uint8Array();
  return gzipSync(bytes, { level: 9 }).length / 1000;
}
