import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { Mutant } from './find-mutants.ts';

// How `examiner.ts` runs tests. It names the mistake of the moment in MUTANT; the file itself is never changed.
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
    // What was read with one mistake must not be remembered for the next.
    fsModuleCache: false,
    environment: 'node',
    include: ['{packages,apps,supabase}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/mutation/limit-property-time.ts'],
    // A thread ends with its process, even one that would run for ever.
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
