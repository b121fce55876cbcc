import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { runningShop } from './running-shop.ts';
import { translatePage } from './translate-page.ts';

/** Fixtures of every browser test besides the page. */
interface ShopFixtures {
  /** Whether the cookie banner is already answered; `test.use({ hasAnsweredConsent: false })` shows it. */
  hasAnsweredConsent: boolean;
  /** Start or pattern of a console error that the test provokes; empty if none is expected. */
  expectedError: string | RegExp;
  /** Language to which the browser translates every page; null if it does not. */
  translatesTo: string | null;
  /** Base URL of the embedded backend, without a trailing slash. */
  backendUrl: string;
  /** Fails the test on accessibility violations of the current page, of all rules or of the given axe rules. */
  expectAccessible: (page: Page, rules?: readonly string[]) => Promise<void>;
}

/** The cookie of a visitor who rejected everything optional. */
export function refusalOf(url: string) {
  const now = new Date();
  const record = {
    categories: ['necessary'],
    revision: 1,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: crypto.randomUUID(),
    services: { necessary: [], analytics: [] },
    languageCode: 'de',
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + 86_400_000,
  };
  return { name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(record)), url };
}

function isExpected(text: string, expectedError: string | RegExp): boolean {
  if (expectedError instanceof RegExp) return expectedError.test(text);
  return expectedError !== '' && text.startsWith(expectedError);
}

/** Playwright's test for the shop. It fails if a page requests a foreign host or logs an error. */
export const test = base.extend<ShopFixtures>({
  backendUrl: async ({ browserName: _ }, use) => use(runningShop().backendUrl),
  baseURL: async ({ browserName: _ }, use) => use(runningShop().shopUrl),
  hasAnsweredConsent: [true, { option: true }],
  expectedError: ['', { option: true }],
  translatesTo: [null, { option: true }],
  context: async ({ context, backendUrl, baseURL, hasAnsweredConsent, expectedError, translatesTo }, use) => {
    if (translatesTo !== null) await context.addInitScript(translatePage, translatesTo);
    if (hasAnsweredConsent) await context.addCookies([refusalOf(baseURL ?? '')]);
    const own = new Set([backendUrl, baseURL ?? ''].map((url) => new URL(url).host));
    const foreign: string[] = [];
    const errors: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !own.has(url.host)) foreign.push(request.url());
    });
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    context.on('weberror', (error) => errors.push(error.error().message));
    await use(context);
    expect(foreign, 'requests to foreign hosts').toEqual([]);
    // The browser itself logs a rejected request (409, 422); the tests that provoke one assert its message.
    expect(
      errors.filter((text) => !text.startsWith('Failed to load resource') && !isExpected(text, expectedError)),
      'errors on the console',
    ).toEqual([]);
  },
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // The scripts load after the first frame, so on a busy machine a page may be idle before it is hydrated.
    page.goto = async (url, { waitUntil = 'load', ...options } = {}) => {
      const reply = await goto(url, { ...options, waitUntil: 'commit' });
      if (waitUntil === 'commit') return reply;
      await page.waitForFunction(hasStarted, undefined, { timeout: 60_000 });
      await page.waitForLoadState(waitUntil);
      return reply;
    };
    await use(page);
  },
  expectAccessible: async ({ baseURL: _ }, use) => {
    await use(async (page, rules) => {
      await page.waitForFunction(isSettled);
      expect(await findViolations(page, rules)).toEqual([]);
    });
  },
});

/** Runs in a page: whether its scripts have started, or it has none. */
function hasStarted(): boolean {
  if ('__reactRouterDataRouter' in window) return true;
  return document.readyState === 'complete' && document.querySelector('script[type="text/plain"]') === null;
}

/** Runs in a page: whether nothing is loading or fading. Fading elements have too little contrast. */
function isSettled(): boolean {
  const isLoading = document.querySelector('[aria-busy=true]:not(button)') !== null;
  const isFading = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return !isLoading && !isFading;
}

export { expect };
