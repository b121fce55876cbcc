import { defineConfig } from 'vitest/config';

const { MUTANT_FILE, MUTANT_START, MUTANT_END, MUTANT_TEXT = '' } = process.env;

// The tests that `pnpm mutate` holds against one mutant, which exists in memory alone.
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (id.split('?')[0] !== MUTANT_FILE) return undefined;
        return code.slice(0, Number(MUTANT_START)) + MUTANT_TEXT + code.slice(Number(MUTANT_END));
      },
    },
  ],
  test: {
    // What was read with one mutant must not be remembered for the next.
    fsModuleCache: false,
    environment: 'node',
    include: ['{packages,apps,supabase}/**/*.test.{ts,tsx}'],
    bail: 1,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
});
