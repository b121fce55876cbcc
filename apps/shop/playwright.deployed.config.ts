import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { publicUrl } from './deployed/deployed-shop.ts';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

// Tests against the shop as deployed, see deployed/start-deployed-shop.ts.
export default defineConfig({
  testDir: './deployed',
  testMatch: '**/*.e2e.ts',
  globalSetup: './deployed/start-deployed-shop.ts',
  outputDir: `${workspaceRoot}/reports/deployed`,
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 240_000,
  // On a busy machine a reply or a page can take seconds.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}/reports/deployed.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: publicUrl,
    ignoreHTTPSErrors: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
});
