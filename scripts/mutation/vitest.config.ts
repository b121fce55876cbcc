import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { Mutant } from './find-mutants.ts';

// Configuration for `test-worker.ts`, which passes the current mutant in MUTANT. The file itself is never changed.
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load(id) {
        const { file, mutant }: { file?: string; mutant?: Mutant } = JSON.parse(process.env.MUTANT ?? '{}');
        if (file === undefined || mutant === undefined || id.split('?')[0] !== file) return undefined;
        const code = readFileSync(file, 'utf8');
        return code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end);
      },
    },
  ],
  test: {
    // A module loaded with one mutant must not be cached for the next.
    fsModuleCache: false,
    environment: 'node',
    include: ['{packages,apps,supabase}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/property-seed.ts', 'scripts/mutation/limit-property-time.ts'],
    // A thread ends with its process, even if it never returns.
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
