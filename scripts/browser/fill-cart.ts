import type { Page } from 'playwright';

const measurements = [
  ['Schulter bis Brustbein', '22'],
  ['Schulter bis Rutenansatz', '52'],
  ['Schulter bis Hüfte', '40'],
  ['Brustbein bis Bauch', '30'],
] as const;

/**
 * Puts a ready-made article and, unfinished, a coat's choices into what the browser keeps, so that the pages with
 * something in them can be photographed. Leaves the browser on the cart.
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
