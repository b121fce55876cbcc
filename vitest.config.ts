import { defineConfig } from 'vitest/config';

// One project per kind of test that runs in Node; the stories have .storybook/vitest.config.ts of their own.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['scripts/property-seed.ts'],
          // Loading the modules again for each file took four times as long as the tests.
          isolate: false,
          // Property tests take seconds, more on a busy machine.
          // PROPERTY_RUNS sets a number of runs that may take an hour.
          testTimeout: process.env.PROPERTY_RUNS ? 3_600_000 : 120_000,
          // Hooks start other programs, which a busy machine delays by more than the default of ten seconds.
          hookTimeout: 120_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/shop/{app,scripts,server}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'docs/site/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'adopters',
          environment: 'node',
          include: ['adopters/*.test.ts'],
          // Packages are built, packed and installed; how long npm takes is up to the network.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // On a busy machine a reply can take seconds.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'db',
          environment: 'node',
          include: ['supabase/**/*.test.ts'],
          isolate: false,
          setupFiles: ['scripts/property-seed.ts'],
          globalSetup: 'supabase/tests/setup/prepared-database.ts',
          // A test waits for its database half of the time: two cores carry three.
          maxWorkers: 3,
          testTimeout: 600_000,
          // Work that goes on after a reply ends when a busy machine gets to it.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
