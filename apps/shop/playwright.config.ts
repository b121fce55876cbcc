import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findTestChromium } from '../../scripts/browser/chromium.ts';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

// Shops and their backends are started by e2e/support/start-shop.ts, one per worker, on free ports, with a fresh database.
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-shop.ts',
  outputDir: `${workspaceRoot}/reports/e2e`,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // A test mostly waits for its page: two cores carry two.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}/reports/e2e.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording doubles the time of a test: asked for with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A page of a test lives for seconds: optimizing its scripts costs more than it saves.
        '--js-flags=--max-optimized-bytecode-size=0',
      ],
    },
  },
});
