import type { BrowserContext, Page } from '@playwright/test';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { expect, test } from '../support/fixtures.ts';

const LEASH = '/configure/dog-leash?article=30000000-0000-4000-8000-000000000009';
const COAT = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';

test('[CFG-FLOW-08] Each step of the configurator has its own history entry; reload keeps step and input', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await page.goto('/categories');
  await configurator.open(COAT);
  await configurator.fill('Gewicht', '12,5');
  await configurator.next.click();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  await configurator.fill('Schulter bis Brustbein', '22');
  await configurator.goToStep('Extras');
  await expect(page).toHaveURL(/step=7$/);

  await page.goBack();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await page.reload();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await page.goForward();
  await expect(configurator.heading('Extras')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);

  // A stored draft continues at its step, without a new history entry.
  await configurator.open(COAT);
  await configurator.goToStep('Maße');
  await configurator.open(COAT);
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  // A new configuration starts at the first step, whatever step the URL contains.
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
  await expect(page).not.toHaveURL(/step=/);
});

/** Opens the coat in two tabs. */
async function openInTwoTabs(page: Page, context: BrowserContext) {
  const otherPage = await context.newPage();
  const [first, second] = [new ConfiguratorPage(page), new ConfiguratorPage(otherPage)];
  await first.open(COAT);
  await second.open(COAT);
  return { first, second, otherPage };
}

test('[CFG-FLOW-14] Two tabs with the same article keep the entries of each', async ({ page, context }) => {
  const { first, second, otherPage } = await openInTwoTabs(page, context);
  await first.fill('Gewicht', '12,5');
  await second.fill('Rasse', 'Whippet');
  await expect(otherPage.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
});

test('[CFG-FLOW-14] A reset in one tab also clears the other, and later input is kept', async ({ page, context }) => {
  const { first, second, otherPage } = await openInTwoTabs(page, context);
  await first.fill('Gewicht', '12,5');
  const otherWeight = otherPage.getByRole('textbox', { name: 'Gewicht', exact: true });
  await expect(otherWeight).toHaveValue('12,5');
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(otherWeight).toHaveValue('');
  await second.fill('Rasse', 'Whippet');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
});

test('[CFG-FLOW-08] A restart in the moment the draft gets its step in the URL starts at the first step', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(COAT);
  await configurator.fill('Gewicht', '12,5');
  await configurator.next.click();
  await expect(page).toHaveURL(/step=2$/);
  // Clicks after the URL has the step, and before the page is rendered with that URL.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (data, unused, url) => {
      replaceState(data, unused, url);
      if (!location.search.endsWith('step=2') || !url) return;
      history.replaceState = replaceState;
      for (const button of document.querySelectorAll('button')) {
        if (button.textContent === 'Neu beginnen') button.click();
      }
    };
  });
  await configurator.open(COAT);
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
  await expect(page).not.toHaveURL(/step=/);
});

test('[CFG-FLOW-08] The steps of the configurator change without a connection', async ({ page, context }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.openForOffline(COAT);
  await configurator.fill('Gewicht', '12,5');
  await context.setOffline(true);
  await configurator.next.click();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  await configurator.fill('Schulter bis Brustbein', '22');
  await configurator.goToStep('Extras');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await context.setOffline(false);
});

test('[BEY-49] An article added offline is in the cart, and the page stays', async ({ page, context }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.openForOffline(LEASH);
  await configurator.fill('Stoff für die Leine (Link)', 'https://stoffe.example/loden');
  await configurator.next.click();
  await configurator.heading('Extras').waitFor();
  await context.setOffline(true);
  await configurator.addToCart();
  await expect(page.getByRole('button', { name: /^Im Warenkorb/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('Weitblick');
  await expect(page.getByText('Keine Verbindung zum Internet.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Weitblick' })).toBeVisible();
});
