import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;
const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Writes a Brotli and a gzip copy next to each text file for the browser, where the server looks for them. Compressing
 * at each request took more of the server's time than rendering the pages.
 */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      await Promise.all(globSync(join(dir, '**/*.{js,css,svg,txt,xml}')).map(compressFile));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  for (const [extension, compress] of Object.entries(encodings)) {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(`${path}.${extension}`, compressed);
  }
}
