import { type FragileShop, startFragileShop } from './broken-backend.ts';
import { test as base } from './fixtures.ts';

/** Playwright's test with a shop of its own, whose backend can be broken or listened to. The other tests keep theirs. */
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
