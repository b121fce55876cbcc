import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestChromium } from '../scripts/browser/chromium.ts';

/** Runs every story as a test in a real Chromium; accessibility violations are failures. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // A cached list of dependencies lacks those of new stories. Finding one during a run reloads the page, and tests
  // fail. Optimizing all stories again takes three seconds.
  optimizeDeps: { force: true },
  test: {
    name: 'stories',
    // On a busy machine a story with 500 fields takes a minute.
    testTimeout: 240_000,
    setupFiles: ['check-display-modes.ts', 'check-large-text.ts', 'check-long-texts.ts'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
    fileParallelism: false,
    // A separate page per file would load all modules again.
    isolate: false,
    // On this machine only. Used to store screenshots and to set forced colours.
    api: { port: Number(process.env.STORIES_PORT ?? 63315), allowExec: true, allowWrite: true },
    browser: {
      enabled: true,
      // On a busy machine the page takes longer to connect than the default of one minute.
      connectTimeout: 300_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: findTestChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        // An animation must not decide whether an element is visible.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
