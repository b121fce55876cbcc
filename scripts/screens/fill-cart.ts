import type { Page } from 'playwright';

const measurements = [
  'Schulter bis Brustbein',
  'Schulter bis Rutenansatz',
  'Schulter bis Hüfte',
  'Brustbein bis Bauch',
];

/**
 * Puts a ready-made article and, unfinished, a coat's choices into what the browser keeps, so that the pages with
 * something in them can be photographed. Leaves the browser on the cart.
 */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/configure/dog-coat');
  await page.getByRole('button', { name: 'Maße', exact: true }).click();
  for (const label of measurements) await page.getByRole('textbox', { name: label, exact: true }).fill('30');
  await page.goto('/categories');
  await page
    .getByRole('link', { name: /Mäntel/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).last().click();
  await page.getByRole('button', { name: 'Im Warenkorb' }).first().waitFor();
  await page.goto('/cart');
}
