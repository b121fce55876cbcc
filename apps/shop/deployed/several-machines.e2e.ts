import { Agent } from 'node:http';
import { expect, test } from '@playwright/test';
import { reconcilePaymentsReplySchema } from 'shop-backend/contracts';
import { findLosses } from '../../../scripts/flood/find-losses.ts';
import { type FloodedShop, postToBackend } from '../../../scripts/flood/flooded-shop.ts';
import { createAccepted, orderAndPay } from '../../../scripts/flood/regular-visitors.ts';
import { storedRows } from '../../../scripts/flood/stored-rows.ts';
import { floodedShop, shopEnv } from './deployed-shop.ts';
import { type Browsing, request, visitPage } from './machines/browse.ts';
import { type Build, copyAsNextBuild, currentBuild } from './machines/next-build.ts';
import { ShopProcesses } from './machines/shop-processes.ts';

const requestCount = 2_000;
/** Few, because the test is about servers that change, not about a load that the database cannot bear. */
const visitorCount = 2;
const orderCount = 50;
/** Numbers of visitors that no other test uses. */
const firstOrderNumber = 20_000;

// Servers read their data rarely: on a busy machine the database may take longer for it than a page waits.
const shop = new ShopProcesses({ ...shopEnv(), CATALOGUE_MAX_AGE: '60' });
const before = currentBuild();
let after: Build & { remove(): void };
test.beforeAll(async () => {
  after = copyAsNextBuild(before);
  await shop.start(before);
});
test.afterAll(async () => {
  await shop.close();
  after?.remove();
});

test('A rolling change of the build fails no page and no script of 2,000 requests', async () => {
  test.setTimeout(600_000);
  const seen: Browsing = { requests: 0, failures: [], versions: new Set(), files: new Map() };
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let isChanged = false;
  let visits = 0;
  const visit = async () => {
    while (!isChanged || seen.requests < requestCount) await visitPage(shop.url, agent, visits++, seen);
  };
  const change = async () => {
    const exitCodes = await shop.changeTo(after);
    isChanged = true;
    return exitCodes;
  };
  const [exitCodes] = await Promise.all([change(), ...Array.from({ length: visitorCount }, visit)]);

  expect(seen.failures).toEqual([]);
  expect(exitCodes).toEqual([0, 0, 0]);
  expect([...seen.versions].sort()).toEqual([before.version, after.version].sort());
  // A tab of the old build, in which the visitor goes on now.
  const old = [...(seen.files.get(before.version) ?? [])];
  expect(old.length).toBeGreaterThan(20);
  for (const file of old) await request(shop.url, file, agent, seen);
  await request(shop.url, `/__manifest?paths=%2Fwishlist&version=${before.version}`, agent, seen);
  expect(seen.failures).toEqual([]);
  agent.destroy();
});

test('The balancer keeps a public page for visitors without an account', async () => {
  const ageOf = async (path: string, cookie = '') => {
    const reply = await fetch(shop.url + path, { headers: { cookie } });
    await reply.arrayBuffer();
    return reply.headers.get('age');
  };
  await ageOf('/impressum?kopie');
  await expect.poll(() => ageOf('/impressum?kopie')).toMatch(/^\d+$/);
  expect(await ageOf('/impressum?kopie', 'sb-project-auth-token=a')).toBeNull();
  for (const path of ['/cart', '/auth', '/kontakt']) {
    await ageOf(path);
    expect([path, await ageOf(path)]).toEqual([path, null]);
  }
});

test('A server that is killed during 50 orders loses none and pays none twice', async () => {
  test.setTimeout(600_000);
  const backend: FloodedShop = { ...floodedShop(), shopUrl: shop.url };
  const accepted = createAccepted();
  let number = firstOrderNumber;
  const order = async () => {
    while (number < firstOrderNumber + orderCount) {
      const own = number++;
      if (own === firstOrderNumber + 15) shop.kill(1);
      // The visitor opens the cart and reloads it if the server died while it was sent.
      const cart = () => fetch(`${shop.url}/cart`).then(async (reply) => reply.ok && (await reply.text()) !== '');
      await expect.poll(() => cart().catch(() => false)).toBe(true);
      await orderAndPay(backend, accepted, own);
    }
  };
  await Promise.all(Array.from({ length: visitorCount }, order));

  expect(accepted.paidOrders).toHaveLength(orderCount);
  expect(await findLosses(backend, accepted)).toEqual([]);
  const emails = Array.from({ length: orderCount }, (_, index) => `unbeteiligt${firstOrderNumber + index}@example.de`);
  const mails = (await storedRows(backend, 'email_outbox', 'recipient', emails)).map(
    ({ recipient, template }) => `${recipient} ${template}`,
  );
  expect(mails).toHaveLength(new Set(mails).size);
  expect(await storedRows(backend, 'payments', 'order_id', accepted.paidOrders)).toHaveLength(orderCount);
  await expect.poll(() => differencesToPayPal(backend), { timeout: 60_000 }).toEqual({ differenceCents: 0, rows: [] });
});

/** Compares all payments with the PayPal sandbox, as the administration does. */
async function differencesToPayPal(backend: FloodedShop) {
  const address = '198.51.100.31';
  const login = JSON.stringify({ email: 'admin@example.de', password: 'pfotenmass' });
  const session = await postToBackend(backend, 'auth/v1/token?grant_type=password', address, login);
  const today = new Date().toISOString().slice(0, 10);
  const reply = await fetch(`${backend.backendUrl}/functions/v1/reconcile-payments`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${JSON.parse(session.text).access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ from: today, to: today }),
  });
  const { differenceCents, rows } = reconcilePaymentsReplySchema.parse(await reply.json());
  return { differenceCents, rows };
}
