import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { workspaceRoot } from '../scripts/workspace/child-processes.ts';

const sizes: string[] = [];

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}

/** Records the total size of files, raw and with each file compressed. Returns the compressed size, in bytes. */
export function measure(name: string, folder: string, pattern: string): number {
  const files = globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file)));
  const raw = files.reduce((sum, file) => sum + file.length, 0);
  const gzip = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  sizes.push(`  ${name.padEnd(32)} ${kilobytes(raw)} ${kilobytes(gzip)} gzip`);
  return gzip;
}

/** Fails if the size in the README differs from the measured one. Versions of zlib differ by less than 1 kB. */
export function expectInReadme(row: string, bytes: number): void {
  const readme = readFileSync(join(workspaceRoot, 'README.md'), 'utf8');
  const given = readme.split('\n').find((line) => line.startsWith(`| ${row}`));
  const size = Number(given?.match(/(\d+) kB gzip/)?.[1]) * 1000;
  expect(Math.abs(size - bytes), `${given} (measured: ${kilobytes(bytes).trim()})`).toBeLessThan(1000);
}

/** Records the size of a tarball. */
export function noteTarball(name: string, file: string): void {
  sizes.push(`  ${`${name}, tarball`.padEnd(32)} ${' '.repeat(10)} ${kilobytes(statSync(file).size)} gzip`);
}

/** Prints the recorded sizes, and stores them in `reports/adopter-sizes.txt`. */
export function writeSizes(): void {
  const report = `${sizes.join('\n')}\n`;
  mkdirSync(join(workspaceRoot, 'reports'), { recursive: true });
  writeFileSync(join(workspaceRoot, 'reports/adopter-sizes.txt'), report);
  console.log(report);
}
