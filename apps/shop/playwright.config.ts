import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './e2e/support/browser-options.ts';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

// e2e/support/start-shop.ts starts a shop and a backend per worker, on free ports, with a fresh database.
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-shop.ts',
  outputDir: `${workspaceRoot}/reports/e2e`,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // Tests mostly wait for their page, so two cores can run two.
  workers: 2,
  // The editor at all widths takes 25 s alone, and took over 90 s on a busy machine.
  timeout: 240_000,
  // On a busy machine a reply or a page can take seconds.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}/reports/e2e.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing doubles the time of a test; enable it with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
});
