import { request as send } from 'node:http';
import { expect, test } from '@playwright/test';
import { runningShop } from '../support/running-shop.ts';
import { type ShopServer, startShopServer } from '../support/shop-server.ts';

const publicUrl = 'https://shop.example';
/** Headers sent by a TLS proxy in front of the shop. */
const forwarded = { host: 'shop.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

let shop: ShopServer;
test.beforeAll(async () => {
  shop = await startShopServer({ ...runningShop().shopEnv, SHOP_URL: publicUrl });
});
test.afterAll(() => shop.close());

interface Reply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends a request like the proxy. `fetch` does not allow setting the host. */
function sendRequest(
  path: string,
  headers: Record<string, string> = {},
  form?: Record<string, string> | string,
): Promise<Reply> {
  const body = form === undefined || typeof form === 'string' ? form : new URLSearchParams(form).toString();
  return new Promise((resolve, reject) => {
    const outgoing = send(new URL(path, shop.url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...forwarded,
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', async (incoming) => {
      let text = '';
      for await (const part of incoming.setEncoding('utf8')) text += part;
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
    });
    outgoing.end(body);
  });
}

const withdrawal = { name: 'Wanda Widerruf', orderNumber: 'PM-0000-000000', email: 'wanda@example.de', message: '' };
const contact = {
  type: 'contact',
  name: 'Greta Gast',
  email: 'greta@example.de',
  subject: 'Frage',
  message: 'Passt der Mantel?',
  privacyAccepted: 'on',
};

test('[BEY-21] The withdrawal form is accepted behind a TLS proxy', async () => {
  const reply = await sendRequest('/vertrag-widerrufen', { origin: publicUrl }, withdrawal);
  expect(reply.text).toContain('Ihr Widerruf ist bei uns eingegangen.');
  expect(reply.status).toBe(200);
});

test('[CONTACT-10] The contact form is accepted behind a TLS proxy', async () => {
  const reply = await sendRequest('/kontakt', { origin: publicUrl }, contact);
  expect(reply.text).toContain('Vielen Dank für Ihre Nachricht!');
});

/** Bodies that their paths accept from the shop's own origin. */
const accepted: readonly (readonly [path: string, body: Record<string, string> | string])[] = [
  ['/vertrag-widerrufen', withdrawal],
  ['/kontakt', contact],
  ['/vertrag-widerrufen.data', withdrawal],
  [
    '/configurator-visits',
    JSON.stringify({ template: { id: 'none', version: 1 }, progress: { steps: [], isOpened: true, isAdded: false } }),
  ],
];

test('Forms and reports from the public URL of the shop are accepted', async () => {
  for (const [path, body] of accepted) {
    const { status } = await sendRequest(path, { origin: publicUrl }, body);
    expect([path, status >= 200 && status < 300]).toEqual([path, true]);
  }
});

const foreign = [
  'https://evil.example',
  'http://shop.example',
  'https://shop.example.evil.example',
  'null',
  'nonsense',
];
for (const origin of foreign) {
  test(`A form from the origin ${origin} is rejected`, async () => {
    for (const [path, body] of accepted) expect((await sendRequest(path, { origin }, body)).status, path).toBe(400);
  });
}

test('A form from a foreign origin is rejected even if its Host headers name that origin', async () => {
  const headers = { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  expect((await sendRequest('/vertrag-widerrufen', headers, withdrawal)).status).toBe(400);
});

test('[BEY-53] Absolute links use the public URL for any Host header', async () => {
  const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const [page, sitemap, robots] = await Promise.all(
    ['/kontakt', '/sitemap.xml', '/robots.txt'].map((path) => sendRequest(path, host)),
  );
  expect(page?.text).toContain(`<link rel="canonical" href="${publicUrl}/kontakt"/>`);
  expect(sitemap?.text).toContain(`<loc>${publicUrl}/categories</loc>`);
  expect(robots?.text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const reply of [page, sitemap, robots]) expect(reply?.text).not.toContain('evil.example');
});

const personalPages = [
  '/profile',
  '/orders',
  '/order-success?order=PM-1',
  '/auth',
  '/reset-password',
  '/admin',
  '/admin/orders',
];
for (const path of personalPages) {
  test(`The path ${path} may be cached by neither proxies nor browsers`, async () => {
    expect((await sendRequest(path)).headers['cache-control']).toBe('private, no-store');
  });
}

test('[BEY-37] Every reply forbids sniffing: pages, files, data, redirects, errors and rejections', async () => {
  const page = await sendRequest('/');
  const script = /\/assets\/[\w-]+\.js/.exec(page.text)?.[0] ?? '';
  expect(script).not.toBe('');
  const paths = [
    '/',
    script,
    '/favicon.svg',
    '/robots.txt',
    '/kontakt.data',
    '/order-success',
    '/missing',
    '/admin/missing',
    '/__manifest',
  ];
  for (const path of paths) expect((await sendRequest(path)).headers['x-content-type-options'], path).toBe('nosniff');
  const refused = await sendRequest('/kontakt', { origin: 'https://evil.example' }, contact);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
});

test('[BEY-37] Pages served over HTTPS send HSTS', async () => {
  expect((await sendRequest('/')).headers['strict-transport-security']).toMatch(/max-age=[1-9]/);
});
