import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as z from 'zod';
import { functionLimits } from '../../contracts/index.ts';
import { deno } from './deno-function.ts';

const run = promisify(execFile);
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a script of this folder in a Deno with the memory of a hosted function, and parses what it prints. */
export async function measureInDeno<Schema extends z.ZodType>(
  script: 'measure-picture.ts' | 'measure-pdf.ts' | 'measure-publication.ts',
  parameters: readonly string[],
  schema: Schema,
): Promise<z.infer<Schema>> {
  const heap = Math.floor(functionLimits.memoryBytes / 1024 / 1024);
  const options = [
    `--v8-flags=--max-old-space-size=${heap}`,
    // Deno protects the kernel's figures of a process more than a folder.
    '--allow-all',
    '--no-remote',
    '--node-modules-dir=manual',
    '--config',
    pathOf('../../functions/deno.json'),
  ];
  const { stdout } = await run(deno, ['run', ...options, pathOf(script), ...parameters], {
    cwd: pathOf('../../functions'),
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
  });
  return schema.parse(JSON.parse(stdout));
}
