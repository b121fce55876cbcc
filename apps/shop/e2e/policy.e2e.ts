import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { routes } from './routes.ts';

/** Every breach of the content security policy, as the browser itself counts it. */
async function watchBreaches(page: Page): Promise<readonly string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('reportBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportBreach')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return breaches;
}

for (const route of routes) {
  test(`[BEY-37] ${route} has a strict policy, comes without style attributes and breaks none of it`, async ({
    page,
  }) => {
    const breaches = await watchBreaches(page);
    const reply = await page.goto(route, { waitUntil: 'networkidle' });
    const policy = reply?.headers()['content-security-policy'];
    expect(policy).toMatch(/(^|; )style-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe-');
    expect(await reply?.text()).not.toMatch(/<[a-z][^>]*\sstyle=|<style/i);
    expect(breaches).toEqual([]);
  });
}
