import type { Page } from 'playwright';

const measurements = [
  ['Schulter bis Brustbein', '22'],
  ['Schulter bis Rutenansatz', '52'],
  ['Schulter bis Hüfte', '40'],
  ['Brustbein bis Bauch', '30'],
] as const;

/**
 * Adds a ready-made article to the cart and starts an unfinished configuration of a coat, so that screenshots show
 * pages with content. Ends on the cart page.
 */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/configure/dog-coat');
  await page.getByRole('button', { name: 'Maße', exact: true }).click();
  for (const [label, cm] of measurements) await page.getByRole('textbox', { name: label, exact: true }).fill(cm);
  await page.goto('/categories');
  await page
    .getByRole('link', { name: /Mäntel/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).last().click();
  await page.getByRole('button', { name: 'Im Warenkorb' }).first().waitFor();
  await page.goto('/cart');
}
