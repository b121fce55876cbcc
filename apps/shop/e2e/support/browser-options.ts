import type { LaunchOptions } from '@playwright/test';
import { findTestChromium } from '../../../../scripts/browser/chromium.ts';

/** How the browser tests launch Chromium. @param language of its own interface, such as `de-DE`; English by default */
export function browserOptions(language = 'en-US'): LaunchOptions {
  return {
    executablePath: findTestChromium(),
    // On Linux the environment sets the language of the interface, elsewhere the argument.
    env: { ...process.env, LANGUAGE: language },
    args: [
      `--lang=${language}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Test pages live for seconds: optimizing their scripts costs more than it saves.
      '--js-flags=--max-optimized-bytecode-size=0',
    ],
  };
}
