import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { expectUsableAtEveryWidth } from '../support/every-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoHorizontalOverflow, expectRoomForLargeText, foldedWidthPx } from '../support/horizontal-overflow.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { routes } from '../support/routes.ts';

const budgetBytes = 150_000;
/** Configurator and cart also load the engine, the drawing or the checkout; forms load their validation. */
const toolBudgetBytes = 221_000;

/** All scripts that a page loads without interaction, with their gzip sizes in bytes. */
async function measureScripts(
  page: Page,
  route: string,
): Promise<{ scripts: ReadonlyMap<string, number>; reply: Response | null }> {
  const loaded: Request[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) loaded.push(request);
  };
  page.on('requestfinished', note);
  const reply = await page.goto(route, { waitUntil: 'networkidle' });
  page.off('requestfinished', note);
  const scripts = new Map<string, number>();
  for (const request of loaded) {
    const body = await (await request.response())?.body();
    if (body !== undefined) scripts.set(new URL(request.url()).pathname, gzipSync(body).length);
  }
  return { scripts, reply };
}

/** Violations of the content security policy, as reported by the browser. */
async function watchCspViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportCspViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportCspViolation')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

function totalOf(scripts: ReadonlyMap<string, number>): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

for (const route of routes) {
  const isTool = /^\/(configure|cart|auth|order-success|kontakt|vertrag)/.test(route);
  const limitBytes = isTool ? toolBudgetBytes : budgetBytes;
  test(`[BEY-37] [BEY-48] ${route} keeps its script budget of ${limitBytes / 1_000} kB, CSP, layout and accessibility`, async ({
    page,
    expectAccessible,
  }) => {
    const violations = await watchCspViolations(page);
    const { scripts, reply } = await measureScripts(page, route);
    const totalBytes = totalOf(scripts);
    test.info().annotations.push({ type: 'scripts', description: `${totalBytes} bytes in ${scripts.size} files` });
    expect(totalBytes).toBeGreaterThan(0);
    expect(totalBytes).toBeLessThanOrEqual(limitBytes);
    // The sign-in page loads a small script for the admin's language.
    expect([...scripts.keys()].filter((path) => /admin(?!-language)|data-table|editor/.test(path))).toEqual([]);

    const policy = reply?.headers()['content-security-policy'];
    expect(policy).toMatch(/(^|; )style-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe-');
    expect(await reply?.text()).not.toMatch(/<[a-z][^>]*\sstyle=|<style/i);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expectUsableAtEveryWidth(page, expectAccessible);
    await expectNoHorizontalOverflow(page, route, [foldedWidthPx]);
    await expectRoomForLargeText(page);
    expect(violations).toEqual([]);
  });
}

test('[BEY-48] A filled cart keeps its budget and is accessible, also with errors in its form', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/nowhere');
  await page.evaluate(() => {
    const article = { id: '30000000-0000-4000-8000-000000000013', title: 'Pflegeset', price: 24.9, image_url: null };
    const fields = { size: { label: 'Größe', field_type: 'dropdown', options: [{ label: 'Klein', value: 's' }] } };
    const configuratorSettings = { s: { size: 's', _metadata: { section: { id: 's', title: 'Maße' }, fields } } };
    const lines = [
      { article, quantity: 2 },
      { article, quantity: 1, configuratorSettings },
    ];
    localStorage.setItem('cart', JSON.stringify(lines));
  });
  const { scripts } = await measureScripts(page, '/cart');
  await expect(page.getByText('Konfiguriert', { exact: true })).toBeVisible();
  expect(totalOf(scripts)).toBeLessThanOrEqual(toolBudgetBytes);
  await expectUsableAtEveryWidth(page, expectAccessible);
  await expectNoHorizontalOverflow(page, '/cart', [foldedWidthPx]);
  await page.getByRole('button', { name: 'Pflegeset entfernen' }).last().click();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectUsableAtEveryWidth(page, expectAccessible);
});
