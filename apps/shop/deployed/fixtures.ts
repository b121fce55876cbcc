import { test as base, chromium, expect } from '@playwright/test';
import { findChromium } from '../../../scripts/browser/chromium.ts';
import { refusalOf } from '../e2e/support/fixtures.ts';
import { backendUrl, paypalHost, publicUrl, resolverRules } from './deployed-shop.ts';

/** Playwright's test for the deployed shop. It fails if a page requests a foreign host or logs an error. */
export const test = base.extend({
  // The port of the proxy is not yet known when the configuration is read.
  browser: [
    async ({ browserName: _ }, use) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--ignore-certificate-errors',
          `--host-resolver-rules=${resolverRules()}`,
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addCookies([refusalOf(publicUrl)]);
    const own = [publicUrl, `https://${paypalHost}`, backendUrl()].map((url) => new URL(url).host);
    const problems: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !own.includes(url.host)) problems.push(`requested ${request.url()}`);
    });
    context.on('console', (message) => {
      // A browser that displays a text file requests the favicon of its host.
      if (message.location().url === `${publicUrl}/favicon.ico`) return;
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => problems.push(error.error().message));
    await use(context);
    expect(problems).toEqual([]);
  },
});

export { expect };
