import { AccountPage } from '../pages/account.page.ts';
import { careKit } from '../pages/open-payment.ts';
import { type Backoffice, openBackoffice } from '../support/backoffice.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';
import { type ShopServer, startShopServer } from '../support/shop-server.ts';
import { signIn } from '../support/sign-in.ts';

const collection = '/categories/20000000-0000-4000-8000-000000000001';
const article = `/articles/${careKit.id}`;
const publicPages = ['/', '/categories', collection, article, '/configure/dog-coat', '/impressum'];
const shared = 'public, s-maxage=60';
/** The server's default. */
const catalogueMaxAgeMs = 5_000;

/** Tests with a server that has the default settings. That of the other tests keeps nothing. */
const test = base.extend<object, { shop: ShopServer }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await startShopServer({ ...runningShop().shopEnv, CATALOGUE_MAX_AGE: '' });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

let url: string;
let backoffice: Backoffice;
test.beforeAll(async ({ shop }) => {
  url = shop.url;
  backoffice = await openBackoffice();
});

async function cookiesOf(email: string): Promise<string> {
  const cookies = await signIn(email, 'pfotenmass');
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Headers of a visitor that must not change what others get from the cache. */
const unusual = {
  'user-agent': 'Googlebot/2.1',
  'accept-language': 'en',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-original-url': '/admin',
};

async function open(path: string, cookie = '', headers: Readonly<Record<string, string>> = {}) {
  const reply = await fetch(url + path, { headers: { ...headers, cookie }, redirect: 'manual' });
  const policy = reply.headers.get('content-security-policy') ?? '';
  return { status: reply.status, caching: reply.headers.get('cache-control'), policy, text: await reply.text() };
}

for (const path of publicPages) {
  test(`[BEY-37] A shared cache may store ${path} for a minute: it is the same for all, without a nonce`, async () => {
    const [first, second] = [await open(path), await open(path, 'cc_cookie=%7B%7D; theme=dark', unusual)];
    expect(first.status).toBe(200);
    expect([first.caching, second.caching]).toEqual([shared, shared]);
    expect(second.text === first.text).toBe(true);
    expect(second.policy).toBe(first.policy);
    expect(first.policy).toMatch(/script-src 'self' 'sha256-/);
    expect(first.policy).not.toMatch(/nonce|unsafe/);
    expect(first.text).not.toContain(' nonce=');
    // Every part is in its place, not moved there by a script.
    expect(first.text).not.toContain('<template id="B:');
    expect((await open(`${path === '/' ? '/_' : path}.data`)).caching).toBe(shared);
  });
}

test('[BEY-37] Replies to an account, missing pages and redirects are stored by no shared cache', async () => {
  const cookie = await cookiesOf('anna@example.de');
  for (const path of publicPages) {
    const { status, caching, policy } = await open(path, cookie);
    expect([path, status, caching]).toEqual([path, 200, 'private, no-cache']);
    expect(policy).toMatch(/'nonce-\w{32}'/);
  }
  for (const path of ['/articles/30000000-0000-4000-8000-00000000ffff', '/categories/none', '/missing']) {
    expect((await open(path)).caching ?? '', path).not.toContain('public');
  }
});

test('A visitor with an account gets their own header on a page from a shared cache', async ({ page }) => {
  const cookies = await signIn('anna@example.de', 'pfotenmass');
  // The browser requests the page without the cookies, and so gets that of everyone. Its scripts then find the cookies.
  await page.addInitScript(
    (lines) => {
      for (const line of lines) Reflect.set(document, 'cookie', line);
    },
    cookies.map(({ name, value }) => `${name}=${value}; path=/`),
  );
  const reply = await page.goto('/impressum');
  expect(reply?.headers()['cache-control']).toBe(shared);
  await expect(new AccountPage(page).menuButton).toBeVisible();
});

test('A change of a price is on its page at most five seconds later, and in an order at once', async () => {
  const priceOf = async () => /(\d+,\d\d)\s€/.exec((await open(article)).text.replaceAll('\u00a0', ' '))?.[1];
  const before = await priceOf();
  expect(before).toBe('24,90');
  try {
    await backoffice.changeArticle(careKit.id, { price: 31.7 });
    const changedAt = performance.now();
    const quote = await fetch(`${runningShop().backendUrl}/functions/v1/quote-cart`, {
      method: 'POST',
      headers: { apikey: backoffice.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ articleId: careKit.id, quantity: 1, configuratorSettings: null }] }),
    });
    expect(await quote.text()).toContain('3170');
    await expect.poll(priceOf, { intervals: [200], timeout: 30_000 }).toBe('31,70');
    // The page itself takes some time on a busy machine.
    expect(performance.now() - changedAt).toBeLessThan(catalogueMaxAgeMs + 5_000);
  } finally {
    await backoffice.changeArticle(careKit.id, { price: 24.9 });
  }
});

test('A paused article is gone at most five seconds later, and only its admin still sees it', async () => {
  expect((await open(article)).status).toBe(200);
  const admin = await cookiesOf('admin@example.de');
  await backoffice.changeArticle(careKit.id, { is_paused: true });
  try {
    await expect.poll(async () => (await open(article)).status, { intervals: [200], timeout: 30_000 }).toBe(302);
    expect((await open(article, admin)).status).toBe(200);
    // What the admin saw is not shown to others.
    expect((await open(article)).status).toBe(302);
  } finally {
    await backoffice.changeArticle(careKit.id, { is_paused: false });
  }
});
