import { type FragileShop, startFragileShop } from './broken-backend.ts';
import { test as base } from './fixtures.ts';

/** Playwright's test with a separate shop, whose backend can be broken or observed without affecting other tests. */
export const test = base.extend<object, { shop: FragileShop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await startFragileShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.shopUrl);
    shop.behave('works');
  },
});

export { expect } from './fixtures.ts';
